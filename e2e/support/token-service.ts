import type { Page } from "@playwright/test";
import { list, problem } from "./stub-service.ts";
import { SERVICE_URL, useService } from "./service.ts";

/** A service with 120 classifications that requires a token; the test grants and revokes its tokens. */
export interface TokenService {
  /** The response of E1; by default the next token, for the correct secret. */
  exchange: (request: Request) => Response | Promise<Response>;
  /** Revokes all issued tokens. */
  withdraw: () => void;
  /** Requests so far: method, path with query, and token. */
  readonly asked: { readonly operation: string; readonly token: string | null }[];
  exchanges: number;
}

export const DETAILS = { id: "the-client", secret: "the-secret-of-it", application: "https://app.test" };
const E1 = "/authentication/api/v1/oauth2/token";

const CLASSIFICATIONS = Array.from({ length: 120 }, (_, index) => ({
  guid: `concept-${index}`,
  versionGuid: `version-${index}`,
  defaultName: `List ${index + 1}`,
  name: `List ${index + 1}`,
}));

/** The token of the nth exchange. */
export const token = (n: number): string => `granted-token-${n}`;

async function grant(request: Request, next: string): Promise<Response> {
  const body = await request.text();
  const isRight = body.includes(JSON.stringify(DETAILS.id)) && body.includes(JSON.stringify(DETAILS.secret));
  return isRight ? Response.json(next) : problem(401, "Unknown client");
}

export async function stubTokenService(
  page: Page,
  name = "Test service",
  config: Record<string, unknown> = {},
): Promise<TokenService> {
  let isWithdrawn = false;
  const service: TokenService = {
    exchange: (request) => grant(request, token(service.exchanges)),
    withdraw: () => void (isWithdrawn = true),
    asked: [],
    exchanges: 0,
  };
  await useService(
    page,
    async (request) => {
      const { pathname, search } = new URL(request.url);
      const sent = request.headers.get("authorization")?.replace("Bearer ", "") ?? null;
      service.asked.push({ operation: `${request.method} ${pathname}${search}`, token: sent });
      if (pathname === E1) {
        service.exchanges += 1;
        const response = await service.exchange(request);
        if (response.ok) isWithdrawn = false;
        return response;
      }
      if (isWithdrawn || sent !== token(service.exchanges)) return problem(401, "The token is over");
      if (pathname.endsWith("/classifications")) return list(request, CLASSIFICATIONS);
      return list(request, []);
    },
    { services: [{ name, baseUrl: SERVICE_URL }], ...config },
  );
  return service;
}

/** Fills in and submits the form. */
export async function signIn(page: Page, secret: string = DETAILS.secret): Promise<void> {
  await page.getByRole("textbox", { name: "Client ID" }).fill(DETAILS.id);
  await page.getByLabel("Client secret", { exact: true }).fill(secret);
  await page.getByRole("textbox", { name: "Application URL" }).fill(DETAILS.application);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
}

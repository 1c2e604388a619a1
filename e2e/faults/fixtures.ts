import type { Locator, Page } from "@playwright/test";
import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "../../src/sample/credentials.ts";
import { expect, test as base } from "../fixtures.ts";
import { type FaultServer, type Handler, startFaultServer } from "../support/faulty-server.ts";
import { loadSampleService } from "../support/load-sample.ts";

/** What E1 of the service takes. */
export const CREDENTIALS = { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET };

let sample: ReturnType<typeof loadSampleService> | null = null;

/** The sample service, which asks nobody for a token. */
async function openSample(): Promise<Handler> {
  const { createSampleService } = await (sample ??= loadSampleService());
  const { handle } = createSampleService();
  const reply = await handle(
    new Request("http://sample/authentication/api/v1/oauth2/token", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(CREDENTIALS),
    }),
  );
  const token = String(await reply.json());
  return (request) => {
    const headers = new Headers(request.headers);
    if (!headers.has("authorization")) headers.set("authorization", `Bearer ${token}`);
    return handle(new Request(request, { headers }));
  };
}

interface Options {
  /** How the configuration describes the service, beside its address. */
  serviceConfig: Record<string, unknown>;
  /** Answers where there is no fault; null: the sample catalogue. */
  plays: { readonly handle: Handler } | null;
}

/** Tests with a service of their own on a real socket, which the app is configured to ask. */
export const test = base.extend<Options & { service: FaultServer }>({
  serviceWorkers: "block",
  serviceConfig: [{ auth: "none" }, { option: true }],
  plays: [null, { option: true }],
  service: async ({ page, serviceConfig, plays }, use) => {
    const service = await startFaultServer(plays?.handle ?? (await openSample()));
    const config = { services: [{ name: "Faulty service", baseUrl: service.url, ...serviceConfig }] };
    await page.route("**/config.json", (route) => route.fulfill({ json: config }));
    await use(service);
    await service.close();
  },
});

export { expect };

/**
 * Lets the time pass that the app waits between retries, or this many milliseconds, again and again until something is there. For pages
 * with `page.clock`.
 */
export async function waitFor(page: Page, locator: Locator, ms = 2000): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(ms);
        return locator.count();
      },
      // Ever slower: what is on its way over the network must not seem to take longer than the app puts up with.
      { intervals: [50, 100, 200, 400, 800] },
    )
    .toBeGreaterThan(0);
}

/** The count beneath a list. */
export function count(page: Page, text: string): Locator {
  return page.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) });
}

/** Scrolls to the end of what is there of the templates, upon which the list goes on by itself. */
export async function scrollOn(page: Page): Promise<void> {
  await page.getByRole("list", { name: "Templates" }).getByRole("link").first().hover();
  await page.mouse.wheel(0, 100_000);
}

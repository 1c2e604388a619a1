import type { Locator, Page } from "@playwright/test";
import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "../../src/embedded-service/credentials.ts";
import { expect, test as base } from "../fixtures.ts";
import { type FaultServer, startFaultServer } from "../support/faulty-server.ts";
import type { Handler } from "../support/stub-service.ts";
import { loadSampleService } from "../support/load-sample.ts";

/** The credentials for E1 of the service. */
export const CREDENTIALS = { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET };

let sample: ReturnType<typeof loadSampleService> | null = null;

/** The sample service, without sign-in. */
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
  /** The configuration of the service besides its address. */
  serviceConfig: Record<string, unknown>;
  /** The service behind the faults; null: the sample catalogue. */
  plays: { readonly handle: Handler } | null;
}

/** Tests with their own service on a real socket, which the app is configured to use. */
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
 * Advances the clock by the waits between retries, or by this many milliseconds, until the locator is visible. For pages with `page.clock`.
 */
export async function waitFor(page: Page, locator: Locator, ms = 2000): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(ms);
        return locator.count();
      },
      // With increasing intervals: responses in flight must not exceed the app's time limit on the fake clock.
      { intervals: [50, 100, 200, 400, 800] },
    )
    .toBeGreaterThan(0);
}

/** The count below a list. */
export function count(page: Page, text: string): Locator {
  return page.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) });
}

/** Scrolls to the end of the loaded templates, which loads more. */
export async function scrollOn(page: Page): Promise<void> {
  await page.getByRole("list", { name: "Templates" }).getByRole("link").first().hover();
  await page.mouse.wheel(0, 100_000);
}

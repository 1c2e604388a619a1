import type { Page, Route } from "@playwright/test";
import { CORS, type Handler } from "./stub-service.ts";

export const SERVICE_URL = "https://service.test";

/**
 * Connects the app to a service stubbed by the test; call it before the first `page.goto`, in a spec with `test.use({ serviceWorkers:
 * "block" })`, since routes do not see requests handled by a service worker. `Response.error()` is a network failure, a promise that never
 * settles a response that never arrives. `config` overrides parts of the configuration.
 */
export async function useService(
  page: Page,
  handler: Handler,
  config: Record<string, unknown> = {},
): Promise<void> {
  const service = { name: "Test service", baseUrl: SERVICE_URL, auth: "none" };
  await page.route("**/config.json", (route) => route.fulfill({ json: { services: [service], ...config } }));
  await page.route(`${SERVICE_URL}/**`, async (route) => {
    const response =
      route.request().method() === "OPTIONS"
        ? new Response(null, { status: 204 })
        : await handler(await toRequest(route));
    await answer(route, response);
  });
}

async function toRequest(route: Route): Promise<Request> {
  const request = route.request();
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(":"));
  const body = request.postDataBuffer();
  return new Request(request.url(), {
    method: request.method(),
    headers,
    ...(body === null ? {} : { body: new Uint8Array(body) }),
  });
}

async function answer(route: Route, response: Response): Promise<void> {
  try {
    if (response.type === "error") {
      await route.abort("failed");
      return;
    }
    await route.fulfill({
      status: response.status,
      headers: { ...CORS, ...Object.fromEntries(response.headers) },
      body: Buffer.from(await response.arrayBuffer()),
    });
  } catch (error) {
    // The app may have cancelled the request, or the test may have ended, before the handler was done.
    if (!/closed|ended|handled|canceled|Invalid InterceptionId/i.test(String(error))) throw error;
  }
}

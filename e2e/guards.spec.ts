import { accessibilityViolations, collectErrors, expect, test } from "./fixtures/test.ts";
import { SERVICE_URL, useService } from "./fixtures/service.ts";

/** A page without axe violations, to insert violations into. */
const pageWith = (content: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>Canary</title>${head}</head><body><main><h1>Canary</h1>${content}</main></body></html>`;

const ERRORS: [what: string, html: string, message: RegExp][] = [
  ["an error on the console", pageWith("<script>console.error('canary logged')</script>"), /canary logged/],
  ["an error that is thrown", pageWith("<script>throw new Error('canary thrown')</script>"), /canary thrown/],
  [
    "an unhandled rejection",
    pageWith("<script>Promise.reject(new Error('canary rejected'))</script>"),
    /canary rejected/,
  ],
  [
    "a violation of the content security policy",
    pageWith(
      "<script>document.title = 'ran'</script>",
      "<meta http-equiv='Content-Security-Policy' content=\"script-src 'none'\">",
    ),
    /Content Security Policy/,
  ],
];

for (const [what, html, message] of ERRORS) {
  test(`${what} is caught`, async ({ page, context, browserErrors }) => {
    browserErrors.expect(message);
    const errors = collectErrors(context);
    await page.setContent(html);
    await expect.poll(() => errors).toEqual([expect.stringMatching(message)]);
  });
}

test("the app runs under the Content-Security-Policy of a deployment", async ({ page }) => {
  const policy = (await page.goto("/connect"))?.headers()["content-security-policy"] ?? "";
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining(["script-src 'self'", "style-src 'self'", "require-trusted-types-for 'script'"]),
  );
});

test("an undeclared browser error fails a test (expected failure)", async ({ page }) => {
  test.fail();
  await page.setContent(pageWith("<script>console.error('canary logged')</script>"));
  await expect(page.getByRole("heading")).toBeVisible();
});

test("console warnings and messages are no errors", async ({ page, context }) => {
  const errors = collectErrors(context);
  await page.setContent(pageWith("<script>console.warn('canary'); console.log('canary')</script>"));
  expect(errors).toEqual([]);
});

test.describe("axe", () => {
  const scheme = "<style>:root { color-scheme: light dark }</style>";
  const pale = (media: string) =>
    `<style>@media (prefers-color-scheme: ${media}) { p { color: #808080; background: #888888 } }</style><p>Pale</p>`;

  test("finds nothing on a valid page", async ({ page }) => {
    await page.setContent(pageWith("<p>Text</p>", scheme));
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("finds a field without a name", async ({ page }) => {
    await page.setContent(pageWith("<input>", scheme));
    expect(await accessibilityViolations(page)).toEqual([expect.stringMatching(/^light: label:/)]);
  });

  for (const only of ["light", "dark"]) {
    test(`finds low contrast in ${only} only`, async ({ page }) => {
      await page.setContent(pageWith(pale(only), scheme));
      expect(await accessibilityViolations(page)).toEqual([
        expect.stringMatching(`^${only}: color-contrast:`),
      ]);
    });
  }
});

test.describe("a stub service", () => {
  test.use({ serviceWorkers: "block" });

  test("is configured, and responds, fails or stays silent", async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/);
    await useService(
      page,
      async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === "/broken") return Response.error();
        if (pathname === "/silent") return new Promise(() => {});
        const sent = {
          method: request.method,
          header: request.headers.get("x-canary"),
          body: await request.text(),
        };
        return Response.json(sent, { status: 201, headers: { "x-answer": "yes" } });
      },
      { takes: { list: 2 } },
    );
    // Any page on the app's origin will do.
    await page.route("**/canary.html", (route) =>
      route.fulfill({ contentType: "text/html", body: pageWith("") }),
    );
    await page.goto("/canary.html");
    const seen = await page.evaluate(async (url) => {
      const config: unknown = await (await fetch("/config.json")).json();
      const response = await fetch(`${url}/echo`, {
        method: "POST",
        body: "canary",
        headers: { "X-Canary": "1" },
      });
      const answer: unknown = await response.json();
      const failure = await fetch(`${url}/broken`).catch((error: unknown) => String(error));
      const silence = await fetch(`${url}/silent`, { signal: AbortSignal.timeout(100) }).catch(
        (error: unknown) => String(error),
      );
      return {
        config,
        answer,
        status: response.status,
        header: response.headers.get("x-answer"),
        failure,
        silence,
      };
    }, SERVICE_URL);
    expect(seen).toEqual({
      config: {
        services: [{ name: "Test service", baseUrl: SERVICE_URL, auth: "none" }],
        takes: { list: 2 },
      },
      answer: { method: "POST", header: "1", body: "canary" },
      status: 201,
      header: "yes",
      failure: expect.stringContaining("Failed to fetch"),
      silence: expect.stringContaining("TimeoutError"),
    });
  });
});

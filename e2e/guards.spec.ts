import { accessibilityViolations, collectErrors, expect, test } from "./fixtures/test.ts";

/** The checks of every browser test: errors in the browser, the Content-Security-Policy and axe. */

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

test.describe("axe", () => {
  const scheme = "<style>:root { color-scheme: light dark }</style>";
  const pale = (media: string) =>
    `<style>@media (prefers-color-scheme: ${media}) { p { color: #808080; background: #888888 } }</style><p>Pale</p>`;

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

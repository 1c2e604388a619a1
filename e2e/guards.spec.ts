import { expect, test } from "./fixtures/test.ts";

test("the app runs under the Content-Security-Policy of a deployment", async ({ page }) => {
  const policy = (await page.goto("/connect"))?.headers()["content-security-policy"] ?? "";
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining(["script-src 'self'", "style-src 'self'", "require-trusted-types-for 'script'"]),
  );
});

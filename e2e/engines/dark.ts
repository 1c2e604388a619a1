import type { AppPage } from "./driver.ts";
import { expect, test } from "./test.ts";

/** A journey of its own file, because each file has its own browser: what the system prefers is known to that when it starts. */
test.use({ scheme: "dark" });

const brightness = async (app: AppPage): Promise<unknown> =>
  app.evaluate("Math.max(...getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number))");

test("dark where the system prefers it, until light is chosen", async ({ app, served }) => {
  await app.goto(`${served.url}/units`);
  const more = app.getByRole("button", { name: "More", exact: true });
  await more.waitFor();
  expect(await brightness(app)).toBeLessThan(100);
  await more.click();
  await app.getByRole("menuitem", { name: "Switch to light colours" }).click();
  await expect.poll(() => brightness(app)).toBeGreaterThan(200);
  await app.reload();
  await more.waitFor();
  expect(await brightness(app)).toBeGreaterThan(200);
});

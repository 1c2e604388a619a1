import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { axe, expect, test } from "../e2e/fixtures/test.ts";

/** What Storybook lists of a build; only what is used here. */
const indexSchema = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), title: v.string(), name: v.string() })),
});
const built = join(import.meta.dirname, "../dist-workbench/index.json");
const stories = Object.values(v.parse(indexSchema, JSON.parse(readFileSync(built, "utf8"))).entries);

/** Whether Storybook has announced the end of the steps of the story on the page, passed or failed. */
const HAS_FINISHED = `__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished") !== undefined`;

for (const component of new Set(stories.map(({ title }) => title))) {
  test(component, async ({ page }) => {
    await page.addInitScript(() => localStorage.clear());
    for (const { id, name } of stories.filter(({ title }) => title === component))
      await test.step(name, async () => {
        await page.goto(`/iframe.html?id=${id}&viewMode=story`);
        // The story is shown before its own steps begin, and the next one must not begin before they have ended.
        await page.waitForFunction(HAS_FINISHED);
        await expect(page.locator("body"), "the story and its steps").toHaveClass(/sb-show-main/);
        await expect(page.getByRole("main").locator(":scope > *"), "what it draws").not.toHaveCount(0);
        await axe(page);
      });
  });
}

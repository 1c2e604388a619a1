import type { Locator } from "@playwright/test";
import { PAGES } from "./fixtures/pages.ts";
import { useService } from "./fixtures/service.ts";
import { serveCatalogue } from "./fixtures/stub-catalogue.ts";
import { expect, test } from "./fixtures/test.ts";

/** What the preferences of the system and low vision require, besides the contrast of text, which axe measures on every page. */

const addressOf = (name: string): string => PAGES.find(([page]) => page === name)?.[1] ?? "";

/** The contrast between a colour of an element and the background of the page. */
function contrast(element: Locator, property: "backgroundColor" | "borderTopColor"): Promise<number> {
  return element.evaluate((element, property) => {
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const colors = [getComputedStyle(element)[property], getComputedStyle(document.body).backgroundColor];
    const [dark = 0, light = 0] = colors.map(luminance).toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }, property);
}

for (const colorScheme of ["light", "dark"] as const)
  test(`switches and checkboxes that are off stand out from the page, and so does what is on, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await useService(page, serveCatalogue);
    await page.goto(addressOf("mapped properties"));
    const values = page.getByRole("switch", { name: "Values" });
    const track = values.locator("xpath=following-sibling::*[1]");
    const contrastOfTrack = () => contrast(track, "backgroundColor");
    await expect(values).not.toBeChecked();
    expect(await contrastOfTrack()).toBeGreaterThan(3);
    await values.check();
    await expect.poll(contrastOfTrack).toBeGreaterThan(3);
    await page.goto("/connect");
    const box = page.getByRole("checkbox").first();
    await expect(box).not.toBeChecked();
    expect(await contrast(box, "borderTopColor")).toBeGreaterThan(3);
  });

test("text of twice the size has room in fields and between the lines of tables", async ({ page }) => {
  await page.goto("/projects/1/requirements");
  await expect(page.getByRole("table", { name: "Requirements" })).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const room = (elements: Locator, property: "height" | "lineHeight") =>
    elements.first().evaluate((element, property) => {
      const style = getComputedStyle(element);
      return Number.parseFloat(style[property]) / Number.parseFloat(style.fontSize);
    }, property);
  for (const [elements, property] of [
    [page.getByRole("searchbox", { name: "Filter the loaded requirements" }), "height"],
    [page.getByRole("combobox", { name: "Culture", exact: true }), "height"],
    [page.getByRole("button", { name: "Search everything" }), "height"],
    [page.getByRole("cell"), "lineHeight"],
  ] as const)
    expect(await room(elements, property), String(elements)).toBeGreaterThan(1.2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect
    .poll(() => page.getByRole("banner").evaluate((header) => header.scrollWidth - header.clientWidth))
    .toBe(0);
});

test("nothing moves while a page loads, if its user prefers less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const answer = Promise.withResolvers<void>();
  await useService(page, async (request) => {
    await answer.promise;
    return serveCatalogue(request);
  });
  await page.goto("/classifications");
  const skeleton = page.locator(".mantine-Skeleton-root").first();
  await expect(skeleton).toBeVisible();
  expect(await skeleton.evaluate((element) => getComputedStyle(element, "::after").animationName)).toBe(
    "none",
  );
  answer.resolve();
});

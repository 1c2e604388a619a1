import { code, tree } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { CLASSIFICATION, serveCodes } from "./fixtures/stub-codes.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("on a phone the navigation covers the page, and details are below the tree", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Catalogue" });
  await expect(navigation).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).tap();
  await axe(page);
  await navigation.getByRole("link", { name: "Classifications" }).tap();
  await expect(navigation).toBeHidden();

  await page.getByRole("link", { name: "Building elements" }).tap();
  await code(page, "300 Envelope").tap();
  await code(page, "310 External walls").tap();
  const heading = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("310 External walls");
  const treeBox = await tree(page).boundingBox();
  const headingBox = await heading.boundingBox();
  expect(headingBox?.y ?? 0).toBeGreaterThan(treeBox?.y ?? Number.POSITIVE_INFINITY);
  await expect(heading, "without scrolling").toBeInViewport();
  await expectNoOverflow(page);
  await axe(page);
});

test.describe("with a service", () => {
  test("at the twelfth level, a long number leaves room for the name", async ({ page }) => {
    const codes = Array.from({ length: 12 }, (_, index) => ({
      number: Array.from({ length: index + 1 }, () => "1").join("."),
      name: `Beams of level ${index + 1}`,
      hasCodes: index < 11,
      level: index + 1,
    }));
    await useService(page, (request) => serveCodes(request, codes));
    const { number = "" } = codes.at(-1) ?? {};
    await page.goto(`/classifications/${CLASSIFICATION}/codes/version-${number}?number=${number}`);
    const name = code(page, number).getByText("Beams of level 12");
    await expect(name).toBeInViewport();
    expect((await name.boundingBox())?.width).toBeGreaterThan(64);
  });
});

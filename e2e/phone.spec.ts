import type { Locator } from "@playwright/test";
import { code, tree } from "./fixtures/locators.ts";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { CLASSIFICATION, serveCodes } from "./fixtures/stub-codes.ts";
import { concept, list } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("on a phone the navigation covers the page, and details are below the tree", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Catalogue" });
  await expect(navigation).toBeHidden();
  const menu = page.getByRole("button", { name: "Menu" });
  const header = await page.getByRole("banner").boundingBox();
  expect(header?.height, "two lines").toBeLessThan(90);
  await menu.tap();
  await axe(page);
  await expect(page.getByRole("main"), "Tab reaches nothing that is covered").toBeHidden();
  await navigation.getByRole("link", { name: "Classifications" }).focus();
  await page.keyboard.press("Escape");
  await expect(navigation).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.tap();
  await navigation.getByRole("link", { name: "Overview" }).tap();
  await expect(navigation, "also for the page that is shown").toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await menu.tap();
  await navigation.getByRole("link", { name: "Classifications" }).tap();
  await expect(navigation).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Classifications" })).toBeFocused();
  await menu.tap();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Classifications" })).toBeFocused();
  await expect(navigation, "also on a return to the page on which it was open").toBeHidden();

  const loading = Promise.withResolvers<void>();
  await page.route(/units-page-.*\.js/, (route) => loading.promise.then(() => route.continue()));
  await menu.tap();
  await navigation.getByRole("link", { name: "Units" }).tap();
  await expect(page).toHaveURL(/\/units/);
  await menu.tap();
  loading.resolve();
  await expect(page).toHaveTitle(/^Units/);
  await expect(navigation, "opened while the page was loading").toBeVisible();
  await navigation.getByRole("link", { name: "Classifications" }).tap();

  await page.getByRole("link", { name: "Building elements" }).tap();
  await code(page, "300 Envelope").tap();
  await code(page, "310 External walls").tap();
  const heading = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("310 External walls");
  await expect(heading, "without scrolling").toBeInViewport();
  const treeBox = await tree(page).boundingBox();
  const headingBox = await heading.boundingBox();
  expect(headingBox?.y ?? 0).toBeGreaterThan(treeBox?.y ?? Number.POSITIVE_INFINITY);
  await expectNoOverflow(page);
  await axe(page);
});

test.describe("with a service", () => {
  test("names of one very long word are broken, and none is wider than the screen", async ({ page }) => {
    const word = "Wärmedurchgangskoeffizient".repeat(8);
    const number = "IfcDistributionControlElementType";
    await useService(
      page,
      (request) => {
        const operation = new URL(request.url).pathname.split("/").at(-1) ?? "";
        if (operation === "classification-codes")
          return list(request, [
            { versionGuid: "code", defaultName: word, classNumber: number, hasCodes: true },
          ]);
        if (operation !== "volt") return list(request, [concept("a", `${word}a`), concept("b", `${word}b`)]);
        const named = (text: string) => [{ languageCode: "en", text }];
        const version = { versionGuid: "volt", majorVersion: 1, minorVersion: 0 };
        return Response.json({ ...version, fullNames: named(word), shortNames: named(`${word}s`) });
      },
      { services: [{ name: word, baseUrl: SERVICE_URL, auth: "none" }] },
    );
    const main = page.getByRole("main");
    const expectInside = async (name: Locator): Promise<void> => {
      await expect(name).toBeVisible();
      const { x = -1, width = 0 } = (await name.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    };
    await page.goto("/");
    await expectInside(main.getByText(word, { exact: true }).first());
    await page.goto("/connect");
    await expectInside(main.getByRole("button", { name: word, exact: true }));
    await page.goto("/units/volt");
    await expectInside(main.getByText(`${word}s`).first());
    await page.goto("/templates");
    await expectInside(main.getByRole("link", { name: `${word}a` }));
    await page.goto("/compare?kind=template&a=a&b=b");
    await expectInside(main.getByRole("listitem").getByRole("link", { name: `${word}a` }));
    await page.goto("/translations?classification=a&culture=nb-NO");
    await expectInside(main.getByRole("heading", { level: 4 }).getByText(word).first());
    const name = main.getByRole("link", { name: number }).getByText(word).first();
    await expectInside(name);
    expect((await name.boundingBox())?.width, "beside a long number").toBeGreaterThan(64);
    await expectNoOverflow(page);
  });

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

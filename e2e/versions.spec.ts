import { code, openClassification } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { guidOf, nameOf, serveCatalogue } from "./fixtures/stub-catalogue.ts";
import { TM } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

const NOT_LATEST = /^Version 1\.0 is not the latest\./;

test("an earlier version of a classification has a note, and the name of the latest version", async ({
  page,
}) => {
  await openClassification(page, "Building elements");
  await page.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("list", { name: "Versions" });
  await expect(versions.getByRole("link")).toHaveText([/2\.0\s*Latest\s*Shown$/, /1\.1$/, /1\.0$/]);
  await versions.getByRole("link", { name: "Version 1.0" }).click();
  await expect(page.getByRole("note")).toHaveText(NOT_LATEST);
  await page.evaluate(() => window.localStorage.clear());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Building elements");
  await expect(code(page, "300 Envelope")).toBeVisible();
  await axe(page);
  await page
    .getByRole("note")
    .getByRole("link", { name: /^Go to the latest/ })
    .click();
  await expect(page.getByRole("note")).toHaveCount(0);
});

test("an earlier version of a construction object, which is not listed, is shown above the list", async ({
  page,
}) => {
  await page.goto("/construction-objects?search=door");
  await page.getByRole("link", { name: "External door" }).click();
  await page.getByRole("list", { name: "Versions" }).getByRole("link", { name: "Version 1.0" }).click();
  const shown = page.getByRole("region", { name: "External door" });
  await expect(shown.getByRole("note")).toHaveText(NOT_LATEST);
  await page.reload();
  await expect(shown.getByRole("note")).toHaveText(NOT_LATEST);
  await axe(page);
  await shown.getByRole("note").getByRole("link").click();
  await expect(page.getByRole("note")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "External door" })).toHaveAttribute("aria-expanded", "true");
});

test.describe("with a stub service", () => {
  const [inTree, inTemplate, one, property] = ["classification1", "template1", "code1", "property1"].map(
    (kind) => encodeURIComponent(guidOf(kind)),
  );
  for (const [address, around] of [
    [`/classifications/${inTree}/codes/${one}?number=1`, "classification1"],
    [`/templates/${inTemplate}/properties/${property}`, "template1"],
  ] as const)
    test(`details of ${around} send four requests, none of which waits for that for its versions`, async ({
      page,
    }) => {
      const requested: string[] = [];
      const held = Promise.withResolvers<void>();
      await useService(page, async (request) => {
        requested.push(decodeURIComponent(new URL(request.url).pathname));
        await held.promise;
        return serveCatalogue(request);
      });
      await page.goto(address);
      const ofItsVersions = `${TM}/concepts/${guidOf(around)}/versions`;
      await expect.poll(() => requested.filter((path) => path !== ofItsVersions)).toHaveLength(4);
      held.resolve();
      await expect.poll(() => requested).toContain(ofItsVersions);
    });

  test("the versions of a code are requested when opened, and are open again on Back", async ({ page }) => {
    const requested: string[] = [];
    await useService(page, (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/versions")) requested.push(decodeURIComponent(pathname));
      return serveCatalogue(request);
    });
    const [classification, one] = [guidOf("classification1"), guidOf("code1")].map(encodeURIComponent);
    await page.goto(`/classifications/${classification}/codes/${one}?number=1`);
    await expect(page.getByRole("link", { name: nameOf("template1") })).toBeVisible();
    const ofTheCode = `${TM}/concepts/${guidOf("code1")}/versions`;
    expect(requested).not.toContain(ofTheCode);
    const button = page.getByRole("button", { name: "Versions" });
    await button.click();
    await expect(page.getByRole("list", { name: "Versions" }).getByRole("listitem")).toHaveCount(3);
    expect(requested.filter((path) => path === ofTheCode)).toHaveLength(1);
    await page.getByRole("link", { name: "Overview" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
    await page.goBack();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(page.getByRole("list", { name: "Versions" })).toHaveCount(0);
  });

  test("a link in any list prefetches the data of its page once", async ({ page }) => {
    const requested: { readonly operation: string; readonly parts: readonly string[] }[] = [];
    await useService(page, (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.split("/").map(decodeURIComponent);
      requested.push({ operation: path.at(-1) ?? "", parts: [...path, ...searchParams.values()] });
      return serveCatalogue(request);
    });
    for (const [address, name, ahead] of [
      ["/classifications", "classification1", ["classification-codes", "versions"]],
      [
        `/property-tags/${encodeURIComponent(guidOf("tag"))}`,
        "property1",
        ["referenced-document", "values", "versions"],
      ],
      [
        `/templates/${encodeURIComponent(guidOf("template1"))}/classifications`,
        "classification1",
        ["classification-codes", "versions"],
      ],
      [`/properties/${encodeURIComponent(guidOf("property1"))}`, "document", ["templates", "versions"]],
    ] as const) {
      requested.length = 0;
      // Not those of the page around the link, which may come at any time.
      const ofTheLink = (): string[] =>
        requested
          .filter(({ parts }) => parts.includes(guidOf(name)))
          .map(({ operation }) => operation)
          .toSorted();
      await page.goto(address);
      const link = page.getByRole("link", { name: nameOf(name) });
      await expect(link).toBeVisible();
      expect(ofTheLink()).toEqual([]);
      await link.hover();
      await expect.poll(ofTheLink).toEqual(ahead);
      await link.focus();
      await link.click();
      await expect(page).not.toHaveURL(new RegExp(`${address}$`));
      expect(ofTheLink().filter((one) => ahead.some((operation) => operation === one))).toEqual(ahead);
    }
  });
});

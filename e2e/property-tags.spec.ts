import { useService } from "./fixtures/service.ts";
import { concept, list, TM } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

const TAG = "tag/1";
const CONFIG = {
  services: [
    {
      name: "Test service",
      baseUrl: "https://service.test",
      auth: "none",
      startingPoints: { propertyTags: [{ versionGuid: TAG, name: "Acoustics" }] },
    },
  ],
};

test.describe("a property tag", () => {
  test("is filtered by a remembered template, and the filter is removed again", async ({ page }) => {
    const requested: string[] = [];
    await useService(
      page,
      (request) => {
        const url = new URL(request.url);
        if (url.pathname === `${TM}/property-tags/tag%2F1/properties`) {
          requested.push(url.search);
          const all = [concept("p1", "Sound power"), concept("p2", "Insertion loss")];
          return list(request, url.searchParams.has("templateVersionGuid") ? all.slice(0, 1) : all);
        }
        if (url.pathname === `${TM}/templates`)
          return list(request, [concept("t&1", "Fan"), concept("t2", "Duct")]);
        if (url.pathname === `${TM}/classifications`) return list(request, [concept("c", "Works")]);
        if (url.pathname.endsWith("classification-codes"))
          return list(request, [{ ...concept("k", "Ventilation"), classNumber: "1", hasCodes: false }]);
        return list(request, []);
      },
      CONFIG,
    );
    // The names of templates are remembered from the list of a code's templates.
    await page.goto("/classifications/c/codes/k?number=1");
    await expect(page.getByRole("list", { name: "Templates" }).getByRole("link")).toHaveCount(2);
    await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Overview" }).click();
    await page.getByRole("list", { name: "Property tags" }).getByRole("link", { name: "Acoustics" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Acoustics" })).toBeFocused();
    await expect(page).toHaveTitle(/^Acoustics/);
    const properties = page.getByRole("list", { name: "Properties" });
    await expect(properties.getByRole("link")).toHaveCount(2);
    await expect(page.getByRole("status").filter({ hasText: "2 of 2" })).toBeVisible();
    expect(requested).toEqual(["?Skip=0&Take=50"]);
    await expect(properties.getByRole("link", { name: "Sound power" })).toHaveAttribute(
      "href",
      "/properties/p1",
    );

    const field = page.getByRole("combobox", { name: "Only properties of a template" });
    await field.fill("fa");
    await page.getByRole("option", { name: "Fan" }).click();
    await expect(page).toHaveURL(/\/property-tags\/tag%2F1\?template=t%261$/);
    await expect(page.getByText("Template: Fan")).toBeVisible();
    await expect(properties.getByRole("link")).toHaveCount(1);
    expect(requested.slice(1)).toEqual(["?Skip=0&Take=50&templateVersionGuid=t%261"]);
    await expect(properties.getByRole("link", { name: "Sound power" })).toHaveAttribute(
      "href",
      "/templates/t%261/properties/p1",
    );
    await page.reload();
    await expect(page.getByText("Template: Fan")).toBeVisible();

    await page.getByRole("button", { name: "Remove the filter Fan" }).click();
    await expect(properties.getByRole("link")).toHaveCount(2);
    await expect(page.getByRole("combobox", { name: "Only properties of a template" })).toBeFocused();
    await page.goBack();
    await expect(page.getByText("Template: Fan")).toBeVisible();

    await page.goto("/property-tags/tag%2F1");
    await page.getByRole("combobox", { name: "Only properties of a template" }).fill("unheard of");
    await page.getByRole("option", { name: /unheard of/ }).click();
    await expect(page.getByText("Template: unheard of")).toBeVisible();
  });

  test("without properties shows a message, with and without a filter", async ({ page }) => {
    await useService(page, (request) => list(request, []));
    await page.goto("/property-tags/x");
    await expect(page.getByText(/^Nothing found: this property tag/)).toBeVisible();
    await page.goto("/property-tags/x?template=t");
    await expect(page.getByText(/^Nothing found: the template/)).toBeVisible();
  });
});

test("a property tag of the sample catalogue in Arabic and on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/?culture=ar");
  await page.getByRole("list", { name: "Property tags" }).getByRole("link", { name: "Acoustics" }).click();
  const links = page.getByRole("list", { name: "Properties" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  await expect(page).toHaveURL(/culture=ar/);
  await expect(
    page.getByRole("list", { name: "Properties" }).locator("[lang=ar][dir=rtl]").first(),
  ).toBeVisible();
  await expectNoOverflow(page);
  await axe(page);
});

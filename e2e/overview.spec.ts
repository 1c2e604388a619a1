import { useService } from "./fixtures/service.ts";
import { concept, list, TM } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

test("the overview shows counts, recently viewed concepts and starting points", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/^Overview/);
  const counts = page.getByRole("list", { name: "Content of the service" });
  await expect(counts.getByRole("listitem")).toHaveText([
    "Classifications4",
    "Templates96",
    "Construction objects66",
  ]);
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Code trees" }).getByRole("link")).toHaveText([
    "Building elements",
    "Construction products",
    "Spaces and facilities",
    "Works and services",
  ]);

  const units = page.getByRole("list", { name: "Units", exact: true });
  await expect(units.getByRole("link")).toHaveCount(8);
  await page.getByRole("button", { name: "Show all 97" }).click();
  await expect(units.getByRole("link")).toHaveCount(97);
  await expect(units.getByRole("link").nth(8)).toBeFocused();

  await counts.getByRole("link", { name: "Classifications" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Classifications");
  await page.goBack();
  await expect(units.getByRole("link"), "still all of them").toHaveCount(97);
  await counts.getByRole("link", { name: "Classifications" }).click();
  await page.getByRole("list", { name: "Classifications" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/classifications\/./);
  await page.getByRole("treeitem").first().waitFor();
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("treeitem").first().click();
  await expect(page).toHaveURL(/\/codes\//);
  const code = await page.getByRole("article").getByRole("heading", { level: 2 }).innerText();
  await page.getByRole("link", { name: "Plinth" }).click();
  await expect(page.getByRole("list", { name: "Code trees" }).getByRole("link", { name })).toHaveAttribute(
    "href",
    /^\/classifications\/[^/]+$/,
  );
  await page.getByRole("button", { name: "Find a code" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Find a code" })).toBeFocused();
  const viewed = page.getByRole("list", { name: "Recently viewed" }).getByRole("listitem");
  await expect(viewed).toHaveCount(2);
  await expect(viewed.nth(0)).toContainText("Classification code");
  await expect(viewed.nth(1)).toContainText(name);
  await axe(page);
  await page.reload();
  await viewed.nth(0).getByRole("link").click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
    code.replaceAll("\n", ""),
  );
});

test("the overview in Arabic and on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/?culture=ar");
  await expect(page.getByRole("button", { name: "Show all 97" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Culture", exact: true })).toHaveValue(/Arabic/);
  await expectNoOverflow(page);
  await axe(page);
});

test.describe("the overview of a service", () => {
  test("lists the first page of classifications, and says that there are no starting points", async ({
    page,
  }) => {
    const requested: string[] = [];
    await useService(page, (request) => {
      const url = new URL(request.url);
      requested.push(url.pathname.replace(TM, "") + url.search);
      return list(
        request,
        Array.from({ length: url.pathname.endsWith("/classifications") ? 70 : 1234 }, (_, index) =>
          concept(String(index), `Concept ${index}`),
        ),
      );
    });
    await page.goto("/");
    const counts = page.getByRole("list", { name: "Content of the service" });
    await expect(counts.getByText("1,234")).toHaveCount(2);
    await expect(page.getByRole("list", { name: "Code trees" }).getByRole("link")).toHaveCount(50);
    await expect(page.getByText(/^Nothing found: the configuration names no starting points/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Open a catalogue file" }), "not the sample").toHaveCount(
      0,
    );
    expect(requested.toSorted()).toEqual([
      "/classifications?Skip=0&Take=50",
      "/construction-objects?Skip=0&Take=1",
      "/templates?Skip=0&Take=1",
    ]);
    await page.getByRole("link", { name: "Show all 70 classifications" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Classifications");
    await expect(page.getByText(/of 70/).first()).toBeVisible();
    expect(requested.filter((path) => path === "/classifications?Skip=0&Take=50")).toHaveLength(1);
  });

  test("does not count a list by a total that is less than its page", async ({ page }) => {
    await useService(page, (request) => {
      const total = request.url.includes("/construction-objects") ? -1 : 0;
      const pagination = { total, take: 1, skip: 0, returned: 1 };
      return Response.json({ results: [concept("one", "One")], pagination });
    });
    await page.goto("/");
    const counts = page.getByRole("list", { name: "Content of the service" });
    await expect(counts.getByRole("listitem")).toHaveText([
      "ClassificationsNot counted",
      "TemplatesNot counted",
      "Construction objectsNot counted",
    ]);
  });

  test("lists a classification whose code was selected at once", async ({ page }) => {
    await useService(page, (request) =>
      list(
        request,
        request.url.includes("/classification-codes")
          ? [{ ...concept("1", "Walls"), classNumber: "1", hasCodes: false }]
          : [concept("c1", "Elements")],
      ),
    );
    const held = Promise.withResolvers<void>();
    await page.route(/(?:lazy-parts|viewed-concept)-.*\.js/, (route) =>
      held.promise.then(() => route.continue()),
    );
    await page.goto("/classifications/c1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elements");
    await page.getByRole("treeitem", { name: "1 Walls" }).click();
    await expect(page).toHaveURL(/\/codes\/1/);
    held.resolve();
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText("1 Walls");
    await page.getByRole("link", { name: "Plinth" }).click();
    const viewed = page.getByRole("list", { name: "Recently viewed" }).getByRole("listitem");
    await expect(viewed).toHaveText([/Walls/, /Elements/]);
    await viewed.nth(1).getByRole("link").click();
    await expect(page).toHaveURL(/\/classifications\/c1$/);
  });
});

import { axe, expect, test } from "./fixtures.ts";
import { openClassification, tree } from "./locators.ts";

test("from a search to the place in the tree and back to the hits", async ({ page }) => {
  await openClassification(page, "Construction products");
  const searchbox = page.getByRole("searchbox", { name: "Search codes" });
  await searchbox.pressSequentially("sheets");
  const hits = page.getByRole("list", { name: "Matching codes" });
  await expect(hits.getByRole("link", { name: "EPDM sheets" })).toBeVisible();
  await expect(hits.getByRole("link", { name: "EPDM sheets" }).locator("mark")).toHaveText("sheets");
  await expect(page.getByRole("status").filter({ hasText: / of / })).toHaveText(/^(\d+) of \1$/);
  await expect(tree(page)).toHaveCount(0);
  await axe(page);

  await hits.getByRole("link", { name: "EPDM sheets" }).click();
  const found = tree(page).getByRole("treeitem", { selected: true });
  await expect(found).toHaveAccessibleName("Cp_35_10_20_20 EPDM sheets");
  await expect(found).toBeInViewport();

  await page.getByRole("button", { name: "Back to the hits for “sheets”" }).click();
  await expect(hits.getByRole("link", { name: "EPDM sheets" })).toBeVisible();
  await page.goBack();
  await expect(found).toBeVisible();
  await page.goBack();
  await expect(hits).toBeVisible();
  await expect(searchbox).toHaveValue("sheets");
  await page.goBack();
  await expect(tree(page)).toBeVisible();
  await expect(searchbox).toHaveValue("");
});

test("each letter asks, the last one is answered, and none is lost; a class number is sent as one", async ({
  page,
}) => {
  await openClassification(page, "Building elements");
  await tree(page).waitFor();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/classification-codes")) asked.push(new URL(request.url()).search);
  });
  const searchbox = page.getByRole("searchbox", { name: "Search codes" });
  await searchbox.pressSequentially("concrete");
  await expect(page).toHaveURL(/search=concrete$/);
  await expect(searchbox).toHaveValue("concrete");
  await expect(page.getByRole("list", { name: "Matching codes" }).getByRole("link").first()).toContainText(
    /concrete/i,
  );
  expect(asked.at(-1)).toBe("?SearchTerm=concrete&Skip=0&Take=50");
  expect(asked.length).toBeLessThanOrEqual("concrete".length);

  asked.length = 0;
  await searchbox.fill("31");
  await expect(page.getByRole("link", { name: "External walls", exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/search=31/);
  expect(asked.toSorted()).toEqual(["?ClassNumber=31&Skip=0&Take=50", "?SearchTerm=31&Skip=0&Take=50"]);
});

test("nothing found is said, and clearing leads back to the tree", async ({ page }) => {
  await openClassification(page, "Building elements");
  const searchbox = page.getByRole("searchbox", { name: "Search codes" });
  await searchbox.fill("zzzz");
  await expect(page.getByText("Nothing found for “zzzz”.")).toBeVisible();
  await searchbox.press("Escape");
  await expect(searchbox).toHaveValue("");
  await expect(tree(page)).toBeVisible();
});

test("a search in the address is there from the start", async ({ page }) => {
  await openClassification(page, "Spaces and facilities");
  await page.goto(`${page.url()}?search=kitchen`);
  await expect(page.getByRole("list", { name: "Matching codes" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search codes" })).toHaveValue("kitchen");
});

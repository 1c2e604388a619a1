import { code, openClassification, tree } from "./fixtures/locators.ts";
import { expect, test } from "./fixtures/test.ts";

test("a deep link opens the tree at its code, in view, with its ancestors open", async ({
  page,
  context,
}) => {
  await openClassification(page, "Works and services");
  await page.getByRole("searchbox", { name: "Search codes" }).fill("9.6.1");
  await page.getByRole("list", { name: "Matching codes" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/number=9\.6\.1/);
  const address = page.url();

  const colleague = await context.newPage();
  await colleague.goto(address);
  const found = tree(colleague).getByRole("treeitem", { selected: true });
  await expect(found).toBeInViewport();
  await expect(found).toHaveAccessibleName(/^9\.6\.1 /);
  await expect(found).toHaveAttribute("aria-level", "3");
  await expect(tree(colleague).getByRole("treeitem", { name: /^9\.6 / })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(colleague.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(/^9\.6\.1/);
  await colleague.reload();
  await expect(found).toBeInViewport();
  await colleague.setViewportSize({ width: 1280, height: 400 });
  const linked = tree(colleague).getByRole("treeitem", { name: /^9\.6\.1 / });
  await found.focus();
  await colleague.keyboard.press("Home");
  await colleague.keyboard.press("Enter");
  await expect(found).toHaveAccessibleName(/^1 /);
  await expect(linked).not.toBeInViewport();
  await colleague.goBack();
  await expect(linked).toBeInViewport();
  await colleague.getByRole("button", { name: "Export" }).first().click();
  await expect(colleague.getByRole("radio", { name: "Selected code and below" })).toBeVisible();
});

test("an unknown code GUID shows a message, and the tree keeps working", async ({ page, browserErrors }) => {
  browserErrors.expect(/404/);
  await openClassification(page, "Building elements");
  await page.goto(`${page.url()}/codes/no%2Fsuch%3Fcode?number=310`);
  await expect(page.getByText("This code was not found in the tree.")).toBeVisible();
  await expect(page.getByText("The service has no details for the class number of this code.")).toBeVisible();
  await expect(code(page, "300 Envelope")).toBeVisible();
  await page.goto(page.url().replace("?number=310", ""));
  await expect(page.getByText(/^The details of this code cannot be looked up, because/)).toBeVisible();
});

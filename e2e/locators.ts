import { expect, type Locator, type Page } from "@playwright/test";

/** The elements that the journeys use, by the roles and names in the UI contract. */

export function tree(page: Page): Locator {
  return page.getByRole("tree", { name: "Classification codes" });
}

/** A code in the tree, by the start of its name: the class number, then the name. */
export function code(page: Page, name: string): Locator {
  return tree(page).getByRole("treeitem", { name });
}

export function culture(page: Page): Locator {
  return page.getByRole("combobox", { name: "Culture" });
}

export async function chooseCulture(page: Page, code: string): Promise<void> {
  await culture(page).fill(code);
  await culture(page).press("Enter");
}

/** Opens a classification from the list, like a first-time user. */
export async function openClassification(page: Page, name: string): Promise<void> {
  await page.goto("/classifications");
  await page.getByRole("list", { name: "Classifications" }).getByRole("link", { name }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await tree(page).getByRole("treeitem").first().waitFor();
}

/** Goes on with Tab until the focus is where it should be. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Counts the keys that are pressed from the next page on; gives back how to ask for their number. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = (): number => Number(sessionStorage.getItem("keys"));
    addEventListener("keydown", () => sessionStorage.setItem("keys", String(count() + 1)), true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("keys")));
}

import type { Page } from "@playwright/test";
import { tree, typeAhead } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { CLASSIFICATION, codes, serveCodes } from "./fixtures/stub-codes.ts";
import { problem } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

const skipOf = (request: Request): string | null => new URL(request.url).searchParams.get("Skip");
const isBelow = (request: Request): boolean => request.url.includes("ClassNumber=1");
/** The maximum number of elements of the tree, however many codes are open. */
const ELEMENTS_AT_MOST = 250;
const ELEMENTS_OF_A_ROW = 3;
const elements = (page: Page): Promise<number> =>
  tree(page).evaluate((element) => element.querySelectorAll("*").length + 1);

async function openFirst(page: Page): Promise<void> {
  await page.goto(`/classifications/${CLASSIFICATION}`);
  await tree(page).getByRole("treeitem", { name: /^1 / }).focus();
  await page.keyboard.press("ArrowRight");
}

async function elementsWith(page: Page, below: number): Promise<number> {
  const all = codes(1, below);
  await useService(page, (request) => serveCodes(request, all), { takes: { codes: 500 } });
  await openFirst(page);
  await expect(tree(page).getByRole("treeitem", { name: /^1 / })).not.toHaveAttribute("aria-busy", "true");
  await expect(tree(page).getByRole("treeitem", { level: 2 }).first()).toHaveAttribute(
    "aria-setsize",
    String(below),
  );
  return elements(page);
}

test("a level of 10,000 codes renders only the lines in view, and End moves to the last one", async ({
  page,
  context,
}) => {
  const hundred = await elementsWith(await context.newPage(), 100);
  const many = await elementsWith(page, 10_000);
  test.info().annotations.push({
    type: "elements",
    description: `level of 100: ${hundred}, of 10,000: ${many}`,
  });
  // One row more or less fits, depending on what is above and below the tree by then.
  expect(Math.abs(many - hundred)).toBeLessThanOrEqual(ELEMENTS_OF_A_ROW);
  expect(many).toBeLessThanOrEqual(ELEMENTS_AT_MOST);

  await page.keyboard.press("End");
  const last = tree(page).locator(":focus");
  await expect(last).toHaveAccessibleName("1.10000 Code 1.10000");
  await expect(last).toHaveAttribute("aria-posinset", "10000");
  await expect(last).toBeInViewport();
  expect(await elements(page)).toBeLessThanOrEqual(ELEMENTS_AT_MOST);
  await typeAhead(page, "1.07");
  await expect(tree(page).locator(":focus")).toHaveAccessibleName(/^1\.07000 /);
  await axe(page);
});

test("the lines of the tree grow with the font size of the browser", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => {
      document.documentElement.style.fontSize = "24px";
    }),
  );
  await elementsWith(page, 100);
  const first = await tree(page).getByRole("treeitem").first().boundingBox();
  expect(first?.height).toBe(48);
  await page.keyboard.press("End");
  await expect(tree(page).locator(":focus")).toHaveAccessibleName("1.00100 Code 1.00100");
  await expect(tree(page).locator(":focus")).toBeInViewport({ ratio: 1 });
});

test("a code that End moves to stays in view when a note below the tree takes its room in the same frame", async ({
  page,
}) => {
  const all = codes(1, 100);
  await useService(page, (request) => serveCodes(request, all), { takes: { codes: 500 } });
  await openFirst(page);
  await expect(tree(page).getByRole("treeitem", { level: 2 }).first()).toHaveAttribute("aria-setsize", "100");
  await tree(page).evaluate((element) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
    const pane = element.parentElement?.parentElement;
    const note = document.createElement("p");
    note.style.flex = "0 0 100px";
    pane?.after(note);
  });
  const last = tree(page).locator(":focus");
  await expect(last).toHaveAccessibleName("1.00100 Code 1.00100");
  await expect(last).toBeInViewport();
});

test("children appear page by page with a count; closing the code cancels pending requests", async ({
  page,
}) => {
  const all = codes(2, 1000);
  const pending: string[] = [];
  const canceled: string[] = [];
  page.on("requestfailed", (request) => canceled.push(request.url()));
  await useService(page, (request) => {
    if (!isBelow(request) || skipOf(request) === "0") return serveCodes(request, all);
    pending.push(request.url);
    return new Promise<Response>(() => {});
  });
  await openFirst(page);
  const parent = tree(page).getByRole("treeitem", { name: /^1 / });
  await expect(parent).toHaveAttribute("aria-busy", "true");
  await expect(tree(page).getByRole("treeitem", { name: /^1\.00001 / })).toBeVisible();
  await expect(
    page.getByText(/^This service finds the codes below a code only by class number\./),
  ).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Loading… 200 of 1,001")).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(parent).not.toHaveAttribute("aria-busy", "true");
  expect(pending).not.toEqual([]);
  await expect.poll(() => canceled).toEqual(pending);
});

test("'Retry' requests only the failed page", async ({ page, browserErrors }) => {
  browserErrors.expect(/503/);
  const all = codes(2, 1000);
  const requested: string[] = [];
  let isBroken = true;
  await useService(page, (request) => {
    if (isBelow(request)) requested.push(skipOf(request) ?? "");
    return isBelow(request) && skipOf(request) === "200" && isBroken
      ? problem(503, "Short of breath", "Try again soon.")
      : serveCodes(request, all);
  });
  await openFirst(page);
  await tree(page)
    .getByRole("treeitem", { name: /^1\.00001 / })
    .waitFor();
  await typeAhead(page, "1.00199");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Short of breath");
  await expect(alert).toContainText("Try again soon.");
  await expect(alert).toContainText("HTTP 503");
  await expect(
    tree(page).getByRole("treeitem", { name: /^1\.00400 / }),
    "the page after it is loaded",
  ).toBeVisible();

  // Also the last page, which is out of view.
  await expect.poll(() => requested).toContain("1000");
  isBroken = false;
  requested.length = 0;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(tree(page).getByRole("treeitem", { name: /^1\.00200 / })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(requested).toEqual(["200"]);
});

test("a code with hasCodes but without children shows a message, and 'Retry' sends the request again", async ({
  page,
}) => {
  const all = codes(2, 0);
  await useService(page, (request) => serveCodes(request, all));
  await openFirst(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Nothing found");
  all.push(...codes(0, 3));
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(tree(page).getByRole("treeitem", { name: /^1\.00003 / })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("a classification without codes shows a message, and a response that violates the contract the mismatch", async ({
  page,
}) => {
  let answer: (request: Request) => Response = (request) => serveCodes(request, []);
  await useService(page, (request) => answer(request));
  await page.goto(`/classifications/${CLASSIFICATION}`);
  await expect(page.getByText("Nothing found: this classification has no codes.")).toBeVisible();

  answer = (request) =>
    request.url.includes("classification-codes")
      ? Response.json({
          results: [{ classNumber: "1" }],
          pagination: { total: 1, take: 1, skip: 0, returned: 1 },
        })
      : serveCodes(request, codes(1, 0));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("E2");
  await expect(page.getByRole("alert")).toContainText("results[0].hasCodes");
});

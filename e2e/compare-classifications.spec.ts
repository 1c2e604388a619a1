import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { code, openClassification, tabTo } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { problem } from "./fixtures/stub-service.ts";
import { LATEST, largeVersions, OLD, serveVersions, SMALL } from "./fixtures/stub-versions.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

const ADDRESS = `/compare?kind=classification&a=${OLD}&b=${LATEST}`;

const grid = (page: Page): Locator => page.getByRole("treegrid", { name: "Comparison" });
const row = (page: Page, name: string | RegExp): Locator => grid(page).getByRole("row", { name });
const counts = (page: Page): Locator => page.getByRole("list", { name: "Differences" });
const onlyDifferences = (page: Page): Locator => page.getByRole("checkbox", { name: "Only differences" });

/** The levels and cells of the rows below the heads of the columns, without empty cells. */
const rows = (page: Page): Promise<string[]> =>
  grid(page)
    .locator("[role=row][aria-level]")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const cells = [...row.querySelectorAll("[role=gridcell]")].map((cell) => cell.textContent.trim());
        return [row.ariaLevel, ...cells.filter((text) => text !== "")].join(" | ");
      }),
    );

const ALL = [
  "1 | 1 Walls | Same 2 differences below",
  "2 | 1.1 Inner walls | Same",
  "2 | 1.2 Outer walls | Redefined",
  "2 | 1.4 Dry walls | Removed",
  "1 | 2 Roof structures | 2 Roofs | 2 Roof structures | Renamed 1 difference below",
  "2 | 2.1 Flat roofs | Same",
  "2 | 2.3 Green roofs | 2.2 Green roofs | 2.3 Green roofs | Renumbered",
  "1 | 3 Floors | Same",
  "1 | 4 Facades | Added 1 difference below",
  "2 | 4.1 Curtain walls | 1.3 Curtain walls, below 1 Walls | 4.1 Curtain walls | Moved",
];
const COUNTS = ["1 added", "1 removed", "1 moved", "1 renumbered", "1 renamed", "1 redefined", "5 same"];

test("two of up to three versions as one tree: every state, with counts at the top and along the branches", async ({
  page,
}) => {
  await useService(page, (request) => serveVersions(request, SMALL));
  await page.goto(ADDRESS);
  await expect(counts(page).getByRole("listitem")).toHaveText(COUNTS);
  await expect(page.getByRole("img", { name: COUNTS.join(", ") })).toBeVisible();
  await expect.poll(() => rows(page)).toEqual(ALL);
  await expect(grid(page).getByText("Roofs", { exact: true })).toHaveAttribute("lang", "en");
  await expect(page.getByText("6 differences", { exact: true })).toBeVisible();
  await expect(grid(page)).toHaveAttribute("aria-rowcount", "11");
  await expect(grid(page).getByRole("columnheader")).toHaveText([
    "Code",
    "Elements (1.0)",
    "Elements (2.0)",
    "State",
  ]);
  const floors = row(page, /^3 Floors/);
  await expect(floors).toHaveAttribute("aria-expanded", "false");
  await expect(floors).toHaveAttribute("aria-posinset", "3");
  await expect(floors).toHaveAttribute("aria-setsize", "4");
  await floors.locator("[data-toggle]").click();
  await expect(row(page, /^3\.1 Slabs/)).toContainText("Same Matched by number");
  await axe(page);

  await page.goto(`${ADDRESS}&c=classification-3.0`);
  await expect(page.getByText(/^Two classifications are compared at a time/)).toBeVisible();
  await expect(row(page, /^1 Walls/)).toBeVisible();
});

test("by keyboard: one tab stop, the keys of a treegrid, both definitions, and back from a code", async ({
  page,
}) => {
  await useService(page, (request) => serveVersions(request, SMALL));
  await page.goto(ADDRESS);
  await tabTo(page, row(page, /^1 Walls/));
  const focused = grid(page).locator(":focus");
  for (const [key, name] of [
    ["ArrowLeft", /^1 Walls/],
    ["ArrowDown", /^2 Roof/],
    ["Control+End", /^4\.1 /],
    ["Control+Home", /^1 Walls/],
    ["ArrowRight", /^1 Walls/],
    ["ArrowRight", "1 Walls"],
    ["ArrowDown", "1.1 Inner walls"],
    ["ArrowDown", "1.2 Outer walls"],
    ["End", "Redefined"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused, key).toHaveAccessibleName(name);
  }
  const definition = page
    .getByRole("region", { name: "Details" })
    .getByRole("row", { name: "Default definition" });
  await expect(definition.getByRole("cell")).toHaveText([
    "Walls that face the weather.",
    "Walls between inside and outside.",
  ]);
  expect(await definition.getByRole("cell").first().innerText()).toBe("Walls that face\nthe weather.");
  // A single tab stop: the next one is in the details, the one before in the toolbar.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: "Details" }).locator(":focus")).toHaveText("1.2");
  await page.keyboard.press("Shift+Tab");
  await expect(focused).toHaveAccessibleName("Redefined");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("toolbar", { name: "Codes" }).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  for (const key of ["Home", "ArrowLeft", "Home", "ArrowLeft", "ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/classifications\/classification-2\.0\/codes\//);
  await expect(code(page, "2 Roof structures")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(row(page, /^1 Walls/)).toHaveAttribute("aria-expanded", "false");
  await expect(row(page, /^2 Roof/)).toHaveAttribute("tabindex", "0");
  // Forced colours, which remove shadows, mark the row of the details, too.
  await page.emulateMedia({ forcedColors: "active" });
  await onlyDifferences(page).focus();
  await expect(row(page, /^2 Roof/)).toHaveCSS("outline-style", "solid");
  await expect(row(page, /^3 Floors/)).toHaveCSS("outline-style", "none");
  await page.emulateMedia({ forcedColors: null });

  // Written from right to left, Left opens a branch.
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await row(page, /^3 Floors/).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(row(page, /^3\.1 Slabs/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(row(page, /^3\.1 Slabs/)).toHaveCount(0);
});

test("'Only differences' is in the address and hides what is the same; 'Export' writes the rows shown", async ({
  page,
}) => {
  await useService(page, (request) => serveVersions(request, SMALL));
  await page.goto(ADDRESS);
  await grid(page).waitFor();
  await onlyDifferences(page).press("Space");
  await expect(page).toHaveURL(/only=differences/);
  const different = ALL.filter((row) => !row.endsWith("Same"));
  await expect.poll(() => rows(page)).toEqual(different);
  await page.reload();
  await expect(onlyDifferences(page)).toBeChecked();
  await expect.poll(() => rows(page)).toEqual(different);

  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await dialog.getByRole("radio", { name: "CSV" }).check();
  const downloaded = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe("Elements (1.0) – Elements (2.0)-default.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(8);
  expect(lines[0]).toContain(
    "Level,Class number,Name,State,Differences below,Class number (Elements (1.0)),Name (Elements (1.0))",
  );
  expect(lines[3]).toBe("2,1.4,Dry walls,Removed,0,1.4,Dry walls,,code 1.4 of classification-1.0,dry,,,,,");

  await page.goto(`${ADDRESS.replace(OLD, LATEST).replace(/&b.*/, `&b=${OLD}`)}&only=differences`);
  await expect(row(page, /^1\.4 Dry walls/)).toContainText("Added");
});

test("on a phone, a long name is cut off before its note, and no row is wider than the table", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const codes = [{ number: "1", name: "Walls of several layers ".repeat(9), guid: "walls" }];
  await useService(page, (request) => serveVersions(request, { [OLD]: codes, [LATEST]: codes }));
  await page.goto(`${ADDRESS}&culture=nb`);
  const walls = row(page, /^1 Walls/);
  await expect(walls.getByText("Not translated")).toBeInViewport({ ratio: 1 });
  expect(await walls.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("'Cancel' and 'Go on': nothing is requested twice, at most four at a time", async ({ page }) => {
  const versions = largeVersions();
  const sent: string[] = [];
  let inFlight = 0;
  let most = 0;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let held = promise;
  await useService(page, async (request) => {
    if (!request.url.includes("classification-codes")) return serveVersions(request, versions);
    inFlight += 1;
    most = Math.max(most, inFlight);
    if (sent.length >= 12) await held;
    sent.push(request.url);
    inFlight -= 1;
    return serveVersions(request, versions);
  });
  await page.goto(ADDRESS);
  const progress = page.getByRole("progressbar", { name: "Comparing" });
  await expect(progress).toHaveAttribute("aria-valuetext", /^[1-9].* parts/);
  const counted = page.getByRole("status").filter({ hasText: "at least 0 differences" });
  await expect(counted, "not read out each time that it grows").toHaveAttribute("aria-live", "off");
  await expect.poll(() => inFlight, "then all others have arrived").toBe(4);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("region", { name: "Comparing" })).toContainText("Stopped at ");
  release();
  held = Promise.resolve();
  await expect.poll(() => inFlight).toBe(0);
  const before = new Set(sent.slice(0, 12));
  sent.length = 0;
  await page.getByRole("button", { name: "Go on" }).click();
  await grid(page).waitFor();
  const announced = page.getByRole("main").locator("[role=log], [role=status]:not([aria-live=off])");
  await expect(announced.filter({ hasText: /[1-9]/ }), "the result is read out once").toHaveText(
    /^[\d,]+ differences$/,
  );
  expect(sent.filter((url) => before.has(url))).toEqual([]);
  expect(most).toBeLessThanOrEqual(4);
});

test("what failed is listed, and 'Retry' requests only that", async ({ page, browserErrors }) => {
  browserErrors.expect(/503/);
  const sent: string[] = [];
  let isBroken = true;
  await useService(page, (request) => {
    if (request.url.includes("classification-codes")) sent.push(request.url);
    return isBroken && request.url.includes(`${LATEST}/classification-codes?ClassNumber=2`)
      ? problem(503, "Short of breath")
      : serveVersions(request, SMALL);
  });
  await page.goto(ADDRESS);
  await expect(page.getByRole("alert")).toContainText("1 part could not be loaded");
  await expect(page.getByText("Codes below 2 (Elements (2.0)): Short of breath")).toBeVisible();
  await expect(page.getByText(/^at least \d+ differences$/)).toBeVisible();
  isBroken = false;
  sent.length = 0;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("6 differences", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test("a service without old versions is named once", async ({ page, browserErrors }) => {
  browserErrors.expect(/404/);
  const { [LATEST]: latest = [] } = SMALL;
  await useService(page, (request) => serveVersions(request, { [LATEST]: latest }));
  await page.goto(ADDRESS);
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("alert")).toContainText("The service has no codes for Elements (1.0).");
  await expect(grid(page)).toHaveCount(0);
});

test.describe("with the sample", () => {
  async function compareFirst(page: Page, query = ""): Promise<void> {
    await page.goto(`/classifications`);
    const links = page.getByRole("list", { name: "Classifications" }).getByRole("link");
    await expect(links).toHaveCount(4);
    const [first, , third] = await links.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")?.split("/")[2]),
    );
    await page.goto(`/compare?kind=classification&a=${first}&b=${third}${query}`);
    await expect(page.getByText(/^\d+ differences$/)).toBeVisible();
  }

  test("two classifications, from a deep link, in Arabic", async ({ page }) => {
    await compareFirst(page, "&culture=ar");
    await expect(counts(page)).toContainText("removed");
    await expect(grid(page).locator("[lang=ar][dir=rtl]").first()).toBeVisible();
    await expect(grid(page).getByRole("row", { name: /^100 / })).toHaveAccessibleDescription(
      /^(Not translated)?$/,
    );
    await axe(page);
  });

  test("on a phone, each row has two lines, and nothing is wider than the screen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await compareFirst(page);
    await expectNoOverflow(page);
    const box = await row(page, /^100 /).boundingBox();
    expect(box?.height).toBeGreaterThan(44);
    await row(page, /^110 /).click({ position: { x: 200, y: 45 } });
    await expect(page.getByRole("region", { name: "Details" }).getByRole("link")).toHaveText("110");
    await axe(page);
  });

  test("on a tablet, the two lines of a row fit into it", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await compareFirst(page);
    const first = row(page, /^100 /);
    const overflow = () => first.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  });

  test("two versions, from the list of versions, are the same", async ({ page }) => {
    await openClassification(page, "Building elements");
    await page.getByRole("button", { name: /^Versions/ }).click();
    const links = page.getByRole("list", { name: "Versions" }).getByRole("link");
    await expect(links).toHaveCount(3);
    const guids = await links.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")?.split("/")[2]),
    );
    await page.goto(`/compare?kind=classification&a=${guids[0]}&b=${guids[2]}&only=differences`);
    await expect(page.getByText("0 differences", { exact: true })).toBeVisible();
    await expect(page.getByText("Nothing found: no code differs.")).toBeVisible();
  });
});

test("20,000 codes on each side", async ({ page }) => {
  const versions = largeVersions();
  let requests = 0;
  await useService(
    page,
    (request) => {
      requests += 1;
      return serveVersions(request, versions);
    },
    { takes: { codes: 500 } },
  );
  await page.addInitScript(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
    Object.assign(globalThis, { longestTask: () => Math.max(0, ...tasks) });
  });
  const started = Date.now();
  await page.goto(ADDRESS);
  await expect(page.getByText("199 differences", { exact: true })).toBeVisible({ timeout: 180_000 });
  const shownAfter = Date.now() - started;
  await row(page, /^01 /).focus();
  await page.keyboard.press("*");
  await page.keyboard.press("End");
  await expect(grid(page).locator(":focus")).toHaveAccessibleName(/^18\.10\.10/);
  const elements = await grid(page).evaluate((grid) => grid.querySelectorAll("*").length);
  const longest = await page.evaluate<number>("longestTask()");
  test.info().annotations.push({
    type: "figures",
    description: `${requests} requests, shown after ${shownAfter} ms, longest task ${longest} ms, ${elements} elements`,
  });
  expect(elements).toBeLessThanOrEqual(400);
});

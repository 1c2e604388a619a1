import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { elementsNamed, parseXliff, xliffViolations } from "#core/files/write/formats/xliff-rules.fixture.ts";
import { useService } from "./fixtures/service.ts";
import { list, problem, TM } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

type StubCode = {
  readonly number: string;
  readonly parent: string | null;
  readonly hasCodes: boolean;
  readonly name: string;
  /** Null where it is missing. */
  readonly translation: string | null;
};

const code = (
  number: string,
  name: string,
  translation: string | null,
  { parent = null, hasCodes = false }: { parent?: string | null; hasCodes?: boolean } = {},
): StubCode => ({ number, parent, hasCodes, name, translation });

/** Two branches; "Wall" has two translations, "Beton" is the same as its default. */
const CODES: readonly StubCode[] = [
  code("1", "Ground", "أرض", { hasCodes: true }),
  code("1.1", "Wall", "جدار", { parent: "1" }),
  code("1.2", "Pile <& pier>", null, { parent: "1" }),
  code("2", "Building", "مبنى", { hasCodes: true }),
  code("2.1", "Wall", "حائط", { parent: "2" }),
  code("2.2", "Beton", "Beton", { parent: "2" }),
  code("3", "Others", null),
];

/** Branches of 200 codes below ten codes of the first level each: 20,110 codes at ten branches. */
function manyCodes(branches: number): StubCode[] {
  const ten = Array.from({ length: branches }, (_, index) => String(index + 10));
  return ten.flatMap((top) => [
    code(top, `Branch ${top}`, `Zweig ${top}`, { hasCodes: true }),
    ...Array.from({ length: 10 }, (_, index) => `${top}.${index}`).flatMap((middle) => [
      code(middle, `Part ${middle}`, null, { parent: top, hasCodes: true }),
      ...Array.from({ length: 200 }, (_, index) =>
        code(`${middle}.${index}`, `Item ${index}`, index % 2 === 0 ? null : `Ding ${index}`, {
          parent: middle,
        }),
      ),
    ]),
  ]);
}

const byParent = (codes: readonly StubCode[]) => Map.groupBy(codes, ({ parent }) => parent ?? "c");

/** A service that lists the codes below a code by its version GUID. */
function serve(codes: readonly StubCode[]) {
  const children = byParent(codes);
  const requests: string[] = [];
  const answer = (request: Request): Response => {
    const { pathname, searchParams } = new URL(request.url);
    requests.push(
      `${pathname.replace(TM, "")} ${searchParams.get("Culture") ?? searchParams.get("culture")} ${searchParams.get("Take")}`,
    );
    const [, owner] = /\/classifications\/([^/]+)\/classification-codes$/.exec(pathname) ?? [];
    if (owner !== undefined) {
      const isTranslated = searchParams.get("Culture") !== null && searchParams.get("Culture") !== "fr-FR";
      const found = children.get(owner) ?? [];
      return list(
        request,
        found.map(({ number, hasCodes, name, translation }) => ({
          guid: `concept ${number}`,
          versionGuid: number,
          classNumber: number,
          hasCodes,
          defaultName: name,
          ...(isTranslated && translation !== null ? { name: translation } : {}),
          ...(number === "1.1" ? { defaultTechnicalDefinition: "A wall in the ground." } : {}),
        })),
      );
    }
    if (pathname.endsWith("/classifications"))
      return list(request, [{ guid: "c", versionGuid: "c", defaultName: "Works" }]);
    if (pathname.endsWith("/templates")) return list(request, TEMPLATES);
    if (pathname.endsWith("/mappedProperties"))
      return list(request, [{ versionGuid: "p1", defaultName: "Colour", name: "لون" }]);
    return list(request, []);
  };
  return { answer, requests };
}

const TEMPLATES = ["t1", "t2"].map((versionGuid) => ({
  versionGuid,
  defaultName: `Template ${versionGuid}`,
}));

const coverage = (page: Page) => page.getByRole("table", { name: "Coverage" });
const worklist = (page: Page) => page.getByRole("list", { name: "Worklist" });
const row = (page: Page, name: RegExp) =>
  coverage(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
const ADDRESS = "/translations?classification=c&culture=ar";
const count = (page: Page) => page.getByRole("button", { name: "Count", exact: true });

test("counts a small classification by itself, in Arabic on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const service = serve(CODES);
  await useService(page, service.answer);
  await page.goto(ADDRESS);
  await expect(coverage(page).getByRole("columnheader")).toHaveText([
    "Texts",
    "Share",
    "Translated",
    "Same as the default",
    "Missing",
  ]);
  await expect(row(page, /^Names/).getByRole("cell")).toHaveText(["", "4 (57%)", "1 (14%)", "2 (29%)"]);
  await expect(row(page, /^Definitions/).getByRole("cell")).toHaveText(["", "0 (0%)", "0 (0%)", "1 (100%)"]);
  await expect(row(page, /^1 أرض/).getByRole("cell")).toHaveText(["", "2 (50%)", "0 (0%)", "2 (50%)"]);
  await expect(row(page, /^First level/).getByRole("cell")).toHaveText(["", "0 (0%)", "0 (0%)", "1 (100%)"]);
  await expect(row(page, /^Names/).getByRole("img")).toHaveAccessibleName(
    "57% translated, 14% same as the default, 29% missing",
  );
  await expect(count(page)).toHaveCount(0);
  const links = worklist(page).getByRole("link");
  await expect(links).toHaveText([
    /^Wall.*1\.1.*A wall in the ground/,
    /^Pile <& pier>/,
    /^Others/,
    /^Beton/,
    /^Wall.*1\.1.*جدار/,
    /^Wall.*2\.1.*حائط/,
  ]);
  await expect(worklist(page).getByRole("heading", { level: 3 })).toHaveText([
    "Missing",
    "Same as the default",
    "Translated differently",
  ]);
  await expect(links.nth(4).locator("[dir=rtl]")).toHaveText("جدار");
  // Nothing is requested twice.
  expect(service.requests).toHaveLength(new Set(service.requests).size);
  const overflow = await page.evaluate(() =>
    [...document.querySelectorAll("html, main, main > *")].map((one) => one.scrollWidth - one.clientWidth),
  );
  expect(Math.max(...overflow), "wider than the screen, in px").toBeLessThanOrEqual(0);
  await axe(page);
});

test("the worklist by keyboard: filter, open a concept, Back, and its parts in the address", async ({
  page,
}) => {
  await useService(page, serve(CODES).answer);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(ADDRESS);
  const filter = page.getByRole("searchbox", { name: "Filter the worklist" });
  await filter.focus();
  await page.keyboard.type("wall");
  await expect(worklist(page).getByRole("listitem")).toHaveCount(3);
  await expect(page).toHaveURL(/search=wall/);
  // The page has the coverage above the field, and is not scrolled to its top.
  await expect(filter).toBeInViewport();
  await page.keyboard.press("ArrowDown");
  await expect(worklist(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/classifications/c/codes/1.1?number=1.1&culture=ar");
  await page.goBack();
  await expect(worklist(page).getByRole("listitem")).toHaveCount(3);
  await page
    .getByRole("group", { name: "Show" })
    .getByRole("link", { name: "Translated differently" })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/show=differs/);
  await expect(worklist(page).getByRole("listitem")).toHaveCount(2);
  await page.reload();
  await expect(worklist(page).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Tab");
  await filter.fill("nothing like this");
  await expect(page.getByText("Nothing found for 'nothing like this'")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).press("Enter");
  await expect(filter).toHaveValue("");
  await expect(filter).toBeInViewport();
});

test("without a culture the page asks for one; 'Into' chooses the culture of the data", async ({ page }) => {
  await useService(page, serve(CODES).answer);
  await page.goto("/translations?classification=c");
  await expect(page.getByText("Choose a culture in ‘Into’")).toBeVisible();
  const into = page.getByRole("combobox", { name: "Into" });
  await into.focus();
  await page.keyboard.type("ar");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/translations?classification=c&culture=ar");
  await expect(page.getByRole("combobox", { name: "Culture", exact: true })).toHaveValue(/Arabic/);
  await expect(row(page, /^Names/)).toBeVisible();
});

test("exports the worklist as XLIFF and as CSV", async ({ page }) => {
  await useService(page, serve(CODES).answer);
  await page.goto(ADDRESS);
  await expect(worklist(page)).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Export" });
  const saved = async (format: string): Promise<{ name: string; text: string }> => {
    await page.getByRole("button", { name: "Export" }).click();
    await dialog.getByRole("radio", { name: format }).check();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    const file = await download;
    await expect(dialog).toHaveCount(0);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  };
  const xliff = await saved("XLIFF 2.1");
  expect(xliff.name).toBe("Translations of Works-ar.xlf");
  const document = parseXliff(xliff.text);
  expect(xliffViolations(document)).toEqual([]);
  expect(document.attributes).toMatchObject({ srcLang: "en", trgLang: "ar" });
  const units = elementsNamed(document, "unit").map((unit) => [
    unit.attributes["id"],
    ...elementsNamed(unit, "segment").flatMap(({ children }) => children.map(({ text }) => text)),
  ]);
  expect(units).toEqual([
    ["classification-code.definition.1.1", "A wall in the ground.", ""],
    ["classification-code.name.1.2", "Pile <& pier>", ""],
    ["classification-code.name.3", "Others", ""],
    ["classification-code.name.2.2", "Beton", "Beton"],
    ["classification-code.name.1.1", "Wall", "جدار"],
    ["classification-code.name.2.1", "Wall", "حائط"],
  ]);
  const csv = await saved("CSV");
  const lines = csv.text.split("\r\n");
  expect(lines[0]).toBe(
    "\uFEFFState,Kind,Class number,Path,Field,Default name,Default text,Translation,Other translations,Version GUID,GUID",
  );
  expect(lines[5]).toBe(
    "Translated differently,Classification code,1.1,1 > 1.1,Name,Wall,Wall,جدار,حائط,1.1,concept 1.1",
  );
});

test("the whole catalogue: each kind, and in all cultures", async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 403/);
  const service = serve(CODES);
  let isBroken = true;
  await useService(
    page,
    (request) =>
      isBroken && request.url.includes("t2/mappedProperties") ? problem(403) : service.answer(request),
    { cultures: ["ar", "fr-FR"] },
  );
  await page.goto("/translations?culture=ar");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("1 part could not be loaded: Properties of Template t2 (ar)");
  await expect(
    row(page, /^Properties/)
      .getByRole("cell")
      .nth(1),
  ).toHaveText("1 (100%)");
  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toHaveCount(0);
  // The property that both templates have is counted once.
  await expect(
    row(page, /^Properties/)
      .getByRole("cell")
      .nth(1),
  ).toHaveText("1 (100%)");
  await expect(
    row(page, /^Classification codes/)
      .getByRole("cell")
      .nth(1),
  ).toHaveText("4 (57%)");
  await expect(
    row(page, /^Templates/)
      .getByRole("cell")
      .nth(3),
  ).toHaveText("2 (100%)");
  const all = page.getByRole("table", { name: "All cultures" });
  await expect(all.getByRole("rowheader")).toHaveText(["Arabic · ar", "French (France) · fr-FR"]);
  await expect(all.getByRole("row").nth(1)).toContainText("57% + 14% same");
  await expect(all.getByRole("row").nth(2).getByRole("cell").nth(1)).toHaveText("0%");
  const inArabic = service.requests.filter((one) => one.includes(" ar "));
  expect(inArabic, "requested once").toEqual([...new Set(inArabic)]);
  await axe(page);
  await all.getByRole("button", { name: /French/ }).click();
  await expect(page).toHaveURL("/translations?culture=fr-FR");
});

test("a culture whose requests fail has no share, instead of missing texts", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  const service = serve(CODES);
  let isBroken = true;
  await useService(
    page,
    (request) => (isBroken && request.url.includes("Culture=nb-NO") ? problem(403) : service.answer(request)),
    { cultures: ["ar", "nb-NO"] },
  );
  await page.goto(ADDRESS);
  const all = page.getByRole("table", { name: "All cultures" });
  const cells = (culture: string) =>
    all
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: culture }) })
      .getByRole("cell");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("could not be loaded: Names in nb-NO");
  await expect(cells("nb-NO")).toHaveText(["–", "–"]);
  await expect(cells("ar")).toHaveText(["57% + 14% same", "0%"]);
  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toHaveCount(0);
  await expect(cells("nb-NO")).toHaveText(["57% + 14% same", "0%"]);
});

test("where nothing could be loaded, the page does not say that there is nothing to translate", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  const service = serve(CODES);
  let isBroken = true;
  await useService(page, (request) => (isBroken ? problem(403) : service.answer(request)));
  await page.goto(ADDRESS);
  const alert = page.getByRole("region", { name: "Counting" }).getByRole("alert");
  await expect(alert).toContainText("2 parts could not be loaded");
  await expect(page.getByText(/Nothing found/)).toHaveCount(0);
  await expect(coverage(page)).toHaveCount(0);
  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(
    row(page, /^Names/)
      .getByRole("cell")
      .nth(1),
  ).toHaveText("4 (57%)");
});

test("where a part could not be loaded, the page says that nothing is missing only of what is counted", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  const service = serve([
    code("1", "Ground", "أرض", { hasCodes: true }),
    code("1.1", "Wall", null, { parent: "1" }),
    code("2", "Beton", "Beton"),
  ]);
  await useService(page, (request) =>
    request.url.includes("/classifications/1/") ? problem(403) : service.answer(request),
  );
  await page.goto(`${ADDRESS}&show=missing`);
  await expect(page.getByRole("region", { name: "Counting" }).getByRole("alert")).toBeVisible();
  await expect(page.getByText(/^Nothing found/)).toHaveText(
    "Nothing found: nothing of what is counted is missing.",
  );
});

/** Long enough for requests that are sent at once to overlap. */
const LATENCY_MS = 5;

test("20,000 codes: waits for 'Count', and can be cancelled and continued", async ({ page }) => {
  const codes = manyCodes(10);
  const service = serve(codes);
  let inFlight = 0;
  let most = 0;
  await useService(page, async (request) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await setTimeout(LATENCY_MS);
    inFlight -= 1;
    return service.answer(request);
  });
  await page.goto("/translations?classification=c&culture=de-DE");
  await expect(count(page)).toBeVisible();
  await expect(page.getByText("Counting takes more than 20 requests.").first()).toBeVisible();
  expect(service.requests.length).toBeLessThanOrEqual(20);
  most = 0;
  const started = Date.now();
  await count(page).press("Enter");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(page.getByText(/^Stopped at/).first()).toBeVisible();
  // The service also answers those that were cancelled.
  await expect.poll(() => inFlight).toBe(0);
  await page.getByRole("button", { name: "Go on" }).press("Enter");
  await expect(page.getByText("20,110 texts counted.").first()).toBeVisible({ timeout: 180_000 });
  const ms = Date.now() - started;
  expect(most).toBeLessThanOrEqual(4);
  await expect(row(page, /^Names/).getByRole("cell")).toHaveText([
    "",
    "10,010 (50%)",
    "0 (0%)",
    "10,100 (50%)",
  ]);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  test.info().annotations.push({
    type: "figures",
    description: `${service.requests.length} requests, ${ms} ms, ${elements} elements`,
  });
  expect(elements).toBeLessThan(1000);
  await expect(worklist(page).getByRole("listitem").first()).toHaveAttribute("aria-setsize", "10100");

  const before = service.requests.length;
  await page.getByRole("button", { name: "Show all cultures" }).press("Enter");
  await expect.poll(() => service.requests.length).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(page.getByRole("table", { name: "All cultures" })).toBeVisible();
});

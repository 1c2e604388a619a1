import type { Page } from "@playwright/test";
import { DIMENSIONLESS } from "#core/lib/quantities.fixture.ts";
import { clipboardText } from "./fixtures/locators.ts";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { list, problem } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

const TRANSLATION_HEADS = ["Language", "Full names", "Short names", "Definitions", "Examples"];

const translated = (texts: Record<string, string>) =>
  Object.entries(texts).map(([languageCode, text]) => ({
    text,
    languageCode,
    language: `Language ${languageCode}`,
  }));

const UNITS: Record<string, Record<string, unknown>> = {
  "volt/1": {
    guid: "volt",
    versionGuid: "volt/1",
    createdOn: "2020-01-02T03:04:05Z",
    createdBy: "Alessandro",
    changedOn: "some day",
    fullNames: [...translated({ en: "volt", "de-DE": "Volt", ar: "فولت" }), ...translated({ en: "volts" })],
    shortNames: translated({ en: "V" }),
    technicalDefinitions: translated({ "de-DE": "Einheit der Spannung" }),
    examples: translated({ en: "<b>230 V</b>" }),
    majorVersion: 2,
    minorVersion: 1,
    dimensions: { ...DIMENSIONLESS, massPower: 1, lengthPower: 2, timePower: -3, electricCurrentPower: -1 },
  },
  root: {
    fullNames: translated({ en: "per root second" }),
    majorVersion: 1,
    minorVersion: 0,
    dimensions: { ...DIMENSIONLESS, massPower: 1, timePower: -0.5 },
  },
  metre: {
    fullNames: translated({ en: "metre", "de-DE": "Meter" }),
    shortNames: translated({ en: "m" }),
    majorVersion: 1,
    minorVersion: 0,
    dimensions: { ...DIMENSIONLESS, lengthPower: 1 },
  },
  foot: {
    fullNames: translated({ en: "foot" }),
    majorVersion: 1,
    minorVersion: 0,
    dimensions: { ...DIMENSIONLESS, lengthPower: 1 },
  },
  piece: {
    fullNames: translated({ en: "piece" }),
    majorVersion: 1,
    minorVersion: 0,
    dimensions: DIMENSIONLESS,
  },
  bare: { majorVersion: 1, minorVersion: 0 },
};

const STARTING_POINTS = Object.keys(UNITS).map((versionGuid) => ({
  versionGuid,
  name: `Start ${versionGuid}`,
}));

/** The response of E15 for a unit, unless the test overrides it (null: not overridden). */
type Answer = (guid: string) => Response | null | Promise<Response | null>;

async function open(page: Page, path: string, answer: Answer = () => null, units = STARTING_POINTS) {
  const requested: string[] = [];
  await useService(
    page,
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/versions")) return list(request, []);
      const guid = decodeURIComponent(pathname.split("/units/")[1] ?? "");
      requested.push(guid);
      return (await answer(guid)) ?? Response.json(UNITS[guid], { status: guid in UNITS ? 200 : 404 });
    },
    {
      services: [{ name: "Test service", baseUrl: SERVICE_URL, auth: "none", startingPoints: { units } }],
    },
  );
  await page.goto(path);
  return requested;
}

test("a unit opened by address", async ({ page }) => {
  const requested = await open(page, "/units/volt%2F1?culture=de-DE");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Volt");
  await expect(page.getByText("volt", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle("Volt · Unit · Plinth");
  await expect(page.getByText("Symbol V")).toBeVisible();

  const dimensions = page.getByRole("region", { name: "Dimensions" });
  await expect(dimensions).toContainText("kg·m²·s⁻³·A⁻¹");
  await expect(dimensions.getByRole("row")).toHaveCount(8);
  await expect(dimensions.getByRole("row", { name: /^Time/ })).toContainText("−3");
  await expect(
    dimensions.getByRole("img", {
      name: "Exponents as bars: mass 1, length 2, time −3, electric current −1",
    }),
  ).toBeVisible();

  await dimensions.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(dimensions.getByText("7 rows copied")).toBeAttached();
  expect(await clipboardText(page)).toContain("Time\tsecond\ts\t-3");

  const translations = page.getByRole("table", { name: "Translations" });
  await expect(translations.getByRole("columnheader")).toHaveText(TRANSLATION_HEADS);
  const rows = translations.getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("Einheit der Spannung");
  await expect(rows.nth(2)).toContainText("volts");
  await expect(rows.nth(2)).toContainText("<b>230 V</b>");
  await expect(translations.getByText("فولت")).toHaveAttribute("dir", "rtl");

  const sections = page.getByRole("region", { name: "Translations" });
  await sections.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("3 rows copied")).toBeAttached();
  expect(await clipboardText(page)).toContain("Language en\ten\tvolt; volts\tV\t\t<b>230 V</b>");

  await expect(page.getByText("2 January 2020 at 04:04")).toBeVisible();
  await expect(page.getByText("some day")).toBeVisible();
  await expect(page.getByText("Alessandro")).toBeVisible();
  await expect(page.getByText("2.1", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy concept GUID" })).toBeVisible();
  expect(requested).toEqual(["volt/1"]);
});

test("units with fractional exponents, without dimensions, dimensionless, and untranslated", async ({
  page,
}) => {
  await open(page, "/units/root");
  const dimensions = page.getByRole("region", { name: "Dimensions" });
  await expect(dimensions.getByRole("math")).toHaveAccessibleName(
    "kilogram times second to the power of minus 1 over 2",
  );
  await expect(dimensions.getByRole("row", { name: /^Time/ })).toContainText("−1/2");
  await page.goto("/units/piece");
  await expect(dimensions.getByText("dimensionless", { exact: true })).toBeVisible();
  await page.goto("/units/bare");
  await expect(dimensions.getByText(/^Nothing found: the service gives no dimensions/)).toBeVisible();
  await expect(page.getByText(/^Nothing found: the service has no texts/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Start bare");
  await page.goto("/units/metre?culture=ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^metre\s*Not translated$/);
});

test("translation columns fit their longest word, and empty ones are omitted", async ({ page }) => {
  const words = { en: "kilopascal", "de-DE": "Kilopascal", "nb-NO": "kilopascal" };
  const definition =
    "One thousand pascals, used for soil pressures, pump heads and the compressive stress of ".repeat(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/units/kilopascal", () =>
    Response.json({
      majorVersion: 1,
      minorVersion: 0,
      fullNames: translated(words),
      shortNames: translated({ en: "kPa", "de-DE": "kPa", "nb-NO": "kPa" }),
      technicalDefinitions: translated({ en: definition, "de-DE": definition }),
      examples: translated({ en: "Compressive stress of insulation at 10 % deformation: 300 kPa" }),
    }),
  );
  const translations = page.getByRole("table", { name: "Translations" });
  await expect(translations.getByRole("columnheader")).toHaveText(TRANSLATION_HEADS);
  for (const name of await translations.getByText("kilopascal", { exact: true }).all())
    expect(await name.evaluate(countLines)).toBe(1);
});

/** The number of lines of a text. */
function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

test("two units side by side", async ({ page }) => {
  await open(page, "/units/metre");
  const choice = page.getByRole("combobox", { name: "Compare with" });
  await choice.click();
  await page.getByRole("option", { name: "Start foot" }).click();
  await expect(page).toHaveURL("/compare?kind=unit&a=metre&b=foot");
  const verdict = page.getByRole("note", { name: "Dimensions" });
  await expect(verdict).toHaveText("The dimensions agree: metre and foot are both m.");
  const comparison = page.getByRole("table", { name: "Comparison" });
  await expect(comparison.getByRole("row", { name: /^Length/ })).toContainText("Same");
  await expect(comparison.getByRole("row", { name: /^English/ }).first()).toContainText("Other values");
  await page.goBack();
  await choice.fill("volt/1");
  await choice.press("Enter");
  await expect(verdict).toContainText("The dimensions differ");
  await expect(verdict).toContainText("length (1 and 2), time (0 and −3)");
  await axe(page);

  // The address of earlier versions of the app.
  await page.goto("/units/metre?compare=bare");
  await expect(page).toHaveURL("/compare?kind=unit&a=metre&b=bare");
  await expect(verdict).toHaveText(/^It is not known whether the dimensions agree/);
});

/** The rows of the table of units, without its header. */
const rowsOf = (page: Page) =>
  page
    .getByRole("table", { name: "Units" })
    .getByRole("row")
    .filter({ hasNot: page.getByRole("columnheader") });

test("units in view are loaded automatically, and grouped once all are loaded", async ({ page }) => {
  const requested = await open(page, "/units");
  const table = page.getByRole("table", { name: "Units" });
  await expect(table.getByRole("columnheader")).toHaveText(["Name", "Symbol", "Formula"]);
  await expect(rowsOf(page).nth(0)).toHaveText(/^m\s*2 units$/);
  await expect(rowsOf(page).nth(1)).toHaveText(/^foot/);
  await expect(rowsOf(page).nth(2)).toHaveText(/^metre\s*m\s*m$/);
  await expect(table.getByRole("row", { name: /^volt/ })).toContainText("kg·m²·s⁻³·A⁻¹");
  await expect(page.getByRole("heading", { name: "Dimensionless" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Without dimensions" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Not/ })).toBeHidden();
  expect(requested.toSorted()).toEqual(Object.keys(UNITS).toSorted());
  await axe(page);

  await page.setViewportSize({ width: 2560, height: 900 });
  await expect(table.getByRole("columnheader", { name: "Other names" })).toBeVisible();
  await expect(table.getByRole("row", { name: /^volt/ })).toContainText("Volt, فولت, volts");

  await page.getByRole("searchbox", { name: "Search units" }).fill("OO");
  await expect(page).toHaveURL(/search=OO/);
  await expect(page.getByRole("status")).toHaveText("2 of 6 units");
  await page.getByRole("searchbox", { name: "Search units" }).fill("nothing");
  await expect(page.getByText(/^Nothing found for 'nothing'/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Search units" }).fill("foot");
  await page.getByRole("link", { name: "foot" }).click();
  await expect(page.getByRole("region", { name: "Dimensions" })).toContainText("m");
  expect(requested, "loaded units are not requested again").toHaveLength(6);
});

test("the unit that has the focus is not below the sticky head or foot", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 420 });
  const details = Promise.withResolvers<null>();
  await open(page, "/units", () => details.promise);
  const links = page.getByRole("table", { name: "Units" }).getByRole("link");
  const isCovered = (link: Element): boolean => {
    const { left, top, bottom } = link.getBoundingClientRect();
    return [top + 2, bottom - 2].some((y) => !link.contains(document.elementFromPoint(left + 4, y)));
  };
  const focused = page.locator("a:focus");
  // At the end of the page, a foot that appears could not be avoided before.
  await links.last().focus();
  details.resolve(null);
  await expect(page.getByText("6 units loaded")).toBeVisible();
  await expect.poll(() => focused.evaluate(isCovered), "once the foot is there").toBe(false);
  await page.getByRole("button", { name: "Group by dimension" }).click();
  await expect(page.getByRole("heading", { name: "Without dimensions" })).toBeVisible();
  for (const [from, key] of [
    [links.first(), "Tab"],
    [links.last(), "Shift+Tab"],
  ] as const) {
    await from.focus();
    for (let step = 1; step < (await links.count()); step += 1) {
      do await page.keyboard.press(key);
      while (await page.evaluate(() => document.activeElement?.localName !== "a"));
      // The table may scroll in the next frame.
      await expect.poll(() => focused.evaluate(isCovered), `after ${key}`).toBe(false);
    }
  }
});

test("units in view group themselves as they load, without requests for the others", async ({ page }) => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    versionGuid: `u${index}`,
    name: `Unit ${String(index).padStart(3, "0")}`,
  }));
  const requested = await open(
    page,
    "/units",
    (guid) =>
      Response.json({
        ...UNITS[Number(guid.slice(1)) % 2 === 0 ? "piece" : "metre"],
        fullNames: translated({ en: `Unit ${guid.slice(1).padStart(3, "0")}` }),
      }),
    many,
  );
  await expect(rowsOf(page).first()).toHaveText(/^m\s*\d+ units$/);
  await expect(rowsOf(page).nth(1)).toHaveText(/^Unit 001/);
  await expect(page.getByRole("button", { name: "Group by dimension" })).toBeHidden();
  expect(requested.length).toBeLessThan(60);

  // Rows under the pointer keep their position.
  await rowsOf(page).nth(1).hover();
  await page.mouse.wheel(0, 1000);
  await expect(page.getByRole("button", { name: "Group by dimension" })).toBeVisible();
});

test("units keep their position under the pointer, and when the user returns, until they are grouped on demand", async ({
  page,
}) => {
  const held: (() => void)[] = [];
  // The pointer rests on the first unit before those in view are requested, which prefetches it.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector("[role=table] a");
      if (link === null) return;
      observer.disconnect();
      link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await open(
    page,
    "/units",
    () =>
      new Promise((resolve) => {
        held.push(() => resolve(null));
      }),
  );
  const names = page.getByRole("table", { name: "Units" }).getByRole("link");
  const first = ["Start bare", "Start foot", "Start metre", "Start piece", "Start root", "Start volt/1"];
  await expect(names).toHaveText(first);
  await names.first().hover();
  await expect.poll(() => held.length).toBe(4);
  for (const answer of held.splice(0)) answer();
  await expect.poll(() => held.length).toBe(2);
  for (const answer of held) answer();
  await expect(page.getByText("6 units loaded")).toBeVisible();
  await expect(rowsOf(page).first()).toHaveText(/^Not grouped yet\s*6 units$/);
  await expect(names.nth(0)).toHaveText("Start bare");
  await expect(names.nth(2)).toHaveText("metre");

  await names.nth(2).click();
  await expect(page.getByRole("heading", { level: 1, name: "metre" })).toBeVisible();
  await names.nth(2).waitFor({ state: "detached" });
  await page.goBack();
  await expect(names.nth(2)).toHaveText("metre");

  await page.getByRole("button", { name: "Group by dimension" }).click();
  await expect(rowsOf(page).first()).toHaveText(/^m\s*2 units$/);
  await expect(page.getByText("Units grouped by dimension")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(names.first()).toBeFocused();
});

test("of thousands of units only those in view are rendered and loaded, four at a time", async ({ page }) => {
  const many = Array.from({ length: 3000 }, (_, index) => ({
    versionGuid: `u${index}`,
    name: `Unit ${index}`,
  }));
  const held: (() => void)[] = [];
  let isHolding = true;
  const requested = await open(
    page,
    "/units",
    () =>
      new Promise((resolve) => {
        const answer = () => resolve(Response.json({ ...UNITS["metre"], fullNames: [] }));
        if (isHolding) held.push(answer);
        else answer();
      }),
    many,
  );
  await expect(page.getByRole("status")).toHaveText("3,000 of 3,000 units");
  await expect.poll(() => requested).toEqual(["u0", "u1", "u2", "u3"]);
  expect(await rowsOf(page).count()).toBeLessThan(60);
  held.shift()?.();
  await expect.poll(() => requested).toEqual(["u0", "u1", "u2", "u3", "u4"]);

  await page.getByRole("link", { name: "Unit 0", exact: true }).hover();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole("link", { name: "Unit 0", exact: true })).toBeHidden();
  isHolding = false;
  for (const answer of held) answer();
  await expect(rowsOf(page).nth(20)).toHaveText(/^Unit \d+\s*m\s*m$/);
  expect(requested.length, "units that were scrolled past are not requested").toBeLessThan(100);
});

test("failed details can be retried", async ({ page, browserErrors }) => {
  browserErrors.expect(/403/);
  let isBroken = true;
  await open(page, "/units", (guid) =>
    isBroken && (guid === "foot" || guid === "root") ? problem(403) : null,
  );
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("2 units could not be loaded");
  await expect(alert).toContainText("Problem 403");
  await expect(alert).toContainText("HTTP 403");
  await axe(page);
  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole("row", { name: /^per root second/ })).toContainText("kg·s");
});

test("no known units", async ({ page }) => {
  await open(page, "/units", undefined, []);
  await expect(page.getByText(/^Nothing found: the configuration names no starting points/)).toBeVisible();
  await page.getByRole("textbox", { name: "Open unit" }).fill(" volt/1 ");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("volt");
  await expect(page).toHaveURL(/\/units\/volt%2F1$/);
});

test("a comparison with a unit that fails to load", async ({ page, browserErrors }) => {
  browserErrors.expect(/403/);
  let isBroken = true;
  await open(page, "/compare?kind=unit&a=metre&b=foot", (guid) =>
    isBroken && guid === "metre" ? problem(403) : null,
  );
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Problem 403");
  await expect(alert).toContainText("HTTP 403");
  await expect(alert).toContainText("metre could not be loaded");
  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("note", { name: "Dimensions" })).toContainText("The dimensions agree");
});

test("units in Arabic on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/units/volt%2F1?culture=ar");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading.getByText("فولت")).toHaveAttribute("dir", "rtl");
  await expect(heading.getByText("فولت")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("table", { name: "Translations" }).getByRole("row").nth(1)).toContainText(
    "فولت",
  );
  await expectNoOverflow(page);
  await axe(page);
  await page.goto("/units?culture=ar");
  await expect(page.getByRole("link", { name: /فولت/ })).toBeVisible();
  await expectNoOverflow(page);
  await axe(page);
});

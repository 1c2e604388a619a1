import type { Page } from "@playwright/test";
import { axe, expect, test } from "./fixtures.ts";
import { SERVICE_URL, useService } from "./support/service.ts";

const NONE = {
  lengthPower: 0,
  timePower: 0,
  massPower: 0,
  temperaturePower: 0,
  amountOfSubstancePower: 0,
  electricCurrentPower: 0,
  luminousIntensityPower: 0,
};

const said = (texts: Record<string, string>) =>
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
    fullNames: [...said({ en: "volt", "de-DE": "Volt", ar: "فولت" }), ...said({ en: "volts" })],
    shortNames: said({ en: "V" }),
    technicalDefinitions: said({ "de-DE": "Einheit der Spannung" }),
    examples: said({ en: "<b>230 V</b>" }),
    majorVersion: 2,
    minorVersion: 1,
    dimensions: { ...NONE, massPower: 1, lengthPower: 2, timePower: -3, electricCurrentPower: -1 },
  },
  root: {
    fullNames: said({ en: "per root second" }),
    majorVersion: 1,
    minorVersion: 0,
    dimensions: { ...NONE, massPower: 1, timePower: -0.5 },
  },
  metre: {
    fullNames: said({ en: "metre", "de-DE": "Meter" }),
    shortNames: said({ en: "m" }),
    majorVersion: 1,
    minorVersion: 0,
    dimensions: { ...NONE, lengthPower: 1 },
  },
  foot: {
    fullNames: said({ en: "foot" }),
    majorVersion: 1,
    minorVersion: 0,
    dimensions: { ...NONE, lengthPower: 1 },
  },
  piece: { fullNames: said({ en: "piece" }), majorVersion: 1, minorVersion: 0, dimensions: NONE },
  bare: { majorVersion: 1, minorVersion: 0 },
};

const STARTING_POINTS = Object.keys(UNITS).map((versionGuid) => ({
  versionGuid,
  name: `Start ${versionGuid}`,
}));

/** What E15 answers for a unit, unless the test has something else in mind (null: nothing else). */
type Answer = (guid: string) => Response | null | Promise<Response | null>;

async function open(page: Page, path: string, answer: Answer = () => null, units = STARTING_POINTS) {
  const asked: string[] = [];
  await useService(
    page,
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/versions"))
        return Response.json({ results: [], pagination: { total: 0, take: 50, skip: 0, returned: 0 } });
      const guid = decodeURIComponent(pathname.split("/units/")[1] ?? "");
      asked.push(guid);
      return (await answer(guid)) ?? Response.json(UNITS[guid], { status: guid in UNITS ? 200 : 404 });
    },
    {
      services: [{ name: "Test service", baseUrl: SERVICE_URL, auth: "none", startingPoints: { units } }],
    },
  );
  await page.goto(path);
  return asked;
}

const problem = (status: number) => Response.json({ title: `Problem ${status}`, status }, { status });

test.use({ serviceWorkers: "block" });

test("a unit from its address", async ({ page }) => {
  const asked = await open(page, "/units/volt%2F1?culture=de-DE");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Volt");
  await expect(page).toHaveTitle(/^Volt/);
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

  const translations = page.getByRole("table", { name: "Translations" });
  await expect(translations.getByRole("columnheader")).toHaveText([
    "Language",
    "Full names",
    "Short names",
    "Definitions",
    "Examples",
  ]);
  const rows = translations.getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("Einheit der Spannung");
  await expect(rows.nth(2)).toContainText("volts");
  await expect(rows.nth(2)).toContainText("<b>230 V</b>");
  await expect(translations.getByText("فولت")).toHaveAttribute("dir", "rtl");

  await expect(page.getByText("2 January 2020 at 04:04")).toBeVisible();
  await expect(page.getByText("some day")).toBeVisible();
  await expect(page.getByText("Alessandro")).toBeVisible();
  await expect(page.getByText("2.1", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy concept GUID" })).toBeVisible();
  expect(asked).toEqual(["volt/1"]);
});

test("a name that is not translated says so", async ({ page }) => {
  await open(page, "/units/metre?culture=ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^metre\s*Not translated$/);
});

test("fractions, no dimension, and nothing at all", async ({ page }) => {
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
});

test("translations have columns as wide as their words, and none that is empty", async ({ page }) => {
  const words = { en: "kilopascal", "de-DE": "Kilopascal", "nb-NO": "kilopascal" };
  const definition =
    "One thousand pascals, used for soil pressures, pump heads and the compressive stress of ".repeat(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/units/kilopascal", () =>
    Response.json({
      majorVersion: 1,
      minorVersion: 0,
      fullNames: said(words),
      shortNames: said({ en: "kPa", "de-DE": "kPa", "nb-NO": "kPa" }),
      technicalDefinitions: said({ en: definition, "de-DE": definition }),
      examples: said({ en: "Compressive stress of insulation at 10 % deformation: 300 kPa" }),
    }),
  );
  const translations = page.getByRole("table", { name: "Translations" });
  await expect(translations.getByRole("columnheader")).toHaveText([
    "Language",
    "Full names",
    "Short names",
    "Definitions",
    "Examples",
  ]);
  for (const name of await translations.getByText("kilopascal", { exact: true }).all())
    expect(await name.evaluate(countLines)).toBe(1);
});

/** In how many lines a text stands. */
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
  await expect(page).toHaveURL(/compare=foot/);
  const verdict = page.getByRole("note", { name: "Comparison" });
  await expect(verdict).toHaveText("The dimensions agree: metre and foot are both m.");
  await expect(page.getByRole("region", { name: "Dimensions of foot" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Translations of foot" })).toBeVisible();

  await choice.fill("volt/1");
  await choice.press("Enter");
  await expect(verdict).toContainText("The dimensions differ");
  await expect(verdict).toContainText("length (1 against 2), time (0 against −3)");
  await axe(page);

  await page.goBack();
  await expect(verdict).toContainText("metre and foot");
  await page.getByRole("link", { name: "Stop comparing" }).click();
  await expect(verdict).toBeHidden();
  await expect(page).toHaveURL(/\/units\/metre$/);

  await page.goto("/units/metre?compare=bare");
  await expect(verdict).toHaveText(/^Whether the dimensions agree is not known/);
});

test("units stand together once they have been looked at, and not before", async ({ page }) => {
  const asked = await open(page, "/units");
  const waiting = page.getByRole("list", { name: "Units not looked at yet" });
  await expect(waiting.getByRole("listitem")).toHaveCount(6);
  expect(asked).toEqual([]);

  await page.getByRole("link", { name: "Start metre" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("metre");
  await page.goBack();
  await expect(waiting.getByRole("listitem")).toHaveCount(5);

  await page.getByRole("button", { name: "Fetch the details of 5 units" }).click();
  const lengths = page.getByRole("list", { name: "Units: m", exact: true });
  await expect(lengths.getByRole("listitem")).toHaveText([/^foot/, /^metre/]);
  await expect(page.getByRole("heading", { name: "Dimensionless" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Without dimensions" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not looked at yet" })).toBeHidden();
  expect(asked.toSorted()).toEqual(Object.keys(UNITS).toSorted());
  await axe(page);

  await page.reload();
  await expect(lengths.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search units" }).fill("oo");
  await expect(page).toHaveURL(/search=oo/);
  await expect(page.getByRole("status")).toHaveText("2 of 6 units");
  await page.getByRole("searchbox", { name: "Search units" }).fill("nothing");
  await expect(page.getByText(/^Nothing found for “nothing”/)).toBeVisible();
});

test("fetching details goes four at a time, can be cancelled, and goes on", async ({ page }) => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    versionGuid: `u${index}`,
    name: `Unit ${index}`,
  }));
  const held: (() => void)[] = [];
  let isHolding = true;
  const answer = (): Promise<Response> | Response => {
    const unit = () => Response.json(UNITS["metre"]);
    if (!isHolding) return unit();
    return new Promise((resolve) => {
      held.push(() => resolve(unit()));
    });
  };
  await open(page, "/units", answer, many);
  await page.getByRole("button", { name: "Fetch the details of 12 units" }).click();
  await expect.poll(() => held.length).toBe(4);
  held.shift()?.();
  const bar = page.getByRole("progressbar");
  await expect(bar).toHaveAttribute("aria-valuenow", "1");
  await expect(bar).toHaveAttribute("aria-valuemax", "12");
  await expect.poll(() => held.length).toBe(4);
  isHolding = false;
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Stopped: 1 of 12 looked at; they are kept.").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Units: m" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Fetch the details of 11 units" }).click();
  await expect(page.getByRole("list", { name: "Units: m" }).getByRole("listitem")).toHaveCount(12);
});

test("some details fail, and are fetched again", async ({ page, browserErrors }) => {
  browserErrors.expect(/403/);
  let isBroken = true;
  await open(page, "/units", (guid) =>
    isBroken && (guid === "foot" || guid === "root") ? problem(403) : null,
  );
  await page.getByRole("button", { name: /^Fetch the details/ }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("2 units failed");
  await expect(alert).toContainText("Problem 403");
  await expect(alert).toContainText("HTTP 403");
  await axe(page);
  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("list", { name: "Units: m", exact: true }).getByRole("listitem")).toHaveCount(
    2,
  );
  await expect(alert).toBeHidden();
});

test("no units at all", async ({ page }) => {
  await open(page, "/units", undefined, []);
  await expect(page.getByText(/^Nothing found yet/)).toBeVisible();
  await page.getByRole("textbox", { name: "Open a unit by version GUID" }).fill(" volt/1 ");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("volt");
  await expect(page).toHaveURL(/\/units\/volt%2F1$/);
});

test("a unit that fails, beside one that does not", async ({ page, browserErrors }) => {
  browserErrors.expect(/403/);
  let isBroken = true;
  await open(page, "/units/metre?compare=foot", (guid) =>
    isBroken && guid === "metre" ? problem(403) : null,
  );
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Problem 403");
  await expect(alert).toContainText("HTTP 403");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Start metre");
  await expect(page.getByRole("region", { name: "Dimensions of foot" })).toBeVisible();
  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("metre");
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
  await expectNoSidewaysScrolling(page);
  await axe(page);
  await page.goto("/units?culture=ar");
  await expect(page.getByRole("link", { name: /فولت/ })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await axe(page);
});

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(() =>
    [...document.querySelectorAll("main, main > *")].map((one) => one.scrollWidth - one.clientWidth),
  );
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
}

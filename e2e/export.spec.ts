import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import readWorkbook from "read-excel-file/node";
import { useService } from "./fixtures/service.ts";
import { list, problem } from "./fixtures/stub-service.ts";
import { expect, test } from "./fixtures/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Export" });

/** Opens the first 'Export' of the page, which is that of the whole page. */
async function openExport(page: Page, format: string): Promise<void> {
  await page.getByRole("button", { name: "Export" }).first().click();
  await dialog(page).getByRole("radio", { name: format, exact: true }).check();
}

async function download(page: Page): Promise<Download> {
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
  return download;
}

async function textOf(file: Download): Promise<string> {
  return readFile(await file.path(), "utf8");
}

async function openClassification(page: Page, culture: string): Promise<void> {
  await page.goto(`/classifications?culture=${culture}`);
  await page.getByRole("list", { name: "Classifications" }).getByRole("link").first().click();
  await expect(page.getByRole("treeitem").first()).toBeVisible();
}

test.describe("a classification of the sample", () => {
  const formats: [format: string, ending: string, beginning: RegExp][] = [
    ["CSV", "csv", /^\uFEFFLevel,Class number,Name,Default name,Definition,.*,Path\r\n1,100,Fundamentering/],
    ["JSON", "json", /^\[\s*\{[^}]*"classNumber":\s*"100"/],
    ["SKOS (Turtle)", "ttl", /skos:ConceptScheme/],
    ["SKOS (JSON-LD)", "jsonld", /"@context"/],
    ["SKOS (RDF/XML)", "rdf", /^<\?xml[\s\S]*ConceptScheme/],
    ["bSDD (JSON)", "json", /"ModelVersion":\s*"2\.0"/],
  ];
  test("in each text format", async ({ page }) => {
    await openClassification(page, "nb-NO");
    for (const [format, ending, beginning] of formats) {
      await test.step(format, async () => {
        await expect(dialog(page)).toHaveCount(0);
        await openExport(page, format);
        const file = await download(page);
        expect(file.suggestedFilename()).toBe(`Building elements-nb-NO.${ending}`);
        expect(await textOf(file)).toMatch(beginning);
      });
    }
  });

  test("a selected branch as Excel, in two cultures", async ({ page }) => {
    await openClassification(page, "nb-NO");
    await page.getByRole("treeitem", { name: /^200 / }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await openExport(page, "Excel (.xlsx)");
    await dialog(page).getByRole("radio", { name: "Selected code and below" }).check();
    await dialog(page).getByRole("checkbox", { name: /de-DE/ }).check();
    const file = await download(page);
    expect(file.suggestedFilename()).toBe("Building elements-multi.xlsx");
    const [sheet] = await readWorkbook(await file.path());
    const rows = sheet?.data ?? [];
    expect(rows[0]?.slice(0, 5)).toEqual([
      "Level",
      "Class number",
      "Name (nb-NO)",
      "Name (de-DE)",
      "Default name",
    ]);
    expect(rows[1]?.slice(0, 2)).toEqual([1, "200"]);
    expect(rows.slice(1).every(([, number]) => String(number).startsWith("2"))).toBe(true);
    // The dialog has closed, and the focus is restored.
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Export" }).first()).toBeFocused();
  });
});

test("the hits of a search, with their names in another culture", async ({ page }) => {
  await openClassification(page, "en");
  await page.getByRole("searchbox", { name: "Search codes" }).fill("concrete");
  await expect(page.getByRole("list", { name: "Matching codes" })).toBeVisible();
  await page.getByRole("button", { name: "Export" }).nth(1).click();
  await dialog(page).getByRole("radio", { name: "CSV" }).check();
  await expect(dialog(page).getByRole("radiogroup", { name: "Extent" })).toHaveCount(0);
  await dialog(page).getByRole("checkbox", { name: /nb-NO/ }).check();
  const file = await download(page);
  expect(file.suggestedFilename()).toBe("Building elements concrete-multi.csv");
  const rows = (await textOf(file)).split("\r\n");
  expect(rows[0]).toMatch(/^\uFEFFLevel,Class number,Name \(.*\),Name \(.*\),Default name,.*,Path$/);
  // In Norwegian, the search would have no hits.
  expect(rows[1]).toMatch(/^,211,(Concrete columns,Betongsøyler|Betongsøyler,Concrete columns),/);
  expect(rows).toHaveLength(8);
});

test("a template with the values of its properties", async ({ page }) => {
  await page.goto("/templates?culture=en");
  await page.getByRole("list", { name: "Templates" }).getByRole("link").first().click();
  await expect(page.getByRole("list", { name: "Mapped properties" })).toBeVisible();
  await openExport(page, "CSV");
  const text = await textOf(await download(page));
  expect(text).toMatch(/^\uFEFFProperty,Default property,Property version GUID,Property GUID,Value,/);
});

test("'Copy' copies the rows of a list as text and as a table", async ({ page }) => {
  await page.goto("/classifications?culture=en");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("4 rows copied")).toBeAttached();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { text: await read("text/plain"), html: await read("text/html") };
  });
  expect(copied.text).toMatch(/^Name\tDefault name\tVersion GUID\tGUID\r?\n/);
  expect(copied.text?.trim().split(/\r?\n/)).toHaveLength(5);
  expect(copied.html).toContain("<table>");
});

test.describe("a service that fails", () => {
  const MANY = Array.from({ length: 120 }, (_, index) => ({
    guid: `concept-${index}`,
    versionGuid: `version-${index}`,
    defaultName: `List ${index + 1}`,
  }));

  /** Classifications in three pages; requests with this Skip are answered by `special` if it is set. */
  async function stub(page: Page, at: string) {
    const requested: string[] = [];
    const service: { requested: string[]; special: null | (() => Response | Promise<Response>) } = {
      requested,
      special: null,
    };
    await useService(page, (request) => {
      const { pathname, searchParams } = new URL(request.url);
      // The pointer may rest on a link, which prefetches its page.
      if (!pathname.endsWith("/classifications")) return list(request, []);
      const skip = searchParams.get("Skip") ?? "";
      requested.push(skip);
      return skip === at && service.special !== null ? service.special() : list(request, MANY);
    });
    return service;
  }

  test("on page 3: missing data are listed, and 'Go on' requests only them", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 403/);
    const service = await stub(page, "100");
    service.special = () => problem(403, "Not for you");
    await page.goto("/classifications");
    await expect(page.getByRole("listitem").first()).toBeVisible();
    await openExport(page, "JSON");
    await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText("Classifications: Not for you (HTTP 403)");

    service.special = null;
    service.requested.length = 0;
    const file = page.waitForEvent("download");
    await dialog(page).getByRole("button", { name: "Go on" }).click();
    const items: unknown = JSON.parse(await textOf(await file));
    expect(items).toHaveLength(120);
    expect(service.requested).toEqual(["100"]);
  });

  test("all the time: what is not requested any more is listed as missing, too", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 403/);
    // Of 30 branches, 12 failures in a row end the export.
    const branches = Array.from({ length: 30 }, (_, index) => ({
      guid: `concept-${index}`,
      versionGuid: `version-${index}`,
      defaultName: "Branch",
      classNumber: String(index + 10),
      hasCodes: true,
    }));
    await useService(page, (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith("/classification-codes")) return list(request, []);
      return [...searchParams.keys()].some((key) => ["ClassNumber", "SearchTerm"].includes(key))
        ? problem(403, "Not for you")
        : list(request, branches);
    });
    await page.goto("/classifications/a");
    await expect(page.getByRole("treeitem").first()).toBeVisible();
    await openExport(page, "CSV");
    await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText("30 parts could not be fetched");
    await expect(alert.getByRole("listitem")).toHaveCount(30);
    await expect(alert).toContainText("Codes below 10: Not for you (HTTP 403)");
    await expect(alert).toContainText("Codes below 39: Not requested, after too many failures in a row.");
  });

  test("'Cancel' sends nothing more and leaves no file", async ({ page }) => {
    const service = await stub(page, "50");
    await page.goto("/classifications");
    await expect(page.getByRole("listitem").first()).toBeVisible();
    const gate = Promise.withResolvers<Response>();
    service.special = () => gate.promise;
    const files: Download[] = [];
    page.on("download", (file) => files.push(file));
    await openExport(page, "CSV");
    service.requested.length = 0;
    await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
    await expect(dialog(page).getByRole("progressbar", { name: "Exporting" })).toBeVisible();
    await expect.poll(() => service.requested).toEqual(["50"]);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toHaveCount(0);
    gate.resolve(Response.json({ results: [], pagination: null }));
    await expect(page.getByRole("button", { name: "Export" }).first()).toBeFocused();
    // Another page of the list would be requested immediately.
    await page.goto("/connect");
    expect(service.requested).toEqual(["50"]);
    expect(files).toEqual([]);
  });
});

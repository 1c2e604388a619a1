import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Export" });

async function openIds(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Export" }).first().click();
  await dialog(page).getByRole("radio", { name: "IDS 1.0", exact: true }).check();
  await expect(dialog(page).getByRole("table", { name: "Mapping" })).toBeVisible();
}

async function download(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: button, exact: true }).click();
  return download;
}

async function openTemplate(page: Page, name: string): Promise<void> {
  await page.goto(`/templates?search=${name}`);
  await page.getByRole("list", { name: "Templates" }).getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("a template becomes a specification that says what its preview says", async ({ page }) => {
  await openTemplate(page, "Fire door");
  await openIds(page);
  const table = dialog(page).getByRole("table", { name: "Mapping" });
  await expect(table.getByRole("combobox", { name: "IFC entity" })).toHaveValue("IfcDoor");
  await expect(table.getByText("suggested", { exact: true }).first()).toBeVisible();

  await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Nothing is mapped yet");

  await dialog(page).getByRole("button", { name: "Confirm all" }).click();
  await expect(table.getByText("suggested", { exact: true })).toHaveCount(0);

  // A name that is reserved for standard sets is refused, with the reason.
  const row = table.getByRole("row").filter({ hasText: "Fire resistance" }).first();
  await row.getByRole("textbox", { name: "Property set" }).fill("Pset_Office");
  const notMapped = dialog(page).getByRole("region", { name: "Not mapped" });
  await expect(notMapped).toContainText("'Pset_Office' is no set of IFC4");
  await dialog(page).getByRole("button", { name: "Preview" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Leave out what is not mapped");
  await row.getByRole("textbox", { name: "Property set" }).fill("Office");

  // A type of the office's own is written as its models have it.
  await table.getByRole("combobox", { name: "Predefined type" }).fill("Flush door");
  await page.getByRole("option", { name: "Flush door", exact: true }).click();

  await dialog(page).getByRole("button", { name: "Preview" }).click();
  const preview = dialog(page).getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("list", { name: "Specifications" })).toContainText(
    "Doors of type Flush door must have Office.",
  );
  const written = preview.getByRole("region", { name: "XML" });
  await expect(written).toContainText("</ids>");
  const shown = await written.textContent();
  await axe(page);

  const file = await download(page, "Export");
  expect(file.suggestedFilename()).toBe("Fire door-default.ids");
  const xml = await readFile(await file.path(), "utf8");
  expect(xml).toBe(shown);
  expect(xml).toContain("<simpleValue>IFCDOOR</simpleValue>");
  expect(xml).toContain("<simpleValue>Flush door</simpleValue>");
  await expect(dialog(page)).toHaveCount(0);

  // The mapping is kept, and leaves the browser as a workbook.
  await openIds(page);
  await expect(table.getByText("suggested", { exact: true })).toHaveCount(0);
  // The version of IFC that was chosen stays with another culture or format.
  const version = dialog(page).getByRole("radio", { name: "IFC4X3_ADD2" });
  await version.check();
  await dialog(page).getByRole("checkbox", { name: "German (Germany)" }).check();
  await dialog(page).getByRole("checkbox", { name: "Default culture" }).uncheck();
  await expect(table).toBeVisible();
  await expect(version).toBeChecked();
  await dialog(page).getByRole("radio", { name: "CSV", exact: true }).check();
  await dialog(page).getByRole("radio", { name: "IDS 1.0" }).check();
  await expect(version).toBeChecked();
  expect((await download(page, "Export mapping")).suggestedFilename()).toBe("IDS mapping.xlsx");
});

test("a project becomes a file for each stage and role", async ({ page }) => {
  await page.goto("/projects/1/requirements");
  await expect(page.getByRole("region", { name: "Results" })).toBeVisible();
  await openIds(page);
  await dialog(page).getByRole("radio", { name: "IFC4X3_ADD2" }).check();
  await dialog(page).getByRole("radio", { name: "One file per stage and role" }).check();
  await dialog(page).getByRole("button", { name: "Confirm all" }).click();
  await dialog(page).getByRole("checkbox", { name: "Leave out what is not mapped" }).check();
  await expect(dialog(page).getByRole("region", { name: "Not mapped" })).toContainText("no properties");
  const file = await download(page, "Export");
  expect(file.suggestedFilename()).toMatch(/^Requirements 1-.*\.zip$/);
  const files = Object.entries(unzipSync(await readFile(await file.path())));
  expect(files.length).toBeGreaterThan(1);
  for (const [path, bytes] of files) {
    expect(path).toMatch(/^[^/]+\/Stage .*\.ids$/);
    const xml = strFromU8(bytes);
    expect(xml).toContain("<milestone>");
    expect(xml).toContain('ifcVersion="IFC4X3_ADD2"');
    expect(xml).toMatch(/<applicability minOccurs="0" maxOccurs="unbounded">/);
  }
});

test("the mapping fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTemplate(page, "Fire door");
  await openIds(page);
  await axe(page);
  await expectNoOverflow(page);
});

const FILE = `<ids xmlns="http://standards.buildingsmart.org/IDS" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<info><title>Doors of the ward</title></info>
<specifications><specification name="Fire door" ifcVersion="IFC4">
<applicability minOccurs="0" maxOccurs="unbounded">
<entity><name><simpleValue>IFCDOOR</simpleValue></name></entity>
</applicability>
<requirements><property dataType="IFCLABEL" cardinality="required">
<propertySet><simpleValue>Pset_DoorCommon</simpleValue></propertySet>
<baseName><simpleValue>FireRating</simpleValue></baseName>
</property></requirements>
</specification></specifications></ids>`;

test("long lists, texts and wrong patterns of an IDS file are shown in short, and as a whole on demand", async ({
  page,
}) => {
  await page.goto("/requirements");
  const name = `Name ${"x".repeat(1_000_000)}`;
  const values = Array.from({ length: 2000 }, (_, n) => `<xs:enumeration value="EI ${n + 1}"/>`).join("");
  const restriction = (inner: string): string =>
    `<value><xs:restriction base="xs:string">${inner}</xs:restriction></value></property>`;
  const open = (text: string) =>
    page
      .getByLabel("Open an IDS file")
      .setInputFiles({ name: "doors.ids", mimeType: "application/xml", buffer: Buffer.from(text) });
  await open(FILE.replace("Fire door", name).replace("</property>", restriction(values)));
  const list = page.getByRole("list", { name: "Specifications" });
  await expect(list).toContainText("one of EI 1, EI 2,");
  await expect(list).toContainText("EI 50 and 1,950 more.");
  expect((await list.textContent())?.length).toBeLessThan(2000);
  await list.getByRole("button", { name: "Show in full" }).click();
  await expect(list).toContainText("EI 1999, EI 2000.");
  expect((await list.textContent())?.length).toBeGreaterThan(1_000_000);
  await axe(page);
  await expectNoOverflow(page);
  await list.getByRole("button", { name: "Show shortened" }).click();
  await expect(list).toContainText("EI 50 and 1,950 more.");

  await open(FILE.replace("</property>", restriction('<xs:pattern value="[A-"/>')));
  await expect(page.getByRole("list", { name: "Problems" })).toHaveText(
    "Fire door: '[A-' is no regular expression of XML Schema.",
  );
  await open(FILE.replace('ifcVersion="IFC4"', `ifcVersion="${name}"`));
  await expect(page.getByRole("alert")).toContainText(/'Name x+…x+', but must be a list of IFC2X3/);
});

test("an IDS file is shown beside the requirements, and a wrong one says where it is wrong", async ({
  page,
}) => {
  await page.goto("/projects/1/requirements");
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByRole("status").first()).toContainText("All 520 requirements are loaded");
  const before = await results.getByRole("status").first().textContent();
  const field = page.getByLabel("Open an IDS file");
  const open = (text: string) =>
    field.setInputFiles({ name: "doors.ids", mimeType: "application/xml", buffer: Buffer.from(text) });
  await open(FILE);
  const region = page.getByRole("region", { name: "Doors of the ward" });
  await expect(region.getByRole("list", { name: "Specifications" })).toContainText(
    "Doors must have Pset_DoorCommon.FireRating.",
  );
  await expect(region.getByRole("list", { name: "Not covered" }).getByRole("listitem").first()).toBeVisible();
  await axe(page);
  await open(FILE.replace("<simpleValue>IFCDOOR</simpleValue>", ""));
  await expect(page.getByRole("alert")).toContainText("doors.ids, line 5, specification 'Fire door'");
  await expect(results.getByRole("status").first()).toHaveText(before ?? "");
});

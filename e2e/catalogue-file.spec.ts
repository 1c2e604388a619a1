import type { Page } from "@playwright/test";
import { chooseCulture, code, culture, tree } from "./fixtures/locators.ts";
import { phrase } from "./fixtures/phrases.ts";
import { axe, expect, test } from "./fixtures/test.ts";

type TestFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const file = (name: string, text: string): TestFile => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
});

/** A classification of three levels, in two languages; the hierarchy is stated in one direction only. */
function turtle(name: string, scheme: string): string {
  return `
    @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
    @prefix : <https://dictionary.example/${scheme}/> .
    : a skos:ConceptScheme ; skos:prefLabel "${name}"@en .
    :1 a skos:Concept ; skos:inScheme : ; skos:notation "1" ; skos:prefLabel "Structures"@en, "Bæresystemer"@nb .
    :11 a skos:Concept ; skos:inScheme : ; skos:notation "1.1" ; skos:prefLabel "Walls"@en ; skos:broader :1 .
    :111 a skos:Concept ; skos:inScheme : ; skos:notation "1.1.1" ; skos:prefLabel "Shear walls"@en ;
      skos:definition "A wall that takes lateral loads."@en ; skos:broader :11 .
    :9 a skos:Concept ; skos:inScheme : ; skos:notation "9" ; skos:prefLabel "Lost"@en ; skos:broader :8 .
  `;
}

const ELEMENTS = file("elements.ttl", turtle("Elements of buildings", "elements"));
const SPACES = file("spaces.ttl", turtle("Spaces", "spaces"));
const BROKEN = file(
  "broken.ttl",
  "@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n:a skos:prefLabel ;;; .",
);

const TABLE = file(
  "kosten.csv",
  [
    "Kennzahl;Bezeichnung;Name (en-GB);Gehört zu;Erläuterung",
    "A;Bauwerk;Structure;;Alles, was gebaut wird, und was dazu gehört, ohne die technischen Anlagen",
    "B;Baugrube;Excavation;A;",
    "C;Herstellung;Production;B;Aushub und Transport des Bodens, auch zu anderen Stellen des Grundstücks",
    "D;Anlagen;Services;;",
  ].join("\r\n"),
);

/** A file of a dictionary: the English one is complete, others add texts. */
function dictionary(language: string, [walls, inner]: readonly [string, string]): TestFile {
  const isOnlyTexts = language !== "en-GB";
  return file(
    `parts-${language}.json`,
    JSON.stringify({
      ModelVersion: "2.0",
      OrganizationCode: "example",
      DictionaryCode: "parts",
      DictionaryVersion: "1.0",
      DictionaryName: "Parts",
      LanguageIsoCode: language,
      LanguageOnly: isOnlyTexts,
      Classes: [
        { Code: "w", Name: walls },
        { Code: "wi", Name: inner, ...(isOnlyTexts ? {} : { ParentClassCode: "w" }) },
      ],
    }),
  );
}

const columns = (page: Page) => page.getByRole("dialog", { name: "Columns" });
const field = (page: Page) => page.getByLabel("Open a catalogue file");
const report = (page: Page) => page.getByRole("region", { name: "What was read" });
const keep = (page: Page) => page.getByRole("checkbox", { name: "Keep in this browser" });
const browse = (page: Page) => page.getByRole("button", { name: "Browse it" });
const forget = (page: Page) => page.getByRole("button", { name: "Forget this file" });
const notOpen = (page: Page) => page.getByRole("heading", { level: 1, name: "This file is not open here" });

async function open(page: Page, ...files: readonly TestFile[]): Promise<void> {
  await page.goto("/connect");
  await field(page).setInputFiles([...files]);
}

async function drop(page: Page, { name, buffer }: TestFile): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    [name, buffer.toString()] as const,
  );
  await page.locator("main").dispatchEvent("drop", { dataTransfer: data });
}

test("a file dropped on any page is read, can be browsed by keyboard, and is gone after a reload", async ({
  page,
}) => {
  await page.goto("/units");
  await page.getByRole("heading", { level: 1, name: "Units" }).waitFor();
  await drop(page, ELEMENTS);
  await expect(page).toHaveURL(/\/connect/);
  await expect(report(page)).toContainText("Elements of buildings");
  await expect(report(page).getByRole("row", { name: /^Codes 4/ })).toBeVisible();
  await expect(report(page)).toContainText("dictionary.example/elements/8");
  await axe(page);

  await browse(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Elements of buildings" })).toBeFocused();
  await expect(page).toHaveURL(/\/classifications\/[\w-]+\?.*file=/);
  await code(page, "1 Structures").focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"]) {
    await page.keyboard.press(key);
    await expect(tree(page).locator("[aria-busy=true]")).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/codes\/.*number=1\.1\.1.*file=/);
  await expect(page.getByText("A wall that takes lateral loads.")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Elements of buildings");

  // Without 'Keep in this browser' nothing of it is stored, and it does not outlive the page.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Shear walls");
  await page.reload();
  await expect(notOpen(page)).toBeVisible();
  await axe(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a catalogue file" }).click();
  await (await chooser).setFiles(ELEMENTS);
  await browse(page).click();
  await expect(page.getByText("A wall that takes lateral loads.")).toBeVisible();
});

test("a deprecated code is marked in tree, page and search, and comes last in searches", async ({ page }) => {
  const concepts = [
    ["1", "Walls of clay", " ; owl:deprecated true"],
    ["2", "Walls of brick", ""],
  ].map(
    ([number, name, more]) =>
      `:${number} a skos:Concept ; skos:inScheme : ; skos:notation "${number}" ; skos:prefLabel "${name}"@en ${more} .`,
  );
  const prefixes = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
    @prefix : <https://dictionary.example/old/> . : a skos:ConceptScheme ; skos:prefLabel "Old and new"@en .`;
  await open(page, file("old.ttl", [prefixes, ...concepts].join("\n")));
  await browse(page).click();
  await code(page, "1 Walls of clay Deprecated").click();
  const heading = page.getByRole("heading", { level: 2, name: "1 Walls of clay Deprecated" });
  await expect(heading).toBeVisible();
  await expect(code(page, "2 Walls of brick")).toBeVisible();
  await axe(page);

  await page.getByRole("searchbox", { name: "Search codes" }).fill("walls");
  const hits = page.getByRole("link", { name: /^Walls of / });
  await expect(hits).toHaveText([/^Walls of brick/, /^Walls of clay Deprecated/]);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  await dialog.getByRole("combobox").fill("walls");
  const options = dialog.getByRole("group", { name: "Codes" }).getByRole("option");
  await expect(options).toHaveText([/Walls of brick/, /Walls of clay Deprecated/]);
});

test("line breaks of a definition are shown in the details, in both cultures and on paper", async ({
  page,
}) => {
  const lines = (text: string): string => JSON.stringify(text.split(" ").join("\n"));
  const definitions = `skos:definition ${lines("Bears loads.")}@en, ${lines("Bærer laster.")}@nb ; skos:broader :11`;
  await open(
    page,
    file("lines.ttl", turtle("Lines", "lines").replace(/skos:definition .* ; skos:broader :11/, definitions)),
  );
  await browse(page).click();
  await page.getByRole("button", { name: "Show definitions" }).click();
  await page.getByRole("button", { name: "Expand" }).click();
  await page.getByRole("menuitem", { name: "Level 3" }).click();
  await code(page, "1.1.1 Shear walls").click();
  await page.getByRole("combobox", { name: "Second culture" }).fill("nb");
  await page.keyboard.press("Enter");
  const article = page.getByRole("article");
  await expect(article.getByText("Bærer")).toBeVisible();
  expect(await article.getByText("Bears").innerText()).toBe("Bears\nloads.");
  expect(await article.getByText("Bærer").innerText()).toBe("Bærer\nlaster.");
  // A row of the tree has one line for it.
  expect(await tree(page).getByText("Bears").innerText()).toBe("Bears loads.");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const printed = page.locator("bdi", { hasText: "Bears" }).filter({ visible: true });
  await expect(printed).toHaveCount(1);
  expect(await printed.innerText()).toBe("Bears\nloads.");
});

test("a file dropped while 'Search everything' is open closes the dialog", async ({ page }) => {
  await page.goto("/units");
  await page.getByRole("button", { name: "Search everything" }).click();
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  await dialog.getByRole("combobox").fill("wall");
  await drop(page, ELEMENTS);
  await expect(report(page)).toContainText("Elements of buildings");
  await expect(dialog).toHaveCount(0);
});

test("'Connect' with a file that is not open says so", async ({ page }) => {
  await page.goto("/connect?file=unknown");
  await expect(page.getByRole("main")).toContainText("This file is not open here");
  await expect(page.getByRole("main")).not.toContainText("Connected to");
});

test("a newcomer opens a file from the overview, and the sections of 'Connect' are side by side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Connect to a service" }).click();
  const headings = [
    page.getByRole("heading", { name: "A service" }),
    page.getByRole("heading", { name: "A file" }),
    page.getByRole("heading", { name: "The sample" }),
  ];
  const tops = () => Promise.all(headings.map(async (heading) => (await heading.boundingBox())?.y));
  await expect.poll(async () => new Set(await tops()).size, { message: "side by side" }).toBe(1);
  await expect(field(page)).toBeInViewport();
  await expect(page.getByRole("textbox", { name: "Base URL" })).toBeVisible();
  await axe(page);

  await page.goBack();
  // 'Connect' has the same button.
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a catalogue file" }).click();
  await (await chooser).setFiles(ELEMENTS);
  await expect(page).toHaveURL(/\/connect/);
  await browse(page).click();
  await expect(code(page, "1 Structures")).toBeVisible();
});

test("the report is as wide as the page, and shows the counts of many cultures", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const names = ["en", "de", "fr", "nb", "sv", "da", "fi", "nl"].map((tag) => `"Walls"@${tag}`).join(", ");
  const skos = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix : <https://dictionary.example/w/> .
    : a skos:ConceptScheme ; skos:prefLabel "Many cultures"@en .
    :1 a skos:Concept ; skos:inScheme : ; skos:notation "1" ; skos:prefLabel ${names} .`;
  await open(page, file("many.ttl", skos));
  const counts = report(page).getByRole("region", { name: "Counts" });
  await expect(counts.getByRole("columnheader")).toHaveCount(10);
  expect(await counts.evaluate((region) => region.scrollWidth <= region.clientWidth), "all in view").toBe(
    true,
  );
});

test("two open files of one title are distinguished by file, size and date", async ({ page }) => {
  await open(page, ELEMENTS, file("other.ttl", turtle("Elements of buildings", "others")));
  await expect(browse(page)).toHaveCount(2);
  const files = page.getByRole("list", { name: "Open files" }).getByRole("listitem");
  await expect(files).toHaveText([
    /elements\.ttl · \d+ B · \d+ \w+ \d{4}/,
    /other\.ttl · \d+ B · \d+ \w+ \d{4}/,
  ]);
  await expect(forget(page).first()).toHaveAccessibleDescription(/elements\.ttl/);
});

test("two files of one name that are opened together have their own sizes", async ({ page }) => {
  const sizes = [1000, 2000];
  const filled = sizes.map((size) => {
    const text = turtle(`Elements ${size}`, `elements-${size}`);
    return file("elements.ttl", text.padEnd(size, " "));
  });
  await open(page, ...filled);
  await expect(page.getByRole("list", { name: "Open files" }).getByRole("listitem")).toHaveText([
    /elements\.ttl · 1 kB/,
    /elements\.ttl · 2 kB/,
  ]);
});

test("a kept file is available after a reload and on the next visit, until it is forgotten", async ({
  page,
}) => {
  await open(page, ELEMENTS);
  await keep(page).check();
  await browse(page).click();
  await expect(code(page, "1 Structures")).toBeVisible();
  await page.reload();
  await expect(code(page, "1 Structures")).toBeVisible();
  const address = page.url();

  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText("Elements of buildings");
  await page.getByRole("banner").getByRole("link", { name: "Elements of buildings" }).click();
  await forget(page).click();
  await expect(forget(page)).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("Sample catalogue");
  await expect(page).not.toHaveURL(/file=/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Structures");
  await page.goto(address);
  await expect(notOpen(page)).toBeVisible();
});

test("a reload of the overview stays in its service, although another tab has opened a file that is kept", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const service = page.getByRole("banner").getByRole("link", { name: "Sample catalogue" });
  await expect(service).toBeVisible();
  const other = await context.newPage();
  await open(other, ELEMENTS);
  await keep(other).check();
  await browse(other).click();
  await expect(code(other, "1 Structures")).toBeVisible();
  await page.reload();
  await expect(service).toBeVisible();
  await expect(page).not.toHaveURL(/file=/);
});

test("a file that is opened again after a change shows its new contents, also by Back", async ({ page }) => {
  await open(page, ELEMENTS);
  await browse(page).click();
  await expect(code(page, "1 Structures")).toBeVisible();
  const later = ELEMENTS.buffer.toString().replace('"Structures"@en', '"Constructions"@en');
  await drop(page, file(ELEMENTS.name, later));
  await expect(browse(page)).toBeVisible();
  await page.goBack();
  await expect(code(page, "1 Constructions")).toBeVisible();
  await drop(page, ELEMENTS);
  await browse(page).click();
  await expect(code(page, "1 Structures")).toBeVisible();
});

test("a kept file that is opened again after a change is kept as it is now if its user wants that", async ({
  page,
}) => {
  await open(page, ELEMENTS);
  await keep(page).check();
  await browse(page).click();
  await expect(code(page, "1 Structures")).toBeVisible();
  const later = ELEMENTS.buffer.toString().replace('"Structures"@en', '"Constructions"@en');
  await drop(page, file(ELEMENTS.name, later));
  // What is kept are the earlier contents.
  await expect(keep(page)).not.toBeChecked();
  await keep(page).check();
  await browse(page).click();
  await expect(code(page, "1 Constructions")).toBeVisible();
  await page.reload();
  await expect(code(page, "1 Constructions")).toBeVisible();
});

test("two files and the sample are three services, and Back and Forward switch between them", async ({
  page,
}) => {
  await open(page, ELEMENTS, SPACES);
  await expect(browse(page)).toHaveCount(2);
  await page.getByRole("link", { name: "Spaces" }).click();
  await expect(page.getByRole("banner")).toContainText("Spaces");
  await page.getByRole("link", { name: "Classifications" }).first().click();
  const list = page.getByRole("list", { name: "Classifications" });
  await expect(list.getByRole("link", { name: "Spaces" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Spaces" }).click();
  await page.getByRole("button", { name: "Browse the sample catalogue" }).click();
  await expect(page.getByRole("banner")).toContainText("Sample catalogue");
  await expect(page).not.toHaveURL(/file=/);
  await page.goBack();
  await expect(page).toHaveURL(/file=/);
  await page.goBack();
  await expect(list.getByRole("link", { name: "Spaces" })).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
});

test("each link of 'Open files' opens its own file, also from within another one", async ({ page }) => {
  await open(page, ELEMENTS, SPACES);
  const links = page.getByRole("list", { name: "Open files" });
  const banner = page.getByRole("banner");
  for (const name of ["Elements of buildings", "Spaces", "Elements of buildings"]) {
    await links.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
    await banner.getByRole("link", { name }).click();
    await expect(links).toBeVisible();
  }
});

test("the files of a dictionary in two languages form one service with both cultures", async ({ page }) => {
  await open(
    page,
    dictionary("nb-NO", ["Vegger", "Innervegger"]),
    dictionary("en-GB", ["Walls", "Inner walls"]),
  );
  await browse(page).click();
  await expect(code(page, "w Walls")).toBeVisible();
  await culture(page).click();
  await expect(page.getByRole("option")).toHaveText([/Default culture/, /en-GB/, /nb-NO/]);
  await page.keyboard.press("Escape");
  await chooseCulture(page, "nb-NO");
  await expect(code(page, "w Vegger")).toBeVisible();
  // The cultures `en-GB` and `nb-NO` in the file also match `en` and `nb`.
  await chooseCulture(page, "en");
  await expect(code(page, "w Walls")).toBeVisible();
  await chooseCulture(page, "nb");
  await expect(code(page, "w Vegger")).toBeVisible();
});

test("the columns of a table are chosen with a live preview, and it is opened by keyboard", async ({
  page,
}) => {
  await page.goto("/units");
  await page.getByRole("heading", { level: 1, name: "Units" }).waitFor();
  await drop(page, TABLE);
  const open = columns(page).getByRole("button", { name: "Open" });
  await expect(open).toBeFocused();
  const item = (name: string) => columns(page).getByRole("treeitem", { name });
  await expect(item("C Herstellung")).toHaveAttribute("aria-level", "3");
  await axe(page);

  // A role chosen for one column is taken from its previous column, and the preview updates.
  await columns(page).getByLabel("Gehört zu", { exact: true }).selectOption("Not read");
  await expect(item("C Herstellung")).toHaveAttribute("aria-level", "1");
  await expect(columns(page)).toContainText("Parents from the class numbers: 0 of 4 codes have one.");
  await columns(page).getByLabel("Gehört zu", { exact: true }).selectOption("Parent number");
  await expect(item("C Herstellung")).toHaveAttribute("aria-level", "3");
  // Not by typing: between two keys on a busy machine, the browser would start the word anew.
  await columns(page).getByLabel("Name (en-GB)", { exact: true }).selectOption("Not read");
  await columns(page).getByLabel("Culture of Bezeichnung").fill("de-DE");
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(report(page).getByRole("row", { name: /^Codes 4 4$/ })).toBeVisible();
  await expect(report(page)).toContainText("column 'Name (en-GB)'");
  await expect(report(page)).toContainText("Columns: Kennzahl (Number), Bezeichnung (Name de-DE)");
  await expect(report(page)).toContainText("Parents by parent number: 2 of 4 codes have one.");
  await browse(page).focus();
  await page.keyboard.press("Enter");
  await code(page, "A Bauwerk").focus();
  await page.keyboard.press("ArrowRight");
  await expect(code(page, "B Baugrube")).toBeVisible();
});

test("a table of many columns lists them all, and the last one can be read", async ({ page }) => {
  const fields = Array.from({ length: 200 }, (_, at) => `Field ${at}`).join(",");
  await open(page, file("wide.csv", `Code,Name,${fields}\n1,Walls,${fields}\n1.1,Inner,${fields}`));
  const list = columns(page).getByRole("list", { name: "Columns" });
  await expect(list.getByRole("listitem")).toHaveCount(202);
  await columns(page).getByLabel("Name", { exact: true }).selectOption("Not read");
  await columns(page).getByLabel("Field 199", { exact: true }).selectOption("Name");
  await expect(columns(page).getByRole("treeitem", { name: "1.1 Field 199" })).toBeVisible();
});

test("the columns of several tables are chosen one table after the other, and each can be skipped", async ({
  page,
}) => {
  await open(page, TABLE, file("parts.csv", "Code,Name\n1,Walls\n1.1,Inner walls"), SPACES);
  await expect(columns(page)).toContainText("kosten.csv is a table (1 of 2)");
  await columns(page).getByRole("button", { name: "Cancel" }).click();
  await expect(columns(page)).toContainText("parts.csv is a table (2 of 2)");
  await columns(page).getByLabel("Code").selectOption("Not read");
  await columns(page).getByLabel("Name", { exact: true }).selectOption("Not read");
  await columns(page).getByRole("button", { name: "Open" }).click();
  const alert = columns(page).getByRole("alert");
  await expect(alert).toContainText("No row has a number or a name");
  await page.setViewportSize({ width: 320, height: 740 });
  const isCut = () =>
    alert.evaluate((panel) =>
      [panel, ...panel.querySelectorAll("*")].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0,
      ),
    );
  await expect.poll(isCut, { message: "a reason that is cut off" }).toBe(false);
  await columns(page).getByLabel("Name", { exact: true }).selectOption("Name");
  await columns(page).getByRole("button", { name: "Open" }).click();
  await expect(browse(page)).toHaveCount(2);
  await expect(report(page)).not.toContainText("kosten");
});

test("a file dropped while the columns of a table are chosen is read next, and the choices so far are kept", async ({
  page,
}) => {
  await open(page, file("parts.csv", "Code,Name\n1,Walls\n1.1,Inner walls"));
  const role = columns(page).getByLabel("Name", { exact: true });
  await role.selectOption("Definition");
  await drop(page, SPACES);
  await expect(columns(page)).toContainText("Read next: spaces.ttl");
  await expect(role).toHaveValue("definition");
  await columns(page).getByRole("button", { name: "Open" }).click();
  await expect(browse(page)).toHaveCount(2);
  await expect(report(page)).toContainText("Spaces");
});

test("an unreadable file shows the reason and the location, and the others are read", async ({ page }) => {
  await open(page, BROKEN);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("broken.ttl cannot be read");
  await expect(alert).toContainText("line 2");
  await expect(browse(page)).toHaveCount(0);
  await axe(page);
  await field(page).setInputFiles([BROKEN, SPACES]);
  await expect(browse(page)).toHaveCount(1);
  await expect(alert).toContainText("broken.ttl cannot be read");
});

test("what was read is said in the language of the app, also when that changes", async ({ page }) => {
  await open(page, BROKEN, SPACES);
  const missing = "https://dictionary.example/spaces/8";
  await expect(report(page)).toContainText(`The parent '${missing}' is not in the file`);
  await page.getByRole("banner").getByRole("combobox", { name: "Language", exact: true }).click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  await expect(page.getByRole("alert")).toContainText("Die Datei ist kein gültiges Turtle: ");
  await expect(page.getByRole("alert")).toContainText("(Zeile 2)");
  const german = page.getByRole("region", { name: phrase("de", "catalogueFile.whatWasRead") });
  await expect(german).toContainText(`Der übergeordnete Code „${missing}“ ist nicht in der Datei`);
});

test("cancelled reading opens nothing", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/read-worker-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, ELEMENTS);
  await expect(page.getByRole("progressbar", { name: "Reading" })).toBeVisible();
  // A file that is dropped meanwhile is read with the others.
  await drop(page, SPACES);
  await expect(page.getByText(/elements\.ttl.*spaces/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(browse(page)).toHaveCount(0);
  await expect(forget(page)).toHaveCount(0);
  held.resolve();
  // By the time that a later file is read, the cancelled one would also be open.
  await field(page).setInputFiles([SPACES]);
  await expect(report(page)).toContainText("Spaces");
  await expect(browse(page)).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText("Elements of buildings");
});

test("Back and Forward keep what was chosen in 'Columns'", async ({ page }) => {
  await page.goto("/classifications");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Sample catalogue/ })
    .click();
  await field(page).setInputFiles(TABLE);
  const parents = columns(page).getByRole("combobox", { name: "Parents are found" });
  await parents.selectOption("no parents: all codes at the first level");
  const chosen = await parents.inputValue();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Classifications");
  await page.goForward();
  await expect(parents).toHaveValue(chosen);
});

test("Escape in 'Columns' opens nothing, and the focus returns to the file field", async ({ page }) => {
  await page.goto("/connect");
  // The second time, the dialog has been loaded, and opens at once.
  for (const _ of [1, 2]) {
    await field(page).setInputFiles(TABLE);
    await expect(columns(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(columns(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  }
  await expect(browse(page)).toHaveCount(0);
});

test("'Browse it' waits until the file is kept", async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with `this` below
    const { put } = IDBObjectStore.prototype;
    let isHeld = true;
    addEventListener("release", () => {
      isHeld = false;
    });
    IDBObjectStore.prototype.put = function (...options) {
      // A transaction lasts as long as requests follow each other.
      const hold = (): void => {
        if (isHeld) this.count().onsuccess = hold;
      };
      hold();
      return put.apply(this, options);
    };
  });
  await open(page, ELEMENTS);
  await keep(page).check();
  await browse(page).click();
  await expect(browse(page)).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => dispatchEvent(new Event("release")));
  await expect(code(page, "1 Structures")).toBeVisible();
  await page.reload();
  await expect(code(page, "1 Structures")).toBeVisible();
});

test("full or forbidden storage is reported, and the file stays open", async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await open(page, ELEMENTS);
  await keep(page).click();
  await expect(page.getByRole("alert")).toContainText("The storage of this browser is full");
  await expect(keep(page)).not.toBeChecked();
  await browse(page).click();
  await expect(code(page, "1 Structures")).toBeVisible();
});

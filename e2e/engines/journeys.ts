import { writeFile } from "node:fs/promises";
import type { AppPage, Part } from "./driver.ts";
import { expect, test } from "./test.ts";

/** What people do most, step by step, in every engine. Details of each page have their own specs, which run in Chromium. */

const heading = (app: AppPage, name: string | RegExp): Part => app.getByRole("heading", { name }).first();
const tree = (app: AppPage): Part => app.getByRole("tree", { name: "Classification codes" });
const code = (app: AppPage, name: RegExp): Part => tree(app).getByRole("treeitem", { name });
const link = (app: AppPage, list: string, name?: RegExp): Part =>
  app
    .getByRole("list", { name: list, exact: true })
    .getByRole("link", name === undefined ? {} : { name })
    .first();

const SKOS = `
  @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
  @prefix : <https://dictionary.example/elements/> .
  : a skos:ConceptScheme ; skos:prefLabel "Elements of buildings"@en .
  :1 a skos:Concept ; skos:inScheme : ; skos:notation "1" ; skos:prefLabel "Structures"@en .
  :11 a skos:Concept ; skos:inScheme : ; skos:notation "1.1" ; skos:prefLabel "Walls"@en ; skos:broader :1 .`;

/** The role and name of what has the focus, as far as the page states them. */
async function focused(app: AppPage): Promise<unknown> {
  return app.evaluate(
    "(({ localName, role, ariaLabel, textContent }) => [role ?? localName, ariaLabel ?? textContent.slice(0, 40)].join(' '))(document.activeElement)",
  );
}

/** Replaces the text of a field. With keys, because Playwright's `fill` in Firefox ESR sends events that React does not take for input. */
async function type(app: AppPage, field: Part, text: string): Promise<void> {
  await field.focus();
  await app.evaluate("document.activeElement.select()");
  await app.keyboard.type(text);
}

const path = async (app: AppPage): Promise<unknown> => app.evaluate("location.pathname + location.search");

async function openTree(app: AppPage, url: string): Promise<void> {
  await app.goto(`${url}/classifications`);
  await link(app, "Classifications", /^Building elements/).click();
  await code(app, /^300 /).waitFor();
}

test("sign in with client id and secret", async ({ app, served }) => {
  await app.goto(`${served.url}/connect`);
  await type(app, app.getByRole("textbox", { name: "Base URL" }), served.service);
  await type(app, app.getByRole("textbox", { name: "Client ID" }), "plinth-sample");
  // A password field has no role; it follows the client id.
  await app.getByRole("textbox", { name: "Client ID" }).focus();
  await app.keyboard.press("Tab");
  await app.keyboard.type("open-to-everybody");
  await app.getByRole("button", { name: "Connect", exact: true }).click();
  await heading(app, "Overview").waitFor();
  const main = app.getByRole("main");
  await expect.poll(() => main.textContent()).toContain("Connected to Service with a sign-in");
  await expect.poll(() => main.textContent()).toContain("96");
});

test("the tree by mouse and by keyboard", async ({ app, served }) => {
  await openTree(app, served.url);
  await code(app, /^300 Envelope/).click();
  await heading(app, "Envelope").waitFor();
  await code(app, /^310 External walls/).click();
  await expect.poll(() => path(app)).toContain("number=310");
  await app.keyboard.press("ArrowRight");
  await code(app, /^311 /).waitFor();
  await app.keyboard.press("ArrowRight");
  await expect.poll(() => focused(app)).toMatch(/^treeitem 311/);
  await app.keyboard.press("Enter");
  await app.keyboard.press("ArrowLeft");
  await app.keyboard.press("ArrowLeft");
  await expect.poll(() => code(app, /^310 /).getAttribute("aria-expanded")).toBe("false");
  expect(await focused(app)).toMatch(/^treeitem 310/);
  await expect.poll(() => path(app)).toContain("number=311");
  await app.keyboard.press("Home");
  await app.keyboard.press("*");
  await app.keyboard.press("End");
  await expect.poll(() => focused(app)).toMatch(/^treeitem/);
  await app.reload();
  await expect.poll(() => code(app, /^311 /).getAttribute("aria-selected")).toBe("true");
});

test("search in the tree, and search everything", async ({ app, served }) => {
  await openTree(app, served.url);
  await type(app, app.getByRole("searchbox", { name: "Search codes" }), "Concrete external walls");
  await link(app, "Matching codes", /^Concrete external walls/).click();
  await expect
    .poll(() =>
      tree(app)
        .getByRole("treeitem", { name: /Concrete external walls/ })
        .first()
        .getAttribute("aria-selected"),
    )
    .toBe("true");
  const dialog = app.getByRole("dialog", { name: "Search everything" });
  const field = app.getByRole("combobox", { name: "Search everything" });
  await app.keyboard.press("/");
  await field.waitFor();
  await app.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  await app.keyboard.press("Control+k");
  await type(app, field, "310");
  await app
    .getByRole("option", { name: /External walls/ })
    .first()
    .waitFor();
  await app.keyboard.press("Enter");
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => path(app)).toContain("number=310");
});

test("another culture and Arabic, from right to left", async ({ app, served }) => {
  await openTree(app, served.url);
  const culture = app.getByRole("combobox", { name: "Culture", exact: true });
  await type(app, culture, "de-DE");
  await app.keyboard.press("Enter");
  await code(app, /^300 .*[Hh]ülle|^300 Außen|^300 [^E]/).waitFor();
  await type(app, culture, "ar");
  await app.keyboard.press("Enter");
  await code(app, /^300 [؀-ۿ]/).waitFor();
  await app.getByRole("combobox", { name: "Language", exact: true }).click();
  await app.getByRole("option", { name: "العربية" }).click();
  await expect
    .poll(() => app.evaluate("document.documentElement.dir + document.documentElement.lang"))
    .toBe("rtlar");
  const item = app.getByRole("treeitem", { name: /^300 / });
  await item.focus();
  await app.keyboard.press("ArrowLeft");
  await expect.poll(() => item.getAttribute("aria-expanded")).toBe("true");
  await app.getByRole("treeitem", { name: /^310 / }).waitFor();
  expect(await app.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
});

test("from a template to a property and its document, and back", async ({ app, served }) => {
  await app.goto(`${served.url}/templates`);
  await type(app, app.getByRole("searchbox", { name: "Filter templates" }), "Precast concrete wall panel");
  await link(app, "Templates", /^Precast concrete wall panel/).click();
  await heading(app, "Precast concrete wall panel").waitFor();
  await type(app, app.getByRole("searchbox", { name: "Filter properties" }), "Strength class");
  await link(app, "Mapped properties", /^Strength class of concrete/).click();
  await app.getByRole("list", { name: "Values" }).waitFor();
  await app.getByRole("region", { name: "Referenced document" }).getByRole("link").first().click();
  await heading(app, /^EN 206/).waitFor();
  await app.goBack();
  await heading(app, /^Strength class of concrete/).waitFor();
  for (const list of ["Mapped properties", "Mapped properties", "Templates"]) {
    await app.goBack();
    await link(app, list).waitFor();
  }
  await link(app, "Templates", /^Precast concrete wall panel/).waitFor();
});

test("units", async ({ app, served }) => {
  await app.goto(`${served.url}/units`);
  await type(app, app.getByRole("searchbox", { name: "Search units" }), "metre");
  await app.getByRole("table", { name: "Units" }).getByRole("link", { name: "metre" }).first().click();
  await app.getByRole("region", { name: "Dimensions" }).waitFor();
  expect(await app.getByRole("region", { name: "Dimensions" }).getByRole("row").count()).toBe(8);
  await app.getByRole("table", { name: "Translations" }).waitFor();
});

test("requirements as a table and as a plan", async ({ app, served }) => {
  await app.goto(`${served.url}/projects/1/requirements`);
  const rows = app.getByRole("table", { name: "Requirements" }).getByRole("row");
  await rows.first().waitFor();
  await app.getByRole("link", { name: "Plan", exact: true }).click();
  await app.getByRole("table", { name: "Plan" }).getByRole("row").first().waitFor();
});

test("a table exported as CSV", async ({ app, visit, served }) => {
  await openTree(app, served.url);
  await app.getByRole("button", { name: "Export", exact: true }).first().click();
  const dialog = app.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("radio", { name: "CSV" }).click();
  const { name, text } = await visit.download(() =>
    dialog.getByRole("button", { name: "Export", exact: true }).click(),
  );
  expect(name).toMatch(/^Building elements.*\.csv$/i);
  expect(text).toMatch(/^\uFEFF?Level,Class number,Name,/);
  expect(text).toMatch(/\r\n3,311,/);
});

test("rows copied and pasted", async ({ app, served }) => {
  await app.goto(`${served.url}/units`);
  await app.getByRole("table", { name: "Units" }).getByRole("link", { name: "metre" }).first().waitFor();
  await app.getByRole("button", { name: "Copy", exact: true }).first().click();
  await expect.poll(() => app.evaluate("document.body.innerText")).toContain("rows copied");
  await app.getByRole("searchbox", { name: "Search units" }).focus();
  await app.keyboard.press("Control+v");
  await expect.poll(() => app.evaluate("document.activeElement.value")).toMatch(/Symbol.*metre/);
});

test("a catalogue file that is opened, and one that is dropped", async ({ app, visit, served }, testInfo) => {
  await app.goto(`${served.url}/connect`);
  await heading(app, "Connect").waitFor();
  const file = testInfo.outputPath("elements.ttl");
  await writeFile(file, SKOS);
  await visit.fileInput.setInputFiles(file);
  await app.getByRole("button", { name: "Browse it" }).click();
  await code(app, /^1 Structures/).waitFor();

  await app.goto(`${served.url}/units`);
  await heading(app, "Units").waitFor();
  await app.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(SKOS)}], "dropped.ttl"));
    const main = document.querySelector("main");
    for (const type of ["dragenter", "dragover", "drop"])
      main.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  })()`);
  await app.getByRole("button", { name: "Browse it" }).click();
  await code(app, /^1 Structures/).click();
  await code(app, /^1\.1 Walls/).waitFor();
});

test("print: all rows, not only those in view", async ({ app, served }) => {
  await app.goto(`${served.url}/projects/1/requirements`);
  const table = app.getByRole("table", { name: "Requirements" });
  await table.getByRole("row").first().waitFor();
  // The dialog of the browser would wait for the user.
  await app.evaluate(`void (window.print = () => {
    dispatchEvent(new Event("beforeprint"));
    window.printedRows = document.querySelectorAll("main [role=row], main tr").length;
    dispatchEvent(new Event("afterprint"));
  })`);
  await app.getByRole("button", { name: "Print", exact: true }).first().click();
  expect(await app.evaluate("window.printedRows")).toBeGreaterThan(500);
  expect(await table.getByRole("row").count()).toBeLessThan(100);
});

test("dialogs and popovers take the focus and give it back", async ({ app, served }) => {
  await app.goto(`${served.url}/units`);
  const more = app.getByRole("button", { name: "More", exact: true });
  await more.click();
  await app.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  const dialog = app.getByRole("dialog");
  await dialog.waitFor();
  await app.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => focused(app)).toBe("button More");
  await app.keyboard.press("Enter");
  await expect.poll(() => focused(app)).toMatch(/^menuitem/);
  await app.keyboard.press("Escape");
  await expect.poll(() => app.getByRole("menuitem").count()).toBe(0);
  await expect.poll(() => focused(app)).toBe("button More");
  await more.click();
  await app.getByRole("menuitem", { name: "Keyboard shortcuts" }).waitFor();
  await heading(app, "Units").click();
  await expect.poll(() => app.getByRole("menuitem").count()).toBe(0);
});

test("the sample catalogue in a service worker", async ({ app, served }) => {
  await openTree(app, served.url);
  expect(await app.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
});

test("the sample catalogue without service workers", async ({ app, served }) => {
  await openTree(app, served.untrusted);
  expect(await app.evaluate("'serviceWorker' in navigator")).toBe(false);
  await code(app, /^300 Envelope/).click();
  await heading(app, "Envelope").waitFor();
  // Nor is there `navigator.clipboard`.
  await app.getByRole("button", { name: "Copy version GUID" }).click();
  await app.getByRole("searchbox", { name: "Search codes" }).focus();
  await app.keyboard.press("Control+v");
  await expect
    .poll(() => app.evaluate("location.pathname.includes(document.activeElement.value || 'nothing')"))
    .toBe(true);
});

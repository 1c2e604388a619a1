/**
 * Takes the pictures of the README's gallery: every page of the production build (`dist`) on the sample catalogue, in light and dark.
 * Run by `npm run screens`; writes `docs/screens/*.png` and `docs/screens/README.md`. With `--out FOLDER` it takes more of them to look at,
 * and writes only there: in a language (`--language ar`), of a width (`--width 360`), in one colour scheme (`--scheme dark`), of some pages
 * (`--only unit`, a regular expression).
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { preview } from "vite";
import type { MessageKey } from "#core/text/messages/text.ts";
import { findTestBrowser, launchArguments } from "../e2e/browser.ts";
import { type Act, actsIn, check, print } from "../e2e/fixtures/acts.ts";
import { phrase } from "../e2e/fixtures/phrases.ts";
import {
  document,
  door,
  elements,
  envelope,
  handle,
  otherProperty,
  otherUnit,
  products,
  property,
  tag,
  unit,
  windowTemplate,
} from "../e2e/fixtures/sample-concepts.ts";
import { useService } from "../e2e/fixtures/service.ts";

interface Screen {
  readonly file: string;
  readonly title: string;
  /** The start address. */
  readonly address: string;
  /** The user's actions before the screenshot. */
  readonly act?: Act;
  /** Whether it needs a service that is not the sample. */
  readonly needsService?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
}

const { values: options } = parseArgs({
  options: {
    out: { type: "string" },
    language: { type: "string", default: "en" },
    scheme: { type: "string", default: "" },
    width: { type: "string", default: "1440" },
    only: { type: "string", default: "" },
  },
});
const { language } = options;
/** The culture of the data that suits the language of the app. */
const CULTURES: Readonly<Record<string, string>> = { de: "de-DE", fr: "fr-FR", nb: "nb-NO" };
const culture = CULTURES[language] ?? language;

const FOLDER = options.out ?? join(import.meta.dirname, "../docs/screens");
const PHONE = { width: 360, height: 740 };
const VIEWPORT = options.width === "360" ? PHONE : { width: Number(options.width), height: 900 };
/** As wide as what is printed on A4. */
const PAPER = { width: 703, height: 1017 };
const REST_MS = 700;
const SCHEMES = (["light", "dark"] as const).filter((scheme) => scheme.startsWith(options.scheme));

const after =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };
const { press, openFile } = actsIn((key) => phrase(language, key));
const turnOn =
  (key: MessageKey): Act =>
  (page) =>
    page.getByRole("switch", { name: phrase(language, key), exact: true }).check();
const printLoaded: Act = async (page) => {
  await page.waitForLoadState("networkidle");
  await print(page);
};

const openCode: Act = async (page) => {
  for (const number of ["300", "310"]) {
    const item = page.getByRole("treeitem", { name: new RegExp(`^${number} `) });
    await item.click();
    if ((await item.getAttribute("aria-expanded")) === "false")
      await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
  }
};
const tree = `/classifications/${elements}`;
const template = `/templates/${windowTemplate}/properties`;

const SCREENS: readonly Screen[] = [
  { file: "overview", title: "Overview", address: "/" },
  { file: "classifications", title: "Classifications", address: "/classifications" },
  {
    file: "code-tree",
    title: "Code tree with the details of a code",
    address: tree,
    act: openCode,
  },
  {
    file: "matching-codes",
    title: "Search hits in a code tree",
    address: `${tree}?search=31`,
  },
  { file: "templates", title: "Templates", address: "/templates" },
  {
    file: "template",
    title: "Mapped properties of a template, with values and documents",
    address: template,
    act: after(turnOn("templates.values"), turnOn("templates.documents")),
  },
  {
    file: "template-property",
    title: "A property in its template",
    address: template,
    act: (page) => page.getByRole("main").getByRole("listitem").first().getByRole("link").first().click(),
  },
  {
    file: "template-documents",
    title: "Documents of a template",
    address: `/templates/${windowTemplate}/documents`,
  },
  { file: "documents", title: "Documents", address: "/documents" },
  { file: "units", title: "Units by dimension", address: "/units" },
  {
    file: "unit",
    title: "A unit with its dimensions and translations",
    address: `/units/${unit}`,
  },
  { file: "construction-objects", title: "Construction objects", address: "/construction-objects" },
  {
    file: "requirements",
    title: "Requirements of a project",
    address: "/projects/1/requirements?stage=3&stage=4&role=1",
  },
  {
    file: "requirements-matrix",
    title: "Requirements, stage by role",
    address: "/projects/1/requirements?view=matrix",
  },
  {
    file: "requirements-plan",
    title: "Requirements as a plan",
    address: "/projects/1/requirements?view=plan",
  },
  {
    file: "search-everything",
    title: "Search everything",
    address: "/",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: phrase(language, "shell.searchEverything") }).fill("31");
      await page.getByRole("option").nth(3).waitFor();
    },
  },
  {
    file: "compare-classifications",
    title: "Comparison of classifications",
    address: `/compare?kind=classification&a=${elements}&b=${products}`,
    act: (page) => page.getByRole("treegrid").waitFor(),
  },
  {
    file: "compare-units",
    title: "Comparison of units",
    address: `/compare?kind=unit&a=${unit}&b=${otherUnit}`,
  },
  {
    file: "translations",
    title: "How much is translated",
    address: "/translations?culture=nb-NO",
    act: press("translations.count"),
  },
  {
    file: "ids",
    title: "Mapping a template to IDS",
    address: `/templates/${door}/properties`,
    act: after(press("exporting.export"), check("IDS 1.0"), (page) =>
      page.getByRole("button", { name: phrase(language, "ids.confirmAll"), exact: true }).waitFor(),
    ),
  },
  {
    file: "lookup",
    title: "Looking up many GUIDs and class numbers",
    address: "/lookup?q=310&q=3.7.4&q=Cp_10_30&q=99",
  },
  {
    file: "requests",
    title: "Requests sent to the service",
    address: "/templates",
    act: press("shell.requests", "banner"),
  },
  {
    file: "export",
    title: "Export",
    address: tree,
    act: press("exporting.export"),
  },
  { file: "connect", title: "Choosing a service, or opening a file", address: "/connect" },
  {
    file: "arabic-phone",
    title: "A code tree in Arabic on a phone",
    address: `${tree}?culture=ar`,
    viewport: PHONE,
  },
];

/** What the gallery leaves out. */
const MORE: readonly Screen[] = [
  { file: "code", title: "A code", address: `${tree}/codes/${envelope}?number=300` },
  { file: "second-culture", title: "Two cultures", address: `${tree}?beside=de-DE`, act: openCode },
  {
    file: "templates-of-code",
    title: "Templates of a code",
    address: `/templates?classification=${elements}`,
  },
  {
    file: "template-classifications",
    title: "Classifications of a template",
    address: `/templates/${windowTemplate}/classifications`,
  },
  { file: "template-versions", title: "Versions", address: `/templates/${windowTemplate}/versions` },
  { file: "properties", title: "Properties", address: "/properties" },
  { file: "property", title: "A property", address: `/properties/${property}` },
  { file: "property-tag", title: "A property tag", address: `/property-tags/${tag}` },
  { file: "document", title: "A document", address: `/documents/${document}` },
  { file: "project", title: "Choosing a project", address: "/requirements" },
  {
    file: "translations-of-classification",
    title: "Translations of a classification",
    address: `/translations?classification=${elements}&culture=nb-NO`,
    act: press("translations.count"),
  },
  {
    file: "compare-templates",
    title: "Comparison of templates",
    address: `/compare?kind=template&a=${door}&b=${windowTemplate}`,
  },
  {
    file: "compare-properties",
    title: "Comparison of properties",
    address: `/compare?kind=property&a=${property}&b=${otherProperty}`,
  },
  {
    file: "ids-preview",
    title: "Preview of IDS",
    address: `/templates/${door}/properties`,
    act: after(
      press("exporting.export"),
      check("IDS 1.0"),
      press("ids.confirmAll", "dialog"),
      press("ids.preview", "dialog"),
    ),
  },
  {
    file: "file-columns",
    title: "The columns of a file",
    address: "/connect",
    act: openFile(
      "concepts.openCatalogueFile",
      "parts.csv",
      "Number;Name;Parent\n1;Wall;\n1.1;Inner wall;1\n",
      (page) => page.getByRole("dialog"),
    ),
  },
  {
    file: "file-report",
    title: "An opened file",
    address: "/connect",
    act: openFile(
      "concepts.openCatalogueFile",
      "parts.ttl",
      `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix : <https://dictionary.example/elements/> .
: a skos:ConceptScheme ; skos:prefLabel "Elements"@en .
:1 a skos:Concept ; skos:inScheme : ; skos:notation "1" ; skos:prefLabel "Structures"@en .
:9 a skos:Concept ; skos:inScheme : ; skos:notation "9" ; skos:prefLabel "Lost"@en ; skos:broader :8 .`,
      (page) => page.getByRole("button", { name: phrase(language, "catalogueFile.browseIt"), exact: true }),
    ),
  },
  { file: "failure", title: "A failure", address: `/templates/${unit}/properties` },
  {
    file: "offline",
    title: "What is kept",
    address: "/classifications",
    needsService: true,
    act: async (page) => {
      await page.waitForLoadState("networkidle");
      await page.goto("/offline");
      await page.getByRole("table").waitFor();
    },
  },
  { file: "not-found", title: "Not found", address: "/nothing" },
  {
    file: "shortcuts",
    title: "Keyboard shortcuts",
    address: "/",
    act: (page) => page.keyboard.press("?"),
  },
  { file: "more", title: "The menu 'More'", address: "/", act: press("shell.more", "banner") },
  {
    file: "print-code",
    title: "A printed tree",
    address: `${tree}/codes/${envelope}?number=300`,
    act: printLoaded,
    viewport: PAPER,
  },
  {
    file: "print-template",
    title: "A printed template",
    address: template,
    act: printLoaded,
    viewport: PAPER,
  },
  {
    file: "print-requirements",
    title: "Printed requirements",
    address: "/projects/1/requirements?stage=3",
    act: printLoaded,
    viewport: PAPER,
  },
];

await run();

async function run(): Promise<void> {
  const server = await preview({ preview: { port: 0 }, logLevel: "warn" });
  const [baseURL = ""] = server.resolvedUrls?.local ?? [];
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({
    args: launchArguments(),
    ...(executablePath === null ? {} : { executablePath }),
  });
  if (options.out === undefined) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const colorScheme of SCHEMES) {
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    await context.addInitScript((code) => localStorage.setItem("plinth.language", code), language);
    const screens = options.out === undefined ? SCREENS : [...SCREENS, ...MORE];
    for (const screen of screens.filter(({ file }) => new RegExp(options.only).test(file)))
      await take(context, screen, colorScheme);
    await context.close();
  }
  if (options.out === undefined) writeFileSync(join(FOLDER, "README.md"), gallery());
  await browser.close();
  await server.close();
}

async function take(context: BrowserContext, screen: Screen, colorScheme: string): Promise<void> {
  const { file, address, act, viewport = VIEWPORT } = screen;
  const page = await context.newPage();
  if (screen.needsService === true) await useService(page, (request) => handle(request));
  await page.setViewportSize(viewport);
  await page.goto(
    language === "en" || /[?&]culture=/.test(address)
      ? address
      : `${address}${address.includes("?") ? "&" : "?"}culture=${culture}`,
  );
  await page.getByRole("heading", { level: 1 }).waitFor();
  await act?.(page);
  await settled(page);
  await page.screenshot({ path: join(FOLDER, `${file}-${colorScheme}.png`), animations: "disabled" });
  await page.close();
}

/** Waits until no request has completed for a while, and nothing in view is a placeholder. Playwright's own 'networkidle' comes once only. */
async function settled(page: Page): Promise<void> {
  const completed = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = await completed(); now > before; now = await completed()) {
    before = now;
    await sleep(REST_MS);
  }
  const placeholders = page.locator(".mantine-Skeleton-root, [aria-busy=true], [role=progressbar]");
  for (const placeholder of await placeholders.all()) await expect(placeholder).not.toBeInViewport();
}

/** The gallery: a heading and two pictures for each screen. */
function gallery(): string {
  const parts = SCREENS.map(({ file, title }) =>
    [
      `## ${title}`,
      "",
      ...SCHEMES.map((scheme) => `![${title}, in ${scheme} colours](${file}-${scheme}.png)`),
      "",
    ].join("\n"),
  );
  return ["# Screens", "", "Generated by `npm run screens` from the sample catalogue.", "", ...parts].join(
    "\n",
  );
}

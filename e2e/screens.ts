/**
 * Takes the pictures of the README's gallery: every page of the production build (`dist`) on the sample catalogue, in light and dark.
 * Run by `npm run screens`; writes `docs/screens/*.png` and `docs/screens/README.md`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { preview } from "vite";
import { findBrowser, launchArguments } from "./browser.ts";

type Act = (page: Page) => Promise<void>;

interface Screen {
  readonly file: string;
  readonly title: string;
  /** The start address. */
  readonly address: string;
  /** The user's actions before the screenshot. */
  readonly act?: Act;
  readonly viewport?: { readonly width: number; readonly height: number };
}

const FOLDER = join(import.meta.dirname, "../docs/screens");
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const SCHEMES = ["light", "dark"] as const;

const after =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };
const open =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole("main").getByRole("link", { name }).first().click();
const press =
  (name: string): Act =>
  (page) =>
    page.getByRole("button", { name, exact: true }).first().click();
const turnOn =
  (name: string): Act =>
  (page) =>
    page.getByRole("switch", { name, exact: true }).check();
const tab =
  (name: string): Act =>
  (page) =>
    page.getByRole("tab", { name, exact: true }).click();

const classification = open("Building elements");
const code = after(classification, async (page) => {
  for (const number of ["300", "310"]) {
    const item = page.getByRole("treeitem", { name: new RegExp(`^${number} `) });
    await item.click();
    if ((await item.getAttribute("aria-expanded")) === "false") await page.keyboard.press("ArrowRight");
  }
});
const template = open("Aluminium window");

const SCREENS: readonly Screen[] = [
  { file: "overview", title: "Overview", address: "/" },
  { file: "classifications", title: "Classifications", address: "/classifications" },
  {
    file: "code-tree",
    title: "Code tree with the details of a code",
    address: "/classifications",
    act: code,
  },
  {
    file: "matching-codes",
    title: "Search hits in a code tree",
    address: "/classifications",
    act: after(classification, async (page) => {
      await page.getByRole("searchbox", { name: "Search codes" }).fill("wall");
      await page.getByRole("list", { name: "Matching codes" }).waitFor();
    }),
  },
  { file: "templates", title: "Templates", address: "/templates" },
  {
    file: "template",
    title: "Mapped properties of a template, with values and documents",
    address: "/templates",
    act: after(template, turnOn("Values"), turnOn("Documents")),
  },
  {
    file: "template-property",
    title: "A property in its template",
    address: "/templates",
    act: after(template, async (page) => {
      await page.getByRole("list", { name: "Mapped properties" }).getByRole("link").nth(4).click();
    }),
  },
  {
    file: "template-documents",
    title: "Documents of a template",
    address: "/templates",
    act: after(template, tab("Documents")),
  },
  { file: "documents", title: "Documents", address: "/documents" },
  { file: "units", title: "Units by dimension", address: "/units" },
  {
    file: "unit",
    title: "A unit with its dimensions and translations",
    address: "/units?search=kilopascal",
    act: open("kilopascal"),
  },
  { file: "construction-objects", title: "Construction objects", address: "/construction-objects" },
  {
    file: "requirements",
    title: "Requirements of a project",
    address: "/projects/1/requirements?stage=3&stage=4&role=1",
    act: press("Search"),
  },
  {
    file: "requirements-matrix",
    title: "Requirements, stage by role",
    address: "/projects/1/requirements?view=matrix",
    act: press("Search"),
  },
  {
    file: "requirements-plan",
    title: "Requirements as a plan",
    address: "/projects/1/requirements?view=plan",
    act: press("Search"),
  },
  {
    file: "search-everything",
    title: "Search everything",
    address: "/",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Search everything" }).fill("wall");
      await page.getByRole("option").nth(3).waitFor();
    },
  },
  {
    file: "lookup",
    title: "Looking up many GUIDs and class numbers",
    address: "/lookup?q=310&q=3.7.4&q=Cp_10_30&q=99",
  },
  { file: "requests", title: "Requests sent to the service", address: "/templates", act: press("Requests") },
  {
    file: "export",
    title: "Export",
    address: "/classifications",
    act: after(classification, press("Export")),
  },
  { file: "connect", title: "Choosing a service, or opening a file", address: "/connect" },
  {
    file: "arabic-phone",
    title: "A code tree in Arabic on a phone",
    address: "/classifications?culture=ar",
    act: after(open("عناصر المبنى")),
    viewport: PHONE,
  },
];

await run();

async function run(): Promise<void> {
  const server = await preview({ preview: { port: 0 }, logLevel: "warn" });
  const [baseURL = ""] = server.resolvedUrls?.local ?? [];
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: launchArguments(),
    ...(executablePath === null ? {} : { executablePath }),
  });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const colorScheme of SCHEMES) {
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    for (const screen of SCREENS) await take(context, screen, colorScheme);
    await context.close();
  }
  writeFileSync(join(FOLDER, "README.md"), gallery());
  await browser.close();
  await server.close();
}

async function take(context: BrowserContext, screen: Screen, colorScheme: string): Promise<void> {
  const { file, address, act, viewport = DESKTOP } = screen;
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await act?.(page);
  // All requests have completed, and their data are rendered.
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(FOLDER, `${file}-${colorScheme}.png`), animations: "disabled" });
  await page.close();
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

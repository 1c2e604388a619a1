import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "#core/text/messages/text.ts";
import { type Act, actsIn, check, print } from "./fixtures/acts.ts";
import { pseudoPhrase } from "./fixtures/phrases.ts";
import {
  document,
  door,
  elements,
  envelope,
  handle,
  otherProperty,
  otherUnit,
  points,
  products,
  property,
  tag,
  unit,
  windowTemplate,
} from "./fixtures/sample-concepts.ts";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { expect, test } from "./fixtures/test.ts";
import { clippedTexts, faultsOfTexts, mark, marked, markIntl } from "./fixtures/untranslated.ts";

/** Every page with its dialogs, menus and tabs in the pseudo-locale: nothing untranslated, glued or cut off. */

// Wide enough for every column and the navigation.
test.use({ viewport: { width: 1440, height: 900 } });

const named = <T extends { name: string }>(all: readonly T[]) =>
  all.map((one) => ({ ...one, name: mark(one.name) }));
const CONFIG = {
  services: [
    {
      name: mark("Test service"),
      baseUrl: SERVICE_URL,
      auth: "none",
      startingPoints: {
        units: named(points.units),
        propertyTags: named(points.propertyTags),
        documents: named(points.documents),
        properties: named(points.properties),
        projects: named(points.projects),
      },
    },
  ],
};

const IDS = `<ids xmlns="http://standards.buildingsmart.org/IDS" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<info><title>${mark("Doors")}</title></info>
<specifications><specification name="${mark("Fire door")}" ifcVersion="IFC4">
<applicability minOccurs="0" maxOccurs="unbounded">
<attribute><name><simpleValue>${mark("Tag")}</simpleValue></name></attribute>
</applicability>
<requirements><property dataType="IFCLABEL" cardinality="required">
<propertySet><simpleValue>Pset_DoorCommon</simpleValue></propertySet>
<baseName><simpleValue>${mark("FireRating")}</simpleValue></baseName>
</property></requirements>
</specification></specifications></ids>`;
const TABLE = `${mark("Number")};${mark("Name")};${mark("Parent")}\n1;${mark("Wall")};\n1.1;${mark("Inner wall")};1\n`;
const TURTLE = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix : <https://dictionary.example/elements/> .
: a skos:ConceptScheme ; skos:prefLabel "${mark("Elements")}"@en .
:1 a skos:Concept ; skos:inScheme : ; skos:notation "1" ; skos:prefLabel "${mark("Structures")}"@en .
:9 a skos:Concept ; skos:inScheme : ; skos:notation "9" ; skos:prefLabel "${mark("Lost")}"@en ; skos:broader :8 .`;

const { press, openFile } = actsIn(pseudoPhrase);
const type =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key);
const write =
  (text: string): Act =>
  (page) =>
    page.keyboard.type(text);
const alert = (page: Page): Locator => page.getByRole("alert");
/** Does something, and waits for the result. */
const until =
  (act: Act, result: (page: Page) => Locator): Act =>
  async (page) => {
    await act(page);
    await expect(result(page).first()).toBeVisible();
  };
const endPrint: Act = async (page) => {
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
};

/** Opens all sections of a page, and shows each of its menus. */
async function openAll(page: Page, inspect: () => Promise<void>): Promise<void> {
  const main = page.getByRole("main");
  const sections = "summary, button[aria-expanded=false]:not([aria-haspopup]), [role=switch]";
  await main.locator(sections).evaluateAll((all: HTMLElement[]) => {
    for (const section of all.slice(0, 6)) section.click();
  });
  for (const tab of await main.getByRole("tab", { selected: false }).all()) {
    await tab.click();
    await inspect();
  }
  const menus = main.locator("button[aria-haspopup]");
  // Counted anew each time: what the sections show while they load may have menus of its own.
  for (let at = 0; at < (await menus.count()); at += 1) {
    const popup = page.getByRole("dialog").or(page.getByRole("menu")).first();
    await menus.nth(at).click();
    await expect(popup).toBeVisible();
    await inspect();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
  }
  await inspect();
}

type Scene = readonly [name: string, address: string, ...acts: readonly Act[]];

const dialog = (page: Page): Locator => page.getByRole("dialog");
const EXPORT = until(press("exporting.export"), dialog);

const SCENES: readonly Scene[] = [
  [
    "overview",
    "/",
    press("shell.more", "banner"),
    type("Escape"),
    until(press("shell.searchEverything", "banner"), dialog),
    write(mark("wall")),
    write(mark("xyzzy")),
    type("Escape"),
    until(type("?"), dialog),
    type("Escape"),
    press("shell.requests", "banner"),
  ],
  ["classifications", "/classifications", EXPORT],
  [
    "classification",
    `/classifications/${elements}?beside=de-DE`,
    EXPORT,
    check("SKOS (Turtle)"),
    check("bSDD (JSON)"),
  ],
  ["matching codes", `/classifications/${elements}?search=${mark("wall")}`],
  ["no matching codes", `/classifications/${elements}?search=${mark("xyzzy")}`],
  ["code", `/classifications/${elements}/codes/${envelope}?number=300`],
  ["templates", "/templates"],
  ["templates of a code", `/templates?classification=${elements}&nested=true`],
  ["no templates", `/templates?search=${mark("xyzzy")}`],
  [
    "template",
    `/templates/${door}/properties`,
    EXPORT,
    check("IDS 1.0"),
    press("exporting.export", "dialog"),
    async (page) => {
      const entity = page.getByRole("combobox", { name: pseudoPhrase("ids.ifcEntity"), exact: true });
      await entity.first().fill("IfcDoor");
      await entity.first().press("Enter");
    },
    press("ids.confirmAll", "dialog"),
    until(press("ids.preview", "dialog"), (page) =>
      page.getByRole("region", { name: pseudoPhrase("ids.xml") }).locator("pre"),
    ),
  ],
  [
    "a printed code",
    `/classifications/${elements}/codes/${envelope}?number=300&beside=de-DE`,
    print,
    endPrint,
  ],
  ["a printed template", `/templates/${windowTemplate}/properties?beside=de-DE`, print, endPrint],
  ["a printed unit", `/units/${unit}`, print, endPrint],
  ["a printed plan", "/projects/1/requirements?view=plan", print, endPrint],
  ["mapped property", `/templates/${windowTemplate}/properties/${property}`],
  ["classifications of a template", `/templates/${windowTemplate}/classifications`],
  ["documents of a template", `/templates/${windowTemplate}/documents`],
  ["versions of a template", `/templates/${windowTemplate}/versions`],
  ["properties", "/properties"],
  ["property", `/properties/${property}`],
  ["property tag", `/property-tags/${tag}`],
  ["documents", "/documents"],
  ["document", `/documents/${document}`],
  ["units", "/units"],
  ["unit", `/units/${unit}`],
  ["construction objects", "/construction-objects"],
  ["requirements", "/requirements"],
  [
    "requirements of a project",
    "/projects/1/requirements?stage=3",
    openFile("ids.openIds", mark("doors.ids"), IDS, (page) =>
      page.getByRole("heading", { name: mark("Doors") }),
    ),
  ],
  [
    "a broken IDS file",
    "/projects/1/requirements?stage=3",
    openFile(
      "ids.openIds",
      mark("doors.ids"),
      `<${mark("root")} xmlns="http://standards.buildingsmart.org/IDS"/>`,
      alert,
    ),
  ],
  ["matrix", "/projects/1/requirements?view=matrix"],
  ["plan", "/projects/1/requirements?view=plan"],
  ["translations", "/translations?culture=nb-NO"],
  [
    "translations of a classification",
    `/translations?classification=${elements}&culture=nb-NO`,
    press("translations.count"),
  ],
  ["lookup", `/lookup?q=310&q=${unit}&q=${mark("nothing")}&q=${windowTemplate}`],
  ["comparison of templates", `/compare?kind=template&a=${door}&b=${windowTemplate}`],
  ["comparison of properties", `/compare?kind=property&a=${property}&b=${otherProperty}`],
  ["comparison of units", `/compare?kind=unit&a=${unit}&b=${otherUnit}`],
  ["comparison of classifications", `/compare?kind=classification&a=${elements}&b=${products}`],
  [
    "comparison of templates in two cultures",
    `/compare?kind=template&a=${door}&b=${windowTemplate}&beside=de-DE`,
  ],
  [
    "comparison of classifications in two cultures",
    `/compare?kind=classification&a=${elements}&b=${products}&beside=de-DE`,
  ],
  ["comparison of nothing", "/compare"],
  ["connect", "/connect", openFile("concepts.openCatalogueFile", mark("parts.csv"), TABLE, dialog)],
  [
    "a file",
    "/connect",
    openFile("concepts.openCatalogueFile", mark("parts.ttl"), TURTLE, (page) =>
      page.getByRole("button", { name: pseudoPhrase("catalogueFile.browseIt") }),
    ),
    press("catalogueFile.browseIt"),
  ],
  [
    "a broken file",
    "/connect",
    openFile("concepts.openCatalogueFile", mark("parts.ttl"), "@prefix :", alert),
  ],
  ["comparison tray", "/templates", press("concepts.compare")],
  ["failures", `/templates/${unit}/properties`],
  ["offline", "/offline"],
  ["not found", "/nothing"],
];

/** Faults with the names of the scenes in which they occur. */
async function faultsIn(page: Page, scenes: readonly Scene[]): Promise<Map<string, Set<string>>> {
  const faults = new Map<string, Set<string>>();
  const inspect = async (scene: string): Promise<void> => {
    await page.waitForLoadState("networkidle", { timeout: 0 });
    for (const fault of [...(await faultsOfTexts(page)), ...(await clippedTexts(page))]) {
      const where = faults.get(fault) ?? new Set<string>();
      faults.set(fault, where.add(scene));
    }
  };
  for (const [scene, address, ...acts] of scenes) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await inspect(scene);
    if (acts.length === 0) await openAll(page, () => inspect(scene));
    for (const act of acts) {
      await act(page);
      await inspect(scene);
    }
  }
  return faults;
}

test.beforeEach(async ({ page }) => {
  await markIntl(page);
  await page.addInitScript(() => localStorage.setItem("plinth.language", "en-XA"));
  await useService(
    page,
    marked((request) => handle(request)),
    CONFIG,
  );
});

test("nothing is untranslated, glued or cut off without a service, a network or a part of the app", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401|net::ERR_|dynamically imported module|Unable to preload CSS/);
  let answer = marked((request) => handle(request));
  const config: Record<string, unknown> = { ...CONFIG };
  await useService(page, (request) => answer(request), config);
  // A newer version waits, as a service worker says that a test cannot install.
  await page.addInitScript(() => {
    const waiting = { state: "installed" };
    const registration = { active: {}, waiting, addEventListener: () => undefined };
    const register = async () => Promise.resolve(registration);
    const getRegistration = async () => Promise.resolve();
    Object.defineProperty(navigator, "serviceWorker", {
      value: { controller: null, register, getRegistration, addEventListener: () => undefined },
    });
  });
  const status = (key: MessageKey) => (on: Page) =>
    on
      .getByRole("banner")
      .getByRole("status")
      .filter({ hasText: pseudoPhrase(key) });
  const reload: Act = async (on) => {
    await on.reload();
  };
  const go =
    (key: MessageKey): Act =>
    (on) =>
      on
        .getByRole("navigation", { name: pseudoPhrase("shell.catalogue") })
        .getByRole("link", { name: pseudoPhrase(key), exact: true })
        .click();
  const faults = await faultsIn(page, [
    ["a new version", "/classifications", until(reload, status("shell.newVersion"))],
    ["what is kept", "/offline", until(reload, (on) => on.getByRole("table"))],
    [
      "no answer",
      "/classifications",
      until(async (on) => {
        answer = () => Promise.resolve(Response.error());
        await on.reload();
      }, status("shell.unreachableStatus")),
      until(go("overview.templates"), alert),
      async () => {
        answer = marked((request) => handle(request));
        await Promise.resolve();
      },
    ],
    [
      "a missing part",
      "/classifications",
      until(async (on) => {
        await on.route(/search-dialog-.*\.js/, (route) => route.abort());
        await press("shell.searchEverything", "banner")(on);
      }, alert),
    ],
    [
      "no network",
      "/classifications",
      until(async (on) => {
        await context.setOffline(true);
        await go("concepts.units")(on);
      }, alert),
      async () => context.setOffline(false),
    ],
    [
      "signing in again",
      "/offline",
      until(
        async (on) => {
          config["services"] = [{ name: mark("Test service"), baseUrl: SERVICE_URL }];
          answer = async (request) =>
            request.url.includes("oauth2") ? Response.json("token") : marked((one) => handle(one))(request);
          await on.goto("/connect");
          await on.getByLabel(pseudoPhrase("connection.clientId"), { exact: true }).fill("1");
          await on.getByLabel(pseudoPhrase("connection.clientSecret"), { exact: true }).fill("1");
          await press("connection.connect")(on);
        },
        (on) => on.getByRole("heading", { level: 1, name: pseudoPhrase("overview.overview") }),
      ),
      until(
        async (on) => {
          const refusal = { title: mark("Who is it?"), detail: mark("The token was revoked."), status: 401 };
          answer = async () => Promise.resolve(Response.json(refusal, { status: 401 }));
          await go("overview.templates")(on);
        },
        (on) => on.getByRole("dialog", { name: pseudoPhrase("connection.signInAgain") }),
      ),
    ],
  ]);
  expect([...faults].map(([fault, scenes]) => `${fault} [${[...scenes].join(", ")}]`)).toEqual([]);
});

/** So that tests can run in parallel. */
const GROUPS = 4;

for (let group = 0; group < GROUPS; group += 1)
  test(`nothing is untranslated, glued or cut off, part ${group + 1}`, async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 404/);
    const faults = await faultsIn(
      page,
      SCENES.filter((_, index) => index % GROUPS === group),
    );
    expect([...faults].map(([fault, scenes]) => `${fault} [${[...scenes].join(", ")}]`)).toEqual([]);
  });

import type { Page } from "@playwright/test";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { guidOf, nameOf, serveCatalogue, sentAs } from "./fixtures/stub-catalogue.ts";
import { TM } from "./fixtures/stub-service.ts";
import { expect, test } from "./fixtures/test.ts";

/** For each operation: the app sends exactly the specified request, and shows the response. */

const TAKES = { list: 2, codes: 5 };
const TOKEN = "token-1.of~this/test+=";

/** A request as received by the service. */
interface Sent {
  method: string;
  /** As sent, including percent-encoding. */
  path: string;
  /** `name=value`, decoded and sorted; repeated parameters are listed repeatedly. */
  query: string[];
  /** The headers that the app sets, not those of the browser. */
  headers: Record<string, string>;
  body: string;
}

const BROWSERS_OWN =
  /^(accept-encoding|accept-language|cache-control|connection|content-length|host|origin|pragma|priority|referer|user-agent|sec-.*)$/;

async function read(request: Request): Promise<Sent> {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    query: [...url.searchParams].map(([name, value]) => `${name}=${value}`).toSorted(),
    headers: Object.fromEntries([...request.headers].filter(([name]) => !BROWSERS_OWN.test(name))),
    body: await request.text(),
  };
}

function inOrder(requests: readonly Sent[]): Sent[] {
  return requests.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

/** A GET: its path, and its query parameters except null ones. */
type Get = readonly [path: string, query?: Readonly<Record<string, string | number | null>>];

/** The pages of a list of three. */
const bothPages = (path: string, query: Readonly<Record<string, string | null>> = {}): Get[] =>
  [0, 2].map((Skip) => [path, { ...query, Skip, Take: TAKES.list }]);
const firstPage = (path: string, query: Readonly<Record<string, string | null>> = {}): Get => [
  path,
  { ...query, Skip: 0, Take: TAKES.list },
];

const segment = (kind: string): string => encodeURIComponent(guidOf(kind));
const CLASSIFICATION = guidOf("classification1");
const TEMPLATE = guidOf("template1");
const PROPERTY = guidOf("property1");

const codesPath = `${TM}/classifications/${sentAs("classification1")}/classification-codes`;
const mappedPath = `${TM}/conceptmappings/template/${sentAs("template1")}/mappedProperties`;
const versionsPath = (kind: string): string => `${TM}/concepts/${sentAs(kind)}/versions`;
/** The first page says which version is the latest; the list of versions also requests the second one. */
const isLatest = (kind: string): Get => firstPage(versionsPath(kind));

async function showsList(page: Page, label: string, kind: string): Promise<void> {
  const items = page.getByRole("list", { name: label, exact: true }).getByRole("listitem");
  await expect(items).toHaveText([1, 2, 3].map((number) => new RegExp(`^${escape(nameOf(kind + number))}`)));
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

async function showsVersions(page: Page): Promise<void> {
  const items = page.getByRole("list", { name: "Versions", exact: true }).getByRole("listitem");
  await expect(items).toHaveText([/^Version 7\.3\s*Latest/, /^Version 7\.2$/, /^Version 7\.1$/]);
}

interface Operation {
  /** The operations tested here. */
  what: string;
  address: string;
  /** The actions of the user, if any. */
  does?: (page: Page) => Promise<void>;
  /** All expected requests, in any order. */
  requests: (culture: string | null) => readonly Get[];
  shows: (page: Page) => Promise<void>;
}

const OPERATIONS: readonly Operation[] = [
  {
    what: "E5 for the first classifications of the overview, E9 and E3 for its counts",
    address: "/",
    requests: (culture) => [
      firstPage(`${TM}/classifications`, { culture }),
      // Counts do not depend on the culture.
      [`${TM}/templates`, { Skip: 0, Take: 1 }],
      [`${TM}/construction-objects`, { Skip: 0, Take: 1 }],
    ],
    shows: (page) =>
      expect(page.getByRole("list", { name: "Content of the service" }).getByRole("listitem")).toHaveText([
        "Classifications3",
        "Templates3",
        "Construction objects3",
      ]),
  },
  {
    what: "E2 for the first level, and E7",
    address: `/classifications/${segment("classification1")}`,
    requests: (culture) => [
      [codesPath, { Culture: culture, Skip: 0, Take: TAKES.codes }],
      firstPage(`${TM}/classifications`, { culture }),
      isLatest("classification1"),
    ],
    shows: async (page) => {
      await expect(page.getByRole("heading", { level: 1 })).toContainText(nameOf("classification1"));
      await expect(page.getByRole("treeitem")).toHaveCount(3);
      await expect(page.getByRole("treeitem", { name: `1 ${nameOf("code1")}` })).toBeVisible();
    },
  },
  {
    what: "E2 for whether it accepts the GUID of a code and by class number for the codes below it, and E9 for its templates",
    address: `/classifications/${segment("classification1")}`,
    does: async (page) => {
      await page.getByRole("treeitem", { name: /^1 / }).click();
      await page.keyboard.press("ArrowRight");
    },
    requests: (culture) => [
      [codesPath, { Culture: culture, Skip: 0, Take: TAKES.codes }],
      [
        `${TM}/classifications/${segment("code1")}/classification-codes`,
        { Culture: culture, Skip: 0, Take: 1 },
      ],
      [codesPath, { ClassNumber: "1", Culture: culture, Skip: 0, Take: TAKES.codes }],
      firstPage(`${TM}/classifications`, { culture }),
      isLatest("classification1"),
      ...bothPages(`${TM}/templates`, {
        ClassificationVersionGuid: CLASSIFICATION,
        ClassificationCodeVersionGuid: guidOf("code1"),
        culture,
      }),
    ],
    shows: async (page) => {
      await expect(page.getByRole("treeitem", { level: 2 })).toHaveCount(2);
      await expect(page.getByText("Definition of 1", { exact: true })).toBeVisible();
      await showsList(page, "Templates", "template");
    },
  },
  {
    what: "E2 by search term",
    address: `/classifications/${segment("classification1")}?search=${encodeURIComponent("a&b +c")}`,
    requests: (culture) => [
      firstPage(codesPath, { SearchTerm: "a&b +c", Culture: culture }),
      firstPage(`${TM}/classifications`, { culture }),
      isLatest("classification1"),
    ],
    shows: (page) =>
      expect(page.getByRole("list", { name: "Matching codes" }).getByRole("listitem")).toContainText(
        nameOf("code1.1"),
      ),
  },
  {
    what: "E3",
    address: `/construction-objects?search=${encodeURIComponent("door & <b> +é")}`,
    requests: (culture) =>
      bothPages(`${TM}/construction-objects`, { SearchTerm: "door & <b> +é", Culture: culture }),
    shows: (page) => showsList(page, "Construction objects", "object"),
  },
  {
    what: "E4",
    address: `/templates/${segment("template1")}/classifications`,
    requests: (culture) => [
      ...bothPages(`${TM}/templates/${sentAs("template1")}/classifications`, { culture }),
      isLatest("template1"),
    ],
    shows: (page) => showsList(page, "Classifications", "classification"),
  },
  {
    what: "E5",
    address: "/classifications",
    requests: (culture) => bothPages(`${TM}/classifications`, { culture }),
    shows: (page) => showsList(page, "Classifications", "classification"),
  },
  {
    what: "E6",
    address: `/templates/${segment("template1")}/properties`,
    requests: (culture) => [...bothPages(mappedPath, { culture }), isLatest("template1")],
    shows: (page) => showsList(page, "Mapped properties", "property"),
  },
  {
    what: "E7",
    address: `/templates/${segment("template1")}/versions`,
    // Versions do not depend on the culture.
    requests: () => bothPages(versionsPath("template1")),
    shows: showsVersions,
  },
  {
    what: "E8 with a template, and E7",
    address: `/property-tags/${segment("tag")}?template=${segment("template1")}`,
    requests: (culture) => [
      ...bothPages(`${TM}/property-tags/${sentAs("tag")}/properties`, {
        templateVersionGuid: TEMPLATE,
        culture,
      }),
      isLatest("tag"),
    ],
    shows: (page) => showsList(page, "Properties", "property"),
  },
  {
    what: "E8 without a template, and E7 in full",
    address: `/property-tags/${segment("tag")}`,
    does: (page) => page.getByRole("button", { name: "Versions" }).click(),
    requests: (culture) => [
      ...bothPages(`${TM}/property-tags/${sentAs("tag")}/properties`, { culture }),
      ...bothPages(versionsPath("tag")),
    ],
    shows: async (page) => {
      await showsList(page, "Properties", "property");
      await showsVersions(page);
    },
  },
  {
    what: "E9",
    address: "/templates",
    requests: (culture) => bothPages(`${TM}/templates`, { culture }),
    shows: (page) => showsList(page, "Templates", "template"),
  },
  {
    what: "E9 with every filter",
    address: `/templates?classification=${segment("classification1")}&code=${segment("code2")}&nested=true`,
    requests: (culture) => [
      ...bothPages(`${TM}/templates`, {
        ClassificationVersionGuid: CLASSIFICATION,
        ClassificationCodeVersionGuid: guidOf("code2"),
        IncludeNested: "true",
        culture,
      }),
      // The names of the filters.
      firstPage(`${TM}/classifications`, { culture }),
      [codesPath, { Culture: culture, Skip: 0, Take: TAKES.codes }],
    ],
    shows: async (page) => {
      await showsList(page, "Templates", "template");
      await expect(page.getByRole("group", { name: "Filters" }).getByRole("link")).toHaveText([
        nameOf("classification1"),
        nameOf("code2"),
      ]);
    },
  },
  {
    what: "E11, E13 and E7 of a property in its template",
    address: `/templates/${segment("template1")}/properties/${segment("property1")}`,
    requests: (culture) => [
      ...bothPages(mappedPath, { culture }),
      isLatest("template1"),
      ...bothPages(versionsPath("property1")),
      [`${TM}/properties/${sentAs("property1")}/referenced-document`, { culture }],
      [`${TM}/values`, { templateVersionGuid: TEMPLATE, propertyVersionGuid: PROPERTY, culture }],
    ],
    shows: async (page) => {
      await expect(page.getByRole("region", { name: "Referenced document" }).getByRole("link")).toHaveText(
        nameOf("document"),
      );
      await showsList(page, "Values", "value");
      await showsVersions(page);
    },
  },
  {
    what: "E11, E13 and E7 of a property without a template",
    address: `/properties/${segment("property1")}`,
    requests: (culture) => [
      ...bothPages(versionsPath("property1")),
      [`${TM}/properties/${sentAs("property1")}/referenced-document`, { culture }],
      [`${TM}/values`, { propertyVersionGuid: PROPERTY, culture }],
    ],
    shows: async (page) => {
      await expect(page.getByRole("region", { name: "Referenced document" }).getByRole("link")).toHaveText(
        nameOf("document"),
      );
      await showsList(page, "Values", "value");
    },
  },
  {
    what: "E12",
    address: `/documents/${segment("document")}`,
    requests: (culture) => [
      ...bothPages(`${TM}/documents/${sentAs("document")}/templates`, { culture }),
      ...bothPages(versionsPath("document")),
    ],
    shows: async (page) => {
      await showsList(page, "Templates", "template");
      await showsVersions(page);
    },
  },
  {
    what: "E14",
    address: `/templates/${segment("template1")}/documents`,
    requests: (culture) => [
      [`${TM}/templates/${sentAs("template1")}/documents`, { culture }],
      isLatest("template1"),
    ],
    shows: (page) => showsList(page, "Documents", "document"),
  },
  {
    what: "E15",
    address: `/units/${segment("unit")}`,
    requests: () => [[`${TM}/units/${sentAs("unit")}`], ...bothPages(versionsPath("unit"))],
    shows: async (page) => {
      await expect(page.getByRole("heading", { level: 1 })).toContainText(nameOf("unit"));
      await expect(page.getByRole("region", { name: "Dimensions" })).toContainText("m²");
      await showsVersions(page);
    },
  },
];

function expected(gets: readonly Get[], headers: Record<string, string>): Sent[] {
  return gets.map(([path, query = {}]) => ({
    method: "GET",
    path,
    query: Object.entries(query)
      .flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
      .toSorted(),
    headers: { accept: "application/json", ...headers },
    body: "",
  }));
}

async function collect(page: Page, config: Record<string, unknown> = {}): Promise<Sent[]> {
  const sent: Sent[] = [];
  await useService(
    page,
    async (request) => {
      sent.push(await read(request.clone()));
      return serveCatalogue(request);
    },
    { takes: TAKES, ...config },
  );
  return sent;
}

const SIGNED_IN = {
  services: [{ name: "Test service", baseUrl: SERVICE_URL, audienceUrl: "https://app.test/a?b=c" }],
};

/** Asserts that exactly the expected requests were sent. */
async function expectSent(sent: readonly Sent[], all: readonly Sent[]): Promise<void> {
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(all.length);
  expect(inOrder(sent)).toEqual(inOrder(all));
}

/** The stub has no codes for the GUID of a code. */
const NO_CODES = /404 .*\/classification-codes/;

test("every operation, signed in and in a culture", async ({ page, browserErrors }) => {
  browserErrors.expect(NO_CODES);
  const culture = "nb-NO";
  const sent = await collect(page, SIGNED_IN);
  // The browser remembers nothing from one to the next but the token.
  await page.addInitScript(() => localStorage.clear());
  for (const [index, { what, address, does, requests, shows }] of OPERATIONS.entries()) {
    await test.step(what, async () => {
      sent.length = 0;
      await page.goto(`${address}${address.includes("?") ? "&" : "?"}culture=${culture}`);
      if (index === 0) {
        await page.getByRole("checkbox", { name: "Keep the access token until this tab is closed" }).check();
        await page.getByRole("textbox", { name: "Access token" }).fill(TOKEN);
        await page.getByRole("button", { name: "Use the token" }).click();
      }
      await does?.(page);
      await shows(page);
      await expectSent(sent, expected(requests(culture), { authorization: `Bearer ${TOKEN}` }));
    });
  }
});

test("E1 sends the client details without a token, and its token is sent with all later requests", async ({
  page,
}) => {
  const DETAILS = { clientId: "id & 1", clientSecret: '"secret" é', audienceUrl: "https://app.test/a?b=c" };
  const E1 = "/authentication/api/v1/oauth2/token";
  const sent: Sent[] = [];
  await useService(
    page,
    async (request) => {
      const one = await read(request.clone());
      sent.push(one);
      if (one.path === E1) return Response.json(TOKEN);
      return one.headers["authorization"] === `Bearer ${TOKEN}`
        ? serveCatalogue(request)
        : Response.json({ title: "Who is it?" }, { status: 401 });
    },
    { takes: TAKES, ...SIGNED_IN },
  );
  await page.goto("/classifications");
  await expect(page).toHaveURL(/\/connect$/);
  await expect(page.getByRole("textbox", { name: "Base URL" })).toHaveValue(SERVICE_URL);
  await expect(page.getByRole("textbox", { name: "Application URL" })).toHaveValue(DETAILS.audienceUrl);
  await page.getByRole("textbox", { name: "Client ID" }).fill(DETAILS.clientId);
  await page.getByLabel("Client secret", { exact: true }).fill(DETAILS.clientSecret);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page).toHaveURL(/\/classifications$/);
  await showsList(page, "Classifications", "classification");
  const [first, ...others] = sent;
  expect(first).toEqual({
    method: "POST",
    path: E1,
    query: [],
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(DETAILS),
  });
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect(inOrder(others)).toEqual(inOrder(expected(bothPages(`${TM}/classifications`), headers)));
});

test("E10 sends only the keys of the filter that are set, and no culture", async ({ page }) => {
  const productType = guidOf("product type");
  const lois = [
    { id: "1", projectId: 7, loiId: "LOI-300", stageId: 3, roleId: 2 },
    { id: "2", projectId: 7, loiId: "LOI-400", stageId: 4 },
  ];
  const sent: Sent[] = [];
  await useService(
    page,
    async (request) => {
      if (request.method !== "POST") return serveCatalogue(request);
      sent.push(await read(request.clone()));
      const skip = Number(new URL(request.url).searchParams.get("Skip"));
      const results = [{ productTypeGuid: `${productType}${skip}`, lois }];
      return Response.json({ results, pagination: { total: 2, take: 1, skip, returned: 1 } });
    },
    { takes: { list: 1, codes: 5 } },
  );
  const filter = new URLSearchParams([
    ["productType", productType],
    ["stage", "3"],
    ["stage", "4"],
    ["culture", "nb-NO"],
  ]);
  await page.goto(`/projects/7/requirements?${filter}`);
  const table = page.getByRole("table", { name: "Requirements" });
  await expect(table.getByText("LOI-300").first()).toBeVisible();
  await expect(table.getByText("LOI-400")).toHaveCount(2);
  const pageAt = (Skip: number): Sent => ({
    method: "POST",
    path: "/projects-management/api/v1/projects/7/requirements/search",
    query: [`Skip=${Skip}`, "Take=1"],
    headers: { accept: "application/json", "content-type": "application/json-patch+json" },
    body: JSON.stringify({ productTypeGuids: [productType], stageIds: [3, 4] }),
  });
  await expectSent(sent, [pageAt(0), pageAt(1)]);
});

import { expect, test } from "vitest";
import { listClassificationCodes, listClassifications } from "#api/classifications.ts";
import { type Client, createClient } from "#api/client.ts";
import { listConstructionObjects } from "#api/construction-objects.ts";
import { listTemplates } from "#api/templates.ts";
import { paths } from "#addresses.ts";
import { earlyRequests } from "./early-requests.ts";
import { loadersAt, PAGES } from "./pages.ts";

const takes = { list: 30, codes: 70 };
const GUID = "a/b ?#%&+é";

/** What the functions of `api` send for a page's first requests. */
async function asked(calls: readonly ((client: Client) => Promise<unknown>)[]): Promise<string[]> {
  const urls: string[] = [];
  const fetch = async (input: unknown): Promise<Response> => {
    urls.push(String(input));
    return Response.json({ results: [], pagination: { total: 0, take: 1, skip: 0, returned: 0 } });
  };
  for (const call of calls) await call(createClient({ baseUrl: "", fetch }));
  return urls;
}

const lists = [listClassifications, listTemplates, listConstructionObjects] as const;
const codes = (culture: string | null) => (client: Client) =>
  listClassificationCodes(client, { versionGuid: GUID, culture, skip: 0, take: takes.codes });

test.each([null, "nb-NO"])("are what the pages ask for first, in culture %j", async (culture) => {
  const early = (address: string) => {
    const [pathname = "", search = ""] = address.split("?");
    return earlyRequests(pathname, `?${search}`, { culture, takes });
  };
  const page = { culture, skip: 0, take: takes.list };
  for (const [address, calls] of [
    [paths.overview(), lists.map((list) => (client: Client) => list(client, { skip: 0, take: 1 }))],
    [paths.classifications(), [(client: Client) => listClassifications(client, page)]],
    [paths.templates(), [(client: Client) => listTemplates(client, page)]],
    [paths.constructionObjects(), [(client: Client) => listConstructionObjects(client, page)]],
    [paths.classification(GUID), [codes(culture)]],
    [paths.code(GUID, "c/d", "1.1"), [codes(culture)]],
  ] as const)
    expect([address, early(address)]).toEqual([address, await asked(calls)]);
});

test.each([
  "/classifications/a?search=door",
  "/classifications/%E0%A4%A",
  "/classifications/..",
  "/classifications/a/else/b",
  "/templates?classification=a",
  "/templates/a/properties",
  "/construction-objects?search=door",
  "/nowhere",
])("there are none for %s", (address) => {
  const [pathname = "", search = ""] = address.split("?");
  expect(earlyRequests(pathname, search, { culture: null, takes })).toEqual([]);
});

test.each([
  ["/", 1],
  ["/classifications/a%2Fb/codes/c/", 1],
  ["/templates/a", 2],
  ["/templates/a/properties/b", 2],
  ["/templates/a/documents", 2],
  ["/projects/7/requirements", 1],
  ["/nowhere", 0],
  ["/classifications/a/codes", 0],
])("the code of %s is in %i modules", (pathname, count) => {
  expect(loadersAt(pathname)).toHaveLength(count);
});

test("each page is found under its own pattern", () => {
  for (const { path, code } of PAGES) expect(loadersAt(path.replaceAll(/:\w+/g, "x"))).toEqual([code]);
});

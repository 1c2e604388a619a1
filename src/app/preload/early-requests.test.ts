import { expect, test } from "vitest";
import { listClassificationCodes, listClassifications } from "#api/classifications.ts";
import { type Client, createClient } from "#api/client.ts";
import { listConstructionObjects } from "#api/construction-objects.ts";
import { listTemplates } from "#api/templates.ts";
import { parseAddress, paths } from "#addresses.ts";
import { earlyRequests } from "./early-requests.ts";

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
  const early = (address: string) => earlyRequests(parseAddress(address)?.first ?? [], { culture, takes });
  const page = { culture, skip: 0, take: takes.list };
  for (const [address, calls] of [
    [paths.overview(), lists.map((list) => (client: Client) => list(client, { skip: 0, take: 1 }))],
    [paths.classifications(), [(client: Client) => listClassifications(client, page)]],
    [paths.templates(), [(client: Client) => listTemplates(client, page)]],
    [paths.constructionObjects(), [(client: Client) => listConstructionObjects(client, page)]],
    [paths.classification(GUID), [codes(culture)]],
    [paths.code(GUID, "c/d", { number: "1.1" }), [codes(culture)]],
  ] as const)
    expect([address, early(address)]).toEqual([address, await asked(calls)]);
});

test.each([
  "/classifications/a?search=door",
  paths.classification(".."),
  "/classifications/a/else/b",
  "/templates?classification=a",
  "/templates/a/properties",
  "/construction-objects?search=door",
  "/nowhere",
])("there are none for %s", (address) => {
  expect(earlyRequests(parseAddress(address)?.first ?? [], { culture: null, takes })).toEqual([]);
});

import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { type Client, createClient } from "#core/api/http/client.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { type Operation, OPERATIONS } from "#core/api/operations.ts";
import { listClassificationCodes, listClassifications } from "#core/api/resources/classifications.ts";
import { listConceptVersions } from "#core/api/resources/concepts.ts";
import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import { listDocumentTemplates } from "#core/api/resources/documents.ts";
import {
  getReferencedDocument,
  listPropertyTagProperties,
  listPropertyValues,
} from "#core/api/resources/properties.ts";
import { searchRequirements } from "#core/api/resources/requirements.ts";
import {
  listMappedProperties,
  listTemplateClassifications,
  listTemplateDocuments,
  listTemplates,
} from "#core/api/resources/templates.ts";
import { getUnit } from "#core/api/resources/units.ts";
import { createSampleService } from "#core/catalogue/sample/sample.fixture.ts";
import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "#core/catalogue/service/credentials.ts";
import { type RunningGateway, startGateway } from "../gateway.fixture.ts";
import { listen } from "./upstream.fixture.ts";

/** A GUID with every character that is special in URLs. */
const guid = "A b/ç?x=1#y&z%2F+;'\"<>";
const page = { culture: "nb-NO", skip: 0, take: 2 };

/** Every function of the api with all of its parameters. */
const CALLS: Record<string, (client: Client) => Promise<unknown>> = {
  E2: async (client) =>
    listClassificationCodes(client, {
      versionGuid: guid,
      classNumber: "Pr 20+",
      searchTerm: "a & b",
      ...page,
    }),
  E3: async (client) => listConstructionObjects(client, { searchTerm: "wall", ...page }),
  E4: async (client) => listTemplateClassifications(client, { versionGuid: guid, ...page }),
  E5: async (client) => listClassifications(client, page),
  E6: async (client) => listMappedProperties(client, { versionGuid: guid, ...page }),
  E7: async (client) => listConceptVersions(client, { versionGuid: guid, ...page }),
  E8: async (client) =>
    listPropertyTagProperties(client, { versionGuid: guid, templateVersionGuid: guid, ...page }),
  E9: async (client) =>
    listTemplates(client, {
      classificationVersionGuid: guid,
      classificationCodeVersionGuid: guid,
      includeNested: true,
      ...page,
    }),
  E10: async (client) =>
    searchRequirements(client, {
      id: 1,
      filter: { productTypeGuids: [guid], stageIds: [1], roleIds: [2] },
      ...page,
    }),
  E11: async (client) => getReferencedDocument(client, { versionGuid: guid, ...page }),
  E12: async (client) => listDocumentTemplates(client, { versionGuid: guid, ...page }),
  E13: async (client) =>
    listPropertyValues(client, { templateVersionGuid: guid, propertyVersionGuid: guid, ...page }),
  E14: async (client) => listTemplateDocuments(client, { versionGuid: guid, ...page }),
  E15: async (client) => getUnit(client, { versionGuid: guid }),
};

/** The sample service on a real socket, and the requests it received. */
async function serveSample(): Promise<{ url: string; requested: string[] }> {
  const service = createSampleService();
  const requested: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", url = "" } = request;
    requested.push(`${method} ${url}`);
    const body = method === "GET" ? null : await text(request);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
    const answer = await service.handle(
      new Request(`http://sample${url}`, { method, headers: Object.fromEntries(headers), body }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  };
  const url = await listen((request, response) => void answer(request, response));
  return { url, requested };
}

let sample: Awaited<ReturnType<typeof serveSample>>;
let gateway: RunningGateway;

beforeEach(async () => {
  sample = await serveSample();
  gateway = await startGateway(sample.url, {
    PLINTH_CLIENT_ID: SAMPLE_CLIENT_ID,
    PLINTH_CLIENT_SECRET: SAMPLE_CLIENT_SECRET,
  });
});

const clientOf = (baseUrl: string) => createClient({ baseUrl, sleep: async () => {} });

const { E1: _E1, ...ALLOWED } = OPERATIONS;

test("every operation but E1 is called here", () => {
  expect(Object.keys(CALLS)).toEqual(Object.keys(ALLOWED));
});

test.each(Object.entries(CALLS))("%s: the service receives what the app sends", async (id, call) => {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    // As fetch sends it: it encodes apostrophes in queries.
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    sent.push(`${init?.method} ${pathname}${search}`);
    return globalThis.fetch(input, init);
  };
  // The sample has no such concept; what matters is that the error comes from the sample.
  await call(createClient({ baseUrl: gateway.url, fetch })).catch((error: unknown) => {
    if (!isApiError(error) || error.problem?.instance == null) throw error;
  });
  expect(sent).toHaveLength(1);
  expect(sample.requested).toEqual(["POST /authentication/api/v1/oauth2/token", ...sent]);
  expect(gateway.lines).toMatchObject([{ operation: id }]);
});

test("the app sends every parameter of an operation", async () => {
  for (const call of Object.values(CALLS)) await call(clientOf(gateway.url)).catch(() => {});
  const sent = new Map(gateway.lines.map(({ operation, parameters }) => [operation, parameters]));
  for (const [id, { query }] of Object.entries<Operation>(ALLOWED)) {
    expect([id, ...[sent.get(id)].flat()]).toEqual(expect.arrayContaining(Object.keys(query)));
  }
});

test("browsing the sample through the gateway equals browsing it directly", async () => {
  const client = clientOf(gateway.url);
  const classifications = await listClassifications(client, { culture: "nb-NO", take: 50 });
  const [first] = classifications.results;
  const codes = await listClassificationCodes(client, { versionGuid: first?.versionGuid ?? "", take: 5 });
  const templates = await listTemplates(client, { take: 3 });
  const requirements = await searchRequirements(client, { id: 1, take: 3 });

  expect(classifications.results).toHaveLength(4);
  expect(codes.results).toHaveLength(5);
  expect(templates.pagination?.total).toBe(96);
  expect(requirements.results).toHaveLength(3);
  expect(sample.requested.filter((line) => line.includes("/authentication/"))).toHaveLength(1);
});

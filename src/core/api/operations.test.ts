import { describe, expect, test } from "vitest";
import { type Client, createClient } from "./http/client.ts";
import { json, scriptedFetch } from "./http/fetch.fixture.ts";
import { createTokenSource } from "./http/token.ts";
import { obtainToken } from "./resources/authentication.ts";
import { listClassificationCodes, listClassifications } from "./resources/classifications.ts";
import { listConceptVersions } from "./resources/concepts.ts";
import { listConstructionObjects } from "./resources/construction-objects.ts";
import { listDocumentTemplates } from "./resources/documents.ts";
import {
  getReferencedDocument,
  listPropertyTagProperties,
  listPropertyValues,
} from "./resources/properties.ts";
import { searchRequirements } from "./resources/requirements.ts";
import {
  listMappedProperties,
  listTemplateClassifications,
  listTemplateDocuments,
  listTemplates,
} from "./resources/templates.ts";
import { getUnit } from "./resources/units.ts";

const TM = "https://dict.example/base/templates-management/api/v2";
/** GUIDs are opaque: this one needs encoding, and its capitals must be preserved. */
const guid = "A b/ç?";
const encoded = "A%20b%2F%C3%A7%3F";
const page = { culture: "nb-NO", skip: 50, take: 25 };

type Call = (client: Client) => Promise<unknown>;
const gets: [name: string, call: Call, url: string][] = [
  [
    "E2 with everything",
    (client) =>
      listClassificationCodes(client, {
        versionGuid: guid,
        classNumber: "Pr 20+",
        searchTerm: "dør & vindu",
        ...page,
      }),
    `${TM}/classifications/${encoded}/classification-codes?ClassNumber=Pr%2020%2B&SearchTerm=d%C3%B8r%20%26%20vindu&Culture=nb-NO&Skip=50&Take=25`,
  ],
  [
    "E2 with nothing",
    (client) => listClassificationCodes(client, { versionGuid: "g" }),
    `${TM}/classifications/g/classification-codes`,
  ],
  [
    "E3 with everything",
    (client) => listConstructionObjects(client, { searchTerm: "wall", ...page }),
    `${TM}/construction-objects?Skip=50&Take=25&SearchTerm=wall&Culture=nb-NO`,
  ],
  ["E3 with nothing", (client) => listConstructionObjects(client, {}), `${TM}/construction-objects`],
  [
    "E4",
    (client) => listTemplateClassifications(client, { versionGuid: guid, ...page }),
    `${TM}/templates/${encoded}/classifications?culture=nb-NO&Skip=50&Take=25`,
  ],
  [
    "E5",
    (client) => listClassifications(client, page),
    `${TM}/classifications?Skip=50&Take=25&culture=nb-NO`,
  ],
  [
    "E5 with nulls",
    (client) => listClassifications(client, { culture: null, skip: null, take: undefined }),
    `${TM}/classifications`,
  ],
  [
    "E5 from the start",
    (client) => listClassifications(client, { skip: 0, take: 50, culture: "" }),
    `${TM}/classifications?Skip=0&Take=50`,
  ],
  [
    "E6",
    (client) => listMappedProperties(client, { versionGuid: guid, ...page }),
    `${TM}/conceptmappings/template/${encoded}/mappedProperties?culture=nb-NO&Skip=50&Take=25`,
  ],
  [
    "E7",
    (client) => listConceptVersions(client, { versionGuid: guid, skip: 0, take: 10 }),
    `${TM}/concepts/${encoded}/versions?Skip=0&Take=10`,
  ],
  [
    "E8",
    (client) => listPropertyTagProperties(client, { versionGuid: guid, ...page, templateVersionGuid: "T/1" }),
    `${TM}/property-tags/${encoded}/properties?culture=nb-NO&Skip=50&Take=25&templateVersionGuid=T%2F1`,
  ],
  [
    "E9 with everything",
    (client) =>
      listTemplates(client, {
        classificationVersionGuid: "c",
        classificationCodeVersionGuid: "cc",
        includeNested: true,
        ...page,
      }),
    `${TM}/templates?ClassificationVersionGuid=c&ClassificationCodeVersionGuid=cc&IncludeNested=true&Skip=50&Take=25&culture=nb-NO`,
  ],
  ["E9 not nested", (client) => listTemplates(client, { includeNested: false }), `${TM}/templates`],
  [
    "E12",
    (client) => listDocumentTemplates(client, { versionGuid: guid, ...page }),
    `${TM}/documents/${encoded}/templates?culture=nb-NO&Skip=50&Take=25`,
  ],
  [
    "E13",
    (client) =>
      listPropertyValues(client, { templateVersionGuid: "t", propertyVersionGuid: "p", culture: "de-DE" }),
    `${TM}/values?templateVersionGuid=t&propertyVersionGuid=p&culture=de-DE`,
  ],
  [
    "E14",
    (client) => listTemplateDocuments(client, { versionGuid: guid, culture: "de-DE" }),
    `${TM}/templates/${encoded}/documents?culture=de-DE`,
  ],
  [
    "E11",
    (client) => getReferencedDocument(client, { versionGuid: guid, culture: "de-DE" }),
    `${TM}/properties/${encoded}/referenced-document?culture=de-DE`,
  ],
  ["E15", (client) => getUnit(client, { versionGuid: guid }), `${TM}/units/${encoded}`],
];

test.each(gets)("%s sends exactly its path and parameters, and the token", async (_name, call, url) => {
  const { fetch, sent } = scriptedFetch(
    json({ results: [], pagination: null, guid: null, majorVersion: 1, minorVersion: 0 }),
  );
  const token = createTokenSource(async () => "abc");
  await call(createClient({ baseUrl: "https://dict.example/base/", fetch, token }));

  const headers = { accept: "application/json", authorization: "Bearer abc" };
  expect(sent).toEqual([{ method: "GET", url, headers, body: null }]);
});

describe("E10", () => {
  const baseUrl = "https://dict.example";
  const url = `${baseUrl}/projects-management/api/v1/projects/42/requirements/search`;

  test("posts the filter as in the sample request, with only the keys that are set", async () => {
    const { fetch, sent } = scriptedFetch(json({ results: [] }));
    const filter = { productTypeGuids: ["a"], stageIds: [3], roleIds: [] };
    await searchRequirements(createClient({ baseUrl, fetch }), { id: 42, filter, skip: 0, take: 50 });

    const headers = { accept: "application/json", "content-type": "application/json-patch+json" };
    const body = { productTypeGuids: ["a"], stageIds: [3] };
    expect(sent).toEqual([{ method: "POST", url: `${url}?Skip=0&Take=50`, headers, body }]);
  });

  test("posts an empty object without a filter", async () => {
    const { fetch, sent } = scriptedFetch(json({ results: [] }));
    await searchRequirements(createClient({ baseUrl, fetch }), { id: 42 });
    expect(sent).toMatchObject([{ url, body: {} }]);
  });

  test("is retried like other reads", async () => {
    const { fetch, sent } = scriptedFetch(json({}, 503), json({ results: [] }));
    const client = createClient({ baseUrl, fetch, sleep: async () => {} });
    await searchRequirements(client, { id: 1 });
    expect(sent).toHaveLength(2);
  });

  test("uses the other media type after the first is rejected, and in further requests", async () => {
    const { fetch, sent } = scriptedFetch(json({}, 415), json({ results: [] }), json({ results: [] }));
    const client = createClient({ baseUrl: "https://e10-refuses.example", fetch });
    await searchRequirements(client, { id: 1 });
    await searchRequirements(client, { id: 1 });
    expect(sent.map(({ headers }) => headers["content-type"])).toEqual([
      "application/json-patch+json",
      "application/json",
      "application/json",
    ]);
  });
});

describe("E1", () => {
  const details = { clientId: "id", clientSecret: "secret", audienceUrl: "https://app.example" };

  test("posts the client details as JSON, without a token, and returns the token", async () => {
    const { fetch, sent } = scriptedFetch(json("the.token"));
    await expect(obtainToken({ baseUrl: "https://one.example/", fetch }, details)).resolves.toBe("the.token");

    const url = "https://one.example/authentication/api/v1/oauth2/token";
    const headers = { accept: "application/json", "content-type": "application/json" };
    expect(sent).toEqual([{ method: "POST", url, headers, body: details }]);
  });

  test("omits fields that are not set", async () => {
    const { fetch, sent } = scriptedFetch(json("t"));
    await obtainToken({ baseUrl: "", fetch }, { clientId: "id", clientSecret: null, audienceUrl: "" });
    expect(sent).toMatchObject([{ url: "/authentication/api/v1/oauth2/token", body: { clientId: "id" } }]);
  });

  test.each([400, 415])(
    "after %i tries the other media type once, and remembers which one worked",
    async (status) => {
      const options = { baseUrl: `https://e1-${status}.example` };
      const first = scriptedFetch(json({}, status), json("t"));
      await expect(obtainToken({ ...options, ...first }, details)).resolves.toBe("t");
      const second = scriptedFetch(json("u"));
      await expect(obtainToken({ ...options, ...second }, details)).resolves.toBe("u");

      expect([...first.sent, ...second.sent].map(({ headers }) => headers["content-type"])).toEqual([
        "application/json",
        "application/json-patch+json",
        "application/json-patch+json",
      ]);
    },
  );

  test("if both are rejected, reports the error that does not concern the media type", async () => {
    const { fetch, sent } = scriptedFetch(json({ title: "Unknown client" }, 400), json({}, 415));
    const promise = obtainToken({ baseUrl: "https://e1-both.example", fetch }, details);
    await expect(promise).rejects.toMatchObject({ status: 400, problem: { title: "Unknown client" } });
    expect(sent).toHaveLength(2);
  });

  test.each([
    ["a wrong secret", json({}, 401), { kind: "http", status: 401 }],
    ["a failing service", json({}, 500), { kind: "http", status: 500 }],
    ["no connection", new TypeError("Failed to fetch"), { kind: "network", status: null }],
  ])("never sends the credentials again after %s", async (_name, answer, error) => {
    const { fetch, sent } = scriptedFetch(answer, json("t"));
    const promise = obtainToken(
      { baseUrl: "https://e1-once.example", fetch, sleep: async () => {} },
      details,
    );
    await expect(promise).rejects.toMatchObject({ operation: "E1", ...error });
    expect(sent).toHaveLength(1);
  });

  test.each([{ access_token: "x" }, "", "two words", "line\nbreak"])(
    "refuses %j as a token",
    async (body) => {
      const { fetch } = scriptedFetch(json(body));
      const promise = obtainToken({ baseUrl: "", fetch }, details);
      await expect(promise).rejects.toMatchObject({ kind: "contract", operation: "E1", path: "" });
    },
  );
});

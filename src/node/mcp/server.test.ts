import { PassThrough } from "node:stream";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import * as v from "valibot";
import { describe, expect, onTestFinished, test } from "vitest";
import { createClient } from "#core/api/http/client.ts";
import { json } from "#core/api/http/fetch.fixture.ts";
import { createTokenSource } from "#core/api/http/token.ts";
import { obtainToken } from "#core/api/resources/authentication.ts";
import { loadSampleCatalogue } from "#core/catalogue/sample/sample.fixture.ts";
import { conceptOf, CREDENTIALS, startService } from "#core/catalogue/service/service.fixture.ts";
import { connectTo } from "./server.fixture.ts";
import { createMcpServer } from "./server.ts";
import { TOOLS } from "./tools.ts";

const { client: sample } = await startService();
const catalogue = await loadSampleCatalogue();
const guids = {
  classification: conceptOf(catalogue.classifications, "building-elements").latest.guid,
  template: conceptOf(catalogue.templates, "precast-concrete-wall-panel").latest.guid,
  property: conceptOf(catalogue.properties, "fire-resistance-class").latest.guid,
  document: conceptOf(catalogue.documents, "en-206").latest.guid,
  unit: conceptOf(catalogue.units, "kilonewton").latest.guid,
  propertyTag: conceptOf(catalogue.propertyTags, "product-identification").latest.guid,
};

const listSchema = v.object({
  items: v.array(v.looseObject({ versionGuid: v.optional(v.string(), "") })),
  total: v.optional(v.number()),
  nextSkip: v.optional(v.number()),
});

test("each tool is listed as read-only, with a schema of its input", async () => {
  const { client } = await connectTo(sample);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  for (const { annotations, description, inputSchema } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(description?.length).toBeGreaterThan(30);
    expect(inputSchema.type).toBe("object");
  }
  const codes = tools.find(({ name }) => name === "list_codes");
  expect(codes?.inputSchema).toMatchObject({
    required: ["classification"],
    properties: { skip: { type: "integer", minimum: 0, default: 0 }, take: { maximum: 100 } },
  });
});

describe("on the sample catalogue", () => {
  test("search finds codes, templates and construction objects in a culture", async () => {
    const { read } = await connectTo(sample);
    const found = await read("search", { query: "yttervegg", culture: "nb-NO" });
    expect(found).toMatchObject({ constructionObjects: { total: 1, items: [{ name: "Yttervegg" }] } });
    expect(found).toHaveProperty("codes.items.0.name", "Yttervegger");
    expect(found).toHaveProperty("codes.items.0.classification", guids.classification);
    const templates = await read("search", { query: "precast concrete wall panel", take: 1 });
    expect(templates).toHaveProperty("templates.items.0.versionGuid", guids.template);
  });

  test("a code tree is walked level by level, and in pages", async () => {
    const { read } = await connectTo(sample);
    const { classification } = guids;
    const top = v.parse(listSchema, await read("list_codes", { classification, take: 3 }));
    expect(top).toMatchObject({ total: 7, nextSkip: 3, items: [{ classNumber: "100" }, {}, {}] });
    const rest = v.parse(listSchema, await read("list_codes", { classification, skip: 3 }));
    expect(rest).toMatchObject({ items: [{ classNumber: "400" }, {}, {}, { classNumber: "700" }] });
    expect(rest.nextSkip).toBeUndefined();
    const parent = top.items[2]?.versionGuid ?? "";
    const below = v.parse(listSchema, await read("list_codes", { classification, parent, culture: "nb-NO" }));
    expect(below.items[0]).toMatchObject({ classNumber: "310" });
    const found = await read("list_codes", { classification, search: "312" });
    expect(found).toMatchObject({ items: [{ classNumber: "312" }] });
  });

  test("a template is read with properties, values, documents and classifications", async () => {
    const { read } = await connectTo(sample);
    const page = await read("read_template", { template: guids.template, take: 5, culture: "nb-NO" });
    expect(page).toHaveProperty("nextSkip", 5);
    expect(page).toHaveProperty("documents.0.versionGuid", guids.document);
    expect(page).toHaveProperty("classifications.0.name", "Bygningsdeler");
    const all = v.parse(listSchema, await read("read_template", { template: guids.template, take: 50 }));
    expect(all.items.length).toBe(all.total);
    expect(all.items.some(({ valueCount }) => Number(valueCount) > 1)).toBe(true);
  });

  test("properties, property tags, documents, units and requirements are read", async () => {
    const { read } = await connectTo(sample);
    const { property, propertyTag, document, unit } = guids;
    const fireResistance = await read("read_property", { property });
    expect(fireResistance).toHaveProperty("values.0.defaultName");
    expect(fireResistance).toHaveProperty("document.defaultName", expect.stringContaining("EN 13501-2"));
    expect(fireResistance).toHaveProperty("versions.0.isLatest", true);
    expect(await read("read_property_tag", { propertyTag, take: 1 })).toMatchObject({
      items: [{}],
      nextSkip: 1,
    });
    expect(await read("read_document", { document })).toHaveProperty("items.0.versionGuid");
    const kilonewton = await read("read_unit", { unit, culture: "de-DE" });
    expect(kilonewton).toMatchObject({ dimensions: { lengthPower: 1, timePower: -2 } });
    expect(kilonewton).toHaveProperty("fullNames.length", 2);
    const requirements = await read("search_requirements", { project: 1, stages: [1], take: 1 });
    expect(requirements).toHaveProperty("items.0.lois.0.stageId", 1);
    expect(await read("list_templates", { search: "wall panel", take: 1 })).toHaveProperty(
      "items.0.versionGuid",
    );
    expect(await read("list_classifications", { culture: "nb-NO" })).toMatchObject({ total: 4 });
  });

  test("many GUIDs and class numbers are looked up", async () => {
    const { read } = await connectTo(sample);
    const inputs = [guids.template, `{${guids.unit}}`, "312", "no such thing"];
    expect(await read("look_up", { inputs })).toMatchObject({
      items: [
        { kind: "template" },
        { kind: "unit" },
        { codes: [{ classNumber: "312", classification: guids.classification }] },
        { notFound: true },
      ],
    });
  });

  test("concepts are resources by their GUIDs, and classifications are listed", async () => {
    const { client } = await connectTo(sample);
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(4);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toMatchObject([{ uriTemplate: "plinth://concepts/{versionGuid}" }]);
    const { contents } = await client.readResource({ uri: `plinth://concepts/${guids.property}` });
    expect(contents).toHaveProperty("0.mimeType", "application/json");
    expect(contents).toHaveProperty("0.text", expect.stringContaining('"kind":"property"'));
    await expect(client.readResource({ uri: "plinth://concepts/unknown" })).rejects.toThrow(
      "There is no such concept.",
    );
    await expect(client.readResource({ uri: "file:///etc/passwd" })).rejects.toThrow(
      "There is no such concept.",
    );
  });
});

test("a code tree is walked also where E2 refuses GUIDs of codes", async () => {
  const { service } = await startService();
  const { classification } = guids;
  const transport = {
    baseUrl: "https://a.example",
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => service.handle(new Request(input, init)),
  };
  const { read, call } = await connectTo(
    createClient({
      baseUrl: "https://a.example",
      token: createTokenSource(() => obtainToken(transport, CREDENTIALS)),
      async fetch(input, init) {
        const request = new Request(input, init);
        const isOfCode =
          request.url.includes("/classification-codes") && !request.url.includes(classification);
        return isOfCode ? json({ title: "Not found" }, 404) : service.handle(request);
      },
    }),
  );
  const found = v.parse(listSchema, await read("list_codes", { classification, search: "300" }));
  const parent = found.items[0]?.versionGuid ?? "";
  const unplaced = await call("list_codes", { classification, parent });
  expect(unplaced.text).toContain("List the levels above the code first");
  await read("list_codes", { classification });
  expect(await read("list_codes", { classification, parent })).toHaveProperty("items.0.classNumber", "310");
});

test.each([
  ["list_codes", {}, /^classification: /],
  ["list_templates", { take: 1000 }, /^take: /],
  ["search", { query: "" }, /^query: /],
  [
    "read_unit",
    { unit: "unknown" },
    /^E15: the service answered with status 404 \(Not Found: There is no unit/,
  ],
  [
    "list_codes",
    { classification: guids.classification, parent: "unknown" },
    /List the levels above the code first/,
  ],
])("%s refuses %j in a sentence", async (name, input, sentence) => {
  const { call } = await connectTo(sample);
  const { text, isError } = await call(name, input);
  expect(isError).toBe(true);
  expect(text).toMatch(sentence);
});

test("the answer of a tool says why there is no connection", async () => {
  const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const options = { baseUrl: "https://a.example", sleep: async () => undefined };
  const fetch = async (): Promise<Response> => Promise.reject(new TypeError("fetch failed", { cause }));
  const { call } = await connectTo(createClient({ ...options, fetch }));
  const { text } = await call("list_classifications");
  expect(text).toMatch(/ \(nothing answers at that address and port\)\.$/);
  const search = await call("search", { query: "wall" });
  expect(search.text).toMatch(/"failed":"E9: [^"]+ \(nothing answers at that address and port\)"/);
});

test("what is found in a list that the service cut short says so", async () => {
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const skip = Number(new URL(new Request(input).url).searchParams.get("Skip"));
    const results = skip === 0 ? [{ versionGuid: "g0", defaultName: "Door" }] : [];
    return json({ results, pagination: { total: 3, take: 1, skip, returned: results.length } });
  };
  const { read } = await connectTo(createClient({ baseUrl: "https://a.example", fetch }));
  const incomplete = "The service sent 1 of 3 templates.";
  expect(await read("list_templates", { search: "wall" })).toMatchObject({ items: [], incomplete });
  expect(await read("search", { query: "wall" })).toMatchObject({
    templates: { items: [], incomplete },
    classifications: { incomplete: "The service sent 1 of 3 classifications." },
  });
});

test("an answer that is too long has fewer items, and continues after them", async () => {
  const items = Array.from({ length: 100 }, (_, index) => ({
    versionGuid: `g${index}`,
    name: "n".repeat(1000),
  }));
  const body = { results: items, pagination: { total: 100, take: 100, skip: 0, returned: 100 } };
  const { read } = await connectTo(
    createClient({ baseUrl: "https://a.example", fetch: async () => json(body) }),
  );
  const page = v.parse(listSchema, await read("list_classifications", { take: 100 }));
  expect(page.items.length).toBeGreaterThan(30);
  expect(page.items.length).toBeLessThan(100);
  expect(page.nextSkip).toBe(page.items.length);
});

/** A service with many classifications, in pages of 20; the last one has the code 7. */
function manyClassifications() {
  const all = Array.from({ length: 45 }, (_, index) => ({
    versionGuid: `g${index}`,
    defaultName: `C${index}`,
  }));
  return createClient({
    baseUrl: "https://a.example",
    async fetch(input) {
      const { pathname, searchParams } = new URL(new Request(input).url);
      if (pathname.includes("/g44/"))
        return json({ results: [{ versionGuid: "seven", classNumber: "7", hasCodes: false }] });
      if (!pathname.endsWith("/classifications")) return json({ results: [] });
      const skip = Number(searchParams.get("Skip"));
      return json({
        results: all.slice(skip, skip + 20),
        pagination: { total: 45, take: 20, skip, returned: 20 },
      });
    },
  });
}

test("codes are found in every classification of many", async () => {
  const { read } = await connectTo(manyClassifications());
  const codes = [{ versionGuid: "seven", classification: "g44" }];
  expect(await read("look_up", { inputs: ["7"] })).toMatchObject({ items: [{ codes }] });
  expect(await read("search", { query: "7" })).toMatchObject({ codes: { items: codes } });
});

test("all of many classifications are resources, in pages", async () => {
  const { client } = await connectTo(manyClassifications());
  const counts: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.listResources({ cursor });
    counts.push(page.resources.length);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(counts).toEqual([20, 20, 5]);
  await expect(client.listResources({ cursor: "next" })).rejects.toThrow("The cursor is not one of");
});

test("inputs that are left out of a long answer are looked up with its nextSkip", async () => {
  const versions = [{ versionGuid: "v".repeat(30_000), minorVersion: 0, majorVersion: 1, isLatest: true }];
  const { read } = await connectTo(
    createClient({ baseUrl: "https://a.example", fetch: async () => json({ results: versions }) }),
  );
  const inputs = [guids.unit, guids.template];
  expect(await read("look_up", { inputs })).toMatchObject({ items: [{ input: guids.unit }], nextSkip: 1 });
  expect(await read("look_up", { inputs, skip: 1 })).toMatchObject({ items: [{ input: guids.template }] });
});

test("a list without a total continues until a page is empty, since a service may grant less than was asked for", async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ versionGuid: `g${index}` }));
  const { read } = await connectTo(
    createClient({
      baseUrl: "https://a.example",
      fetch: async (input) => {
        const { searchParams } = new URL(new Request(input).url);
        const skip = Number(searchParams.get("Skip"));
        return json({ results: items.slice(skip, skip + 20) });
      },
    }),
  );
  const sent: (number | undefined)[] = [];
  for (const skip of [0, 20, 30]) {
    const page = v.parse(listSchema, await read("list_classifications", { skip }));
    sent.push(page.items.length, page.nextSkip);
  }
  expect(sent).toEqual([20, 20, 10, 30, 0, undefined]);
});

test("secrets that a service sends back are removed", async () => {
  const body = { title: "Wrong", detail: "The token s3cr3t is wrong." };
  const service = createClient({ baseUrl: "https://a.example", fetch: async () => json(body, 403) });
  const { call } = await connectTo(service, ["s3cr3t"]);
  const { text } = await call("list_classifications");
  expect(text).toContain("(Wrong: The token [removed] is wrong).");
});

test.each([
  ["{", -32_700],
  ["[]", -32_600],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600],
])("the line %s is answered with the error %d", async (line, code) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const server = createMcpServer({ client: sample, version: "1.0.0", culture: null, secrets: () => [] });
  await server.connect(new StdioServerTransport(input, output));
  onTestFinished(async () => server.close());
  input.write(`${line}\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n`);
  let text = "";
  output.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  const answers = () =>
    text.split("\n").flatMap((answer): unknown[] => (answer === "" ? [] : [JSON.parse(answer)]));
  await expect.poll(answers).toMatchObject([
    { jsonrpc: "2.0", id: null, error: { code } },
    { jsonrpc: "2.0", id: 1, result: {} },
  ]);
});

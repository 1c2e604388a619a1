import { expect, test } from "vitest";
import { createSampleService, loadSampleCatalogue } from "#core/catalogue/sample/sample.fixture.ts";
import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "#core/catalogue/service/credentials.ts";
import {
  classifications,
  type ClientOptions,
  clientCredentials,
  codes,
  codeTree,
  type CodeBranch,
  createClient,
  IncompleteError,
  mappedProperties,
  requirements,
  templates,
  versions,
} from "./api.ts";

/** A client of the sample catalogue, and the requests that it sent. */
function sample() {
  const { handle } = createSampleService();
  const sent: string[] = [];
  const options: ClientOptions = {
    baseUrl: "https://sample.example",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.url);
      return handle(request);
    },
  };
  const details = { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET };
  return { client: createClient({ ...options, token: clientCredentials(options, details) }), sent };
}

/** A client of a service that gives the same answer to everything. */
function answering(answer: unknown) {
  const fetch = () => Promise.resolve(Response.json(answer));
  return createClient({ baseUrl: "https://service.example", fetch });
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const CODE = { versionGuid: "a", classNumber: "1", defaultName: "Walls", hasCodes: false };

test("every code of every classification comes once, below its parent, with its level", async () => {
  const { client } = sample();
  const catalogue = await loadSampleCatalogue();
  let count = 0;
  for await (const { versionGuid } of classifications(client)) {
    const path: (string | null)[] = [];
    for await (const code of codes(client, { classification: versionGuid ?? "", culture: "nb-NO" })) {
      count += 1;
      path.length = code.level - 1;
      expect(code.parentVersionGuid).toBe(path.at(-1) ?? null);
      path.push(code.versionGuid);
    }
  }
  const codesOfAll = catalogue.model.classifications.flatMap((one) => one.codes);
  expect(count).toBe(codesOfAll.length);
});

test("a whole tree has each code among the children of its parent", async () => {
  const { client } = sample();
  const [first] = await all(classifications(client));
  const classification = first?.versionGuid ?? "";
  const flatten = (branches: readonly CodeBranch[]): (string | null)[] =>
    branches.flatMap(({ versionGuid, children }) => [versionGuid, ...flatten(children)]);
  const list = await all(codes(client, { classification }));
  const tree = await codeTree(client, { classification });
  expect(flatten(tree)).toEqual(list.map(({ versionGuid }) => versionGuid));
  expect(tree.length).toBeLessThan(list.length);
});

test("a tree of thousands of levels is loaded whole", async () => {
  const fetch = (input: string | URL | Request) => {
    const address = String(input instanceof Request ? input.url : input);
    const level = Number(/classifications\/(\d+)/.exec(address)?.[1]) + 1;
    const code = { versionGuid: `${level}`, defaultName: "Part", hasCodes: level < 3000 };
    return Promise.resolve(Response.json({ results: [code] }));
  };
  const client = createClient({ baseUrl: "https://service.example", fetch });
  const list = await all(codes(client, { classification: "0" }));
  expect(list.at(-1)).toMatchObject({ level: 3000, parentVersionGuid: "2999" });
});

test("lists continue over their pages, in the culture", async () => {
  const { client, sent } = sample();
  const list = await all(templates(client, { culture: "de-DE", take: 40 }));
  expect(new Set(list.map(({ versionGuid }) => versionGuid)).size).toBe(96);
  expect(sent.filter((url) => url.includes("Take=40") && url.includes("culture=de-DE"))).toHaveLength(3);
  const [template] = list;
  const of = { template: template?.versionGuid ?? "" };
  await expect(all(mappedProperties(client, of))).resolves.not.toEqual([]);
  const concept = template?.versionGuid ?? "";
  await expect(all(versions(client, { concept }))).resolves.not.toEqual([]);
  await expect(all(requirements(client, { project: 1 }))).resolves.not.toEqual([]);
});

test("a loop that ends early sends no more requests", async () => {
  const { client, sent } = sample();
  const [first] = await all(classifications(client));
  for await (const code of codes(client, { classification: first?.versionGuid ?? "" })) {
    expect(code.level).toBe(1);
    break;
  }
  const after = sent.length;
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(sent).toHaveLength(after);
});

test("a signal ends lists and trees with its reason", async () => {
  const { client } = sample();
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(all(templates(client, { signal }))).rejects.toThrow("enough");
  await expect(all(codes(client, { classification: "x", signal }))).rejects.toThrow("enough");
});

test("a list that ends below its total is incomplete, after all that was sent", async () => {
  const client = answering({
    results: [CODE],
    pagination: { total: 9, take: 500, skip: 0, returned: 1 },
  });
  for (const list of [classifications(client), codes(client, { classification: "x" })]) {
    const seen: unknown[] = [];
    const read = async () => {
      for await (const item of list) seen.push(item);
    };
    await expect(read()).rejects.toThrow(IncompleteError);
    expect(seen).toMatchObject([{ defaultName: "Walls" }]);
  }
});

test("a code that announces codes below it and has none makes the tree incomplete, not empty", async () => {
  const fetch = (input: string | URL | Request) => {
    const isFirstLevel = !/ClassNumber|SearchTerm|\/a\//.test(
      String(input instanceof Request ? input.url : input),
    );
    return Promise.resolve(Response.json({ results: isFirstLevel ? [{ ...CODE, hasCodes: true }] : [] }));
  };
  const client = createClient({ baseUrl: "https://service.example", fetch });
  await expect(codeTree(client, { classification: "x" })).rejects.toThrow(
    "1: The service announced codes below this one, but sent none.",
  );
});

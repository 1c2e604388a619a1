import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createClient } from "#core/api/http/client.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { tree as codes } from "#core/code-tree/class-number/notations.fixture.ts";
import type { CodeNode } from "#core/code-tree/code-node.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import {
  CLASSIFICATION,
  failure,
  keyOf,
  linesOf,
  open,
  quiet,
  rowOf,
  type ServiceOptions,
  startedTree,
  TestService,
  treeOver,
} from "#core/code-tree/service.fixture.ts";
import { secondNamesOf } from "../names/second-names.ts";
import { SecondCodeTexts } from "./second-texts.ts";

const namesInGerman = () =>
  secondNamesOf(
    new QueryClient(),
    { service: "service", client: createClient({ baseUrl: "https://service.test" }) },
    "de",
  );

const MANY = codes(
  ...Array.from({ length: 6 }, (_, index) => `1 > 1.${String(index + 1)}`),
  ...Array.from({ length: 6 }, (_, index) => `2 > 2.${String(index + 1)}`),
);

const nodesOf = (tree: CodeTree, ...numbers: readonly string[]): CodeNode[] =>
  numbers.flatMap((number) => tree.node(keyOf(number)) ?? []);

/** A tree in Norwegian with two open branches, in pages of three, and its texts in German. */
async function germanBeside(options: ServiceOptions = {}) {
  const service = new TestService(MANY, { kind: "code-guid", ...options });
  const tree = await startedTree(service, { take: 3, culture: "nb" });
  await open(tree, "1", "2");
  const names = namesInGerman();
  const onChange = vi.fn<() => void>();
  const texts: SecondCodeTexts = new SecondCodeTexts({
    tree,
    classification: CLASSIFICATION,
    beside: "de",
    take: 3,
    fetchCodes: service.fetchCodes,
    names,
    onChange,
  });
  const loaded = service.sent.length;
  return {
    service,
    tree,
    texts,
    onChange,
    /** The requests since the tree had loaded. */
    sent: () => service.sent.slice(loaded),
    nameOf: (number: string) => names.get(keyOf(number))?.name,
  };
}

test("only the pages of the codes in view are requested in the second culture, each once", async () => {
  const { tree, texts, sent, nameOf } = await germanBeside();
  const view = nodesOf(tree, "1.4", "1.5", "1.6", "2");
  texts.show(view);
  texts.show(view);
  await quiet();
  texts.show(view);
  await quiet();
  expect(sent().map(({ lookup, skip, culture }) => [lookup.versionGuid, skip, culture])).toEqual([
    [keyOf("1"), 3, "de"],
    [CLASSIFICATION, 0, "de"],
  ]);
  expect(nameOf("1.4")).toBe("1.4 in de");
  expect(nameOf("1.1")).toBeUndefined();
});

test("the first culture is left alone", async () => {
  const { tree, texts } = await germanBeside();
  const before = { lines: linesOf(tree), row: rowOf(tree, "1.4") };
  texts.show(nodesOf(tree, "1.4"));
  await quiet();
  expect(linesOf(tree)).toEqual(before.lines);
  expect(rowOf(tree, "1.4")).toBe(before.row);
  expect(rowOf(tree, "1.4")).toMatchObject({ culture: "nb", code: { name: "1.4 in nb" } });
});

test("requests of a second culture that is no longer chosen are cancelled", async () => {
  const { service, tree, texts, sent, nameOf } = await germanBeside();
  service.holds = true;
  texts.show(nodesOf(tree, "1.4"));
  texts.stop();
  expect(sent().map(({ signal }) => signal.aborted)).toEqual([true]);
  service.respondAll();
  await quiet();
  expect(nameOf("1.4")).toBeUndefined();
  expect(texts.error).toBeNull();
});

test("a code that stands on another page in the second culture is requested by its number", async () => {
  const { tree, texts, sent, nameOf } = await germanBeside({
    order: (codes, culture) => (culture === "de" ? codes.toReversed() : codes),
  });
  texts.show(nodesOf(tree, "1.1"));
  await quiet();
  expect(sent().map(({ lookup }) => lookup.classNumber)).toEqual([undefined, "1.1"]);
  expect(nameOf("1.1")).toBe("1.1 in de");
});

test("a failure is kept until it is tried again", async () => {
  let fails = true;
  const { tree, texts, onChange, sent, nameOf } = await germanBeside({
    fail: ({ culture }) => (culture === "de" && fails ? failure(503) : null),
  });
  texts.show(nodesOf(tree, "1.4"));
  await quiet();
  expect(texts.error).toMatchObject({ status: 503 });
  expect(onChange).toHaveBeenCalledTimes(1);
  fails = false;
  texts.show(nodesOf(tree, "1.4"));
  expect(sent()).toHaveLength(1);
  texts.retry();
  texts.show(nodesOf(tree, "1.4"));
  await quiet();
  expect(nameOf("1.4")).toBe("1.4 in de");
});

/** A code as a search finds it. */
function hit(number: string): ClassificationCode {
  return {
    versionGuid: keyOf(number),
    guid: null,
    name: `${number} in nb`,
    defaultName: "default",
    technicalDefinition: null,
    defaultTechnicalDefinition: null,
    classNumber: number,
    hasCodes: false,
  };
}

test("codes that the tree has not loaded are requested by the page that should contain them, else by their numbers", async () => {
  const service = new TestService(MANY);
  const tree = treeOver(service);
  const names = namesInGerman();
  const onChange = (): void => undefined;
  const texts = new SecondCodeTexts({
    tree,
    classification: CLASSIFICATION,
    beside: "de",
    take: 3,
    fetchCodes: service.fetchCodes,
    names,
    onChange,
  });
  const page = { lookup: { versionGuid: CLASSIFICATION, searchTerm: "1.1" }, skip: 0, take: 5 };
  // The search for 1.1 does not find 1.2 in German.
  texts.show([{ code: hit("1.1"), page }, { code: hit("1.2"), page }, { code: hit("2.3") }]);
  await quiet();
  expect(service.sent.map(({ lookup, take }) => [lookup.searchTerm ?? lookup.classNumber, take])).toEqual([
    ["1.1", 5],
    ["2.3", 3],
    ["1.2", 5],
  ]);
  expect(["1.1", "1.2", "2.3"].map((number) => names.get(keyOf(number))?.name)).toEqual([
    "1.1 in de",
    "1.2 in de",
    "2.3 in de",
  ]);
});

test("requests for codes that have left the view are cancelled, and sent again when they come back", async () => {
  const { service, tree, texts, sent, nameOf } = await germanBeside();
  service.holds = true;
  texts.show(nodesOf(tree, "1.4"));
  texts.show(nodesOf(tree, "2.4"));
  expect(sent().map(({ signal }) => signal.aborted)).toEqual([true, false]);
  service.respondAll();
  await quiet();
  expect([nameOf("1.4"), nameOf("2.4")]).toEqual([undefined, "2.4 in de"]);
  texts.show(nodesOf(tree, "1.4"));
  await quiet();
  expect(nameOf("1.4")).toBe("1.4 in de");
});

test("codes of a page that come into view while it is requested are not forgotten", async () => {
  const { service, tree, texts, nameOf } = await germanBeside({
    order: (codes, culture) => (culture === "de" ? codes.toReversed() : codes),
  });
  service.holds = true;
  texts.show(nodesOf(tree, "1.1"));
  texts.show(nodesOf(tree, "1.1", "1.2"));
  service.respondAll();
  await quiet();
  await quiet();
  expect([nameOf("1.1"), nameOf("1.2")]).toEqual(["1.1 in de", "1.2 in de"]);
});

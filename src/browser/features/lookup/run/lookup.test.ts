import { describe, expect, test } from "vitest";
import { rememberNames } from "#browser/storage/concept-names.ts";
import { addRecentlyViewed } from "#browser/storage/recently-viewed.ts";
import { paths } from "#core/addresses/addresses.ts";
import { json } from "#core/api/http/fetch.fixture.ts";
import { ended, linesOf, lookupService, type StubCode } from "./lookup.fixture.ts";

const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const times = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => of(i));
const code = (classNumber: string): StubCode => ({
  versionGuid: `code ${classNumber}`,
  classNumber,
  name: `Code ${classNumber}`,
});
const broken = () => json({ title: "Broken" }, 500);

async function through(lookup: ReturnType<ReturnType<typeof lookupService>["lookUp"]>): Promise<string[]> {
  lookup.run.start();
  await ended(lookup);
  return linesOf(lookup);
}

describe("a lookup", () => {
  test("identifies each input, in input order, without duplicates", async () => {
    const { lookUp, most } = lookupService({
      classifications: [{ versionGuid: uuid(1), name: "Works", codes: [code("21"), code("21.1")] }],
      templates: [{ versionGuid: uuid(2), guid: uuid(12), name: "Door" }],
      objects: [{ versionGuid: uuid(3), name: "Window" }],
      properties: [uuid(4)],
      units: [{ versionGuid: uuid(5), name: "metre" }],
    });
    const inputs = [
      uuid(5),
      uuid(4),
      uuid(3),
      `{${uuid(2)}}`,
      uuid(1),
      "21",
      uuid(9),
      "99",
      uuid(12),
      "/units/x",
      "21",
      "/templates",
      paths.code(uuid(1), "code 21.1", { number: "21.1" }),
    ];
    const lookup = lookUp(inputs.join("\n"));
    expect(await through(lookup)).toEqual([
      `${uuid(5)} | Unit | metre | metre | ${uuid(5)}`,
      `${uuid(4)} | Property | ${uuid(4)} | The service does not provide its name`,
      `${uuid(3)} | Construction object | Window | ${uuid(3)}`,
      `{${uuid(2)}} | Template | Door | ${uuid(2)}`,
      `${uuid(1)} | Classification | Works | ${uuid(1)}`,
      "21 | Classification code | 21 | Code 21 | Works | code 21 | Entered 2 times",
      expect.stringContaining(`${uuid(9)} | Not found as a version GUID. The service has no operation for`),
      "99 | Not found: no code in any classification has this number",
      `${uuid(12)} | Template | Door | ${uuid(2)} | Found by its concept GUID`,
      "/units/x | Unit | x | The service has nothing at this address",
      "/templates | Page | /templates | This page does not show a single concept",
      `${inputs.at(-1)} | Classification code | 21.1 | Code 21.1 | Works | code 21.1`,
    ]);
    expect(most()).toBeLessThanOrEqual(4);
    expect(lookup.getProgress()).toMatchObject({ status: "finished", done: 12, notFound: 2, failed: 0 });
  });

  test("a GUID may have any form", async () => {
    const { lookUp } = lookupService({
      classifications: [{ versionGuid: "c", name: "C", codes: [] }],
      units: ["u1", "u/%2", "u 3"].map((versionGuid) => ({ versionGuid, name: "metre" })),
    });
    expect(await through(lookUp("u1\nu/%2\nu 3\nu 4"))).toEqual([
      "u1 | Unit | metre | metre | u1",
      "u/%2 | Unit | metre | metre | u/%2",
      "u 3 | Unit | metre | metre | u 3",
      expect.stringMatching(
        /^u 4 \| Not found: no code in any .*\. Not found as a version GUID\. The service has no/,
      ),
    ]);
  });

  test("sends no requests for known concepts", async () => {
    const { lookUp, sent, scope } = lookupService({});
    const concept = (versionGuid: string, guid: string, name: string) => ({
      versionGuid,
      guid,
      name,
      defaultName: name,
    });
    rememberNames(scope.service, null, "property", [
      concept("p1", "c", "Width"),
      concept("p2", "c", "Width 2"),
    ]);
    addRecentlyViewed(scope.service, {
      kind: "code",
      versionGuid: "k",
      name: "Wall",
      defaultName: "Wall",
      culture: null,
      path: paths.code("w", "k", { number: "1" }),
    });
    expect(await through(lookUp("P1\nc\nk"))).toEqual([
      "P1 | Property | Width | Width | p1",
      "c | Property | Width | Width | p1 | Candidate 1 of 2. Found by its concept GUID",
      "c | Property | Width 2 | Width 2 | p2 | Candidate 2 of 2. Found by its concept GUID",
      "k | Classification code | 1 | Wall | Wall | w | k",
    ]);
    expect(sent).toEqual([]);
  });

  test("lists the codes with a number in all classifications, exact matches first", async () => {
    const codes = (...numbers: string[]) => numbers.map(code);
    const { lookUp } = lookupService({
      classifications: [
        { versionGuid: "a", name: "A", codes: codes("01", "ef 25", "EF 25") },
        { versionGuid: "b", name: "B", codes: codes("010", "01") },
      ],
    });
    expect(await through(lookUp("01\nEF  25"))).toEqual([
      "01 | Classification code | 01 | Code 01 | A | code 01 | Candidate 1 of 2",
      "01 | Classification code | 01 | Code 01 | B | code 01 | Candidate 2 of 2",
      "EF  25 | Classification code | EF 25 | Code EF 25 | A | code EF 25",
    ]);
    const lookup = lookUp("01", "b");
    expect(await through(lookup)).toEqual(["01 | Classification code | 01 | Code 01 | B | code 01"]);
  });

  test("lists the codes with a number in the order of the classifications, whichever is answered first", async () => {
    let fails = true;
    const { lookUp } = lookupService({
      classifications: ["A", "B"].map((name) => ({ versionGuid: name, name, codes: [code("01")] })),
      instead: (path) => (fails && path.startsWith("/classifications/A/") ? broken() : null),
    });
    const lookup = lookUp("01");
    await through(lookup);
    fails = false;
    lookup.run.retry();
    await ended(lookup);
    expect(linesOf(lookup)).toEqual([
      "01 | Classification code | 01 | Code 01 | A | code 01 | Candidate 1 of 2",
      "01 | Classification code | 01 | Code 01 | B | code 01 | Candidate 2 of 2",
    ]);
  });
});

describe("the requests of a lookup", () => {
  const numbers = times(300, (index) => `Pr_${String(index).padStart(3, "0")}`);
  const classifications = [{ versionGuid: "c", name: "C", codes: numbers.map(code) }];

  const byNumber = (paths: readonly string[]) => paths.filter((path) => path.includes("ClassNumber="));

  test("many numbers of a flat classification take the pages of its list", async () => {
    const { lookUp, sent } = lookupService({ classifications });
    const lines = await through(lookUp([...numbers, "Pr_missing"].join("\n"), "c"));
    expect(lines.filter((line) => line.includes("| Code Pr_"))).toHaveLength(300);
    expect(lines.at(-1)).toContain("Not found: no code in C has this number");
    expect(sent.filter((path) => path.startsWith("/classifications/c/"))).toHaveLength(3);
    expect(byNumber(sent)).toEqual([expect.stringContaining("ClassNumber=Pr_missing")]);
  });

  test("many numbers of a classification with levels take a request each", async () => {
    const codes = [{ ...code("Pr"), hasCodes: true }, ...numbers.map(code)];
    const { lookUp, sent, most } = lookupService({
      classifications: [{ versionGuid: "c", name: "C", codes }],
      findsBeginnings: false,
    });
    const lines = await through(lookUp(numbers.join("\n"), "c"));
    expect(lines.filter((line) => line.includes("| Code Pr_"))).toHaveLength(300);
    expect(byNumber(sent)).toHaveLength(300);
    expect(most()).toBe(4);
  });

  test("numbers without a classification take a request each in every classification", async () => {
    const { lookUp, sent } = lookupService({
      classifications: [...classifications, { versionGuid: "d", name: "D", codes: [] }],
    });
    await through(lookUp(numbers.slice(0, 20).join("\n")));
    expect(byNumber(sent)).toHaveLength(40);
    expect(sent.filter((path) => path.startsWith("/classifications/"))).toHaveLength(40);
  });

  test("numbers are looked up one by one where the list of the classification fails", async () => {
    const { lookUp } = lookupService({
      classifications,
      instead: (path) => (path.startsWith("/classifications/c/classification-codes?Skip") ? broken() : null),
    });
    const lines = await through(lookUp(numbers.slice(0, 20).join("\n"), "c"));
    expect(lines.filter((line) => line.includes("| Code Pr_"))).toHaveLength(20);
  });

  test("unknown GUIDs take one request each, and GUIDs of one kind at most about two", async () => {
    const properties = times(60, uuid);
    const { lookUp, sent } = lookupService({ templates: [{ versionGuid: "t", name: "T" }], properties });
    await through(lookUp([...properties, ...times(60, (index) => uuid(index + 1000))].join("\n")));
    // Seven operations by kind for each known GUID, and E7 in addition for each unknown one, would be 60 * 3 + 60 * 8.
    expect(sent.length).toBeLessThan(2 * 120);
  });

  test("cached responses are not requested again", async () => {
    const { lookUp, sent } = lookupService({ classifications, properties: [uuid(1)] });
    await through(lookUp(`${uuid(1)}\nPr_001`));
    const { length } = sent;
    await through(lookUp(`${uuid(1)}\nPr_001`));
    expect(sent.slice(length).filter((path) => /classification|values\?/.test(path))).toEqual([]);
  });
});

describe("an interrupted lookup", () => {
  test("keeps its results, and continues where it stopped", async () => {
    const waiting = Promise.withResolvers<Response>();
    let isHeld = true;
    const { lookUp, sent } = lookupService({
      properties: times(10, uuid),
      instead: (path) => (isHeld && path.includes(uuid(7)) ? waiting.promise : null),
    });
    const lookup = lookUp(times(10, uuid).join("\n"));
    lookup.run.start();
    await expect.poll(() => lookup.getProgress().done).toBe(9);
    lookup.run.stop();
    expect(lookup.getProgress()).toMatchObject({ status: "stopped", done: 9 });
    expect(linesOf(lookup)[7]).toBe(`${uuid(7)} | Not looked up yet`);
    isHeld = false;
    const before = sent.length;
    await through(lookup);
    expect(lookup.getProgress()).toMatchObject({ status: "finished", done: 10 });
    expect(sent.slice(before).every((path) => path.includes(uuid(7)))).toBe(true);
  });

  test("retries only failed inputs", async () => {
    let fails = true;
    const { lookUp, sent } = lookupService({
      properties: [uuid(1), uuid(2)],
      instead: (path) => (fails && path.includes(uuid(2)) ? broken() : null),
    });
    const lookup = lookUp(`${uuid(1)}\n${uuid(2)}`);
    const failed = await through(lookup);
    expect(failed[1]).toBe(`${uuid(2)} | Could not be looked up: Broken`);
    expect(lookup.getProgress()).toMatchObject({ status: "finished", done: 1, failed: 1 });
    fails = false;
    const before = sent.length;
    lookup.run.retry();
    await ended(lookup);
    expect(linesOf(lookup)[1]).toContain("| Property |");
    expect(sent.slice(before).every((path) => path.includes(uuid(2)))).toBe(true);
  });

  test("shows codes that are found after one of the classifications has failed", async () => {
    const later = Promise.withResolvers<Response>();
    const { lookUp } = lookupService({
      classifications: times(2, (index) => ({ versionGuid: `c${index}`, name: `C${index}`, codes: [] })),
      instead: (path) => {
        if (path.startsWith("/classifications/c0/")) return broken();
        return path.startsWith("/classifications/c1/") ? later.promise : null;
      },
    });
    const lookup = lookUp("21");
    lookup.subscribe(() => {
      if (lookup.getProgress().failed > 0)
        later.resolve(json({ results: [{ ...code("21"), hasCodes: false }] }));
    });
    expect(await through(lookup)).toEqual([
      "21 | Classification code | 21 | Code 21 | C1 | code 21 | Could not be looked up: Broken",
    ]);
  });

  test("stops automatically if the service keeps failing, and loses no results", async () => {
    let fails = true;
    const { lookUp, sent } = lookupService({
      properties: times(500, uuid),
      instead: () => (fails ? broken() : null),
    });
    const lookup = lookUp(times(500, uuid).join("\n"));
    await through(lookup);
    expect(lookup.getProgress()).toMatchObject({ status: "stopped", hasGivenUp: true, done: 0 });
    expect(sent.length).toBeLessThan(600);
    fails = false;
    lookup.run.retry();
    await ended(lookup);
    expect(lookup.getProgress()).toMatchObject({ status: "finished", done: 500, failed: 0 });
  });

  test("numbers that lists which ended early lack are not reported as missing, and can be retried", async () => {
    const classifications = times(2, (index) => ({
      versionGuid: `c${index}`,
      name: `C${index}`,
      codes: [code("1"), code(`1.${index}`)],
    }));
    let isCut = true;
    const cut = (results: readonly unknown[], total: number): Response =>
      json({ results, pagination: { total, take: 50, skip: 0, returned: results.length } });
    const { lookUp } = lookupService({
      classifications,
      instead: (path) => {
        if (!isCut) return null;
        if (path.includes("ClassNumber=1.0")) return cut([], 1);
        if (!path.startsWith("/classifications?")) return null;
        return cut(path.includes("Skip=0&") ? classifications.slice(0, 1) : [], 2);
      },
    });
    const lookup = lookUp("1\n1.0\n1.1");
    expect(await through(lookup)).toEqual([
      "1 | Classification code | 1 | Code 1 | C0 | code 1",
      "1.0 | Could not be looked up: The service sent 0 of 1.",
      "1.1 | Not found: the service sent 1 of 2 classifications, and no code in these has this number",
    ]);
    isCut = false;
    lookup.run.retry();
    await ended(lookup);
    expect(linesOf(lookup)[1]).toBe("1.0 | Classification code | 1.0 | Code 1.0 | C0 | code 1.0");
    expect(await through(lookUp("1.1"))).toEqual([
      "1.1 | Classification code | 1.1 | Code 1.1 | C1 | code 1.1",
    ]);
  });

  test("without the list of classifications, numbers fail and can be retried", async () => {
    let fails = true;
    const { lookUp } = lookupService({
      classifications: [{ versionGuid: "c", name: "C", codes: [code("1")] }],
      properties: [uuid(1)],
      instead: (path) => (fails && path.startsWith("/classifications?") ? broken() : null),
    });
    const lookup = lookUp(`1\n${uuid(1)}`);
    expect(await through(lookup)).toEqual([
      "1 | Could not be looked up: Broken",
      expect.stringContaining(`${uuid(1)} | Property`),
    ]);
    fails = false;
    lookup.run.retry();
    await ended(lookup);
    expect(linesOf(lookup)[0]).toBe("1 | Classification code | 1 | Code 1 | C | code 1");
  });
});

import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "./browser.fixture.ts";
import { memoryDatabase } from "./response-database.fixture.ts";
import { type ResponseKey, StoredResponses } from "./stored-responses.ts";

const LIMIT = 1000;

const keyOf = (request: string, person = "me", service = "https://a"): ResponseKey => [
  service,
  person,
  request,
  0,
  0,
];

function open(limit = LIMIT, diskBytes?: number) {
  const { database, all } = memoryDatabase(diskBytes);
  let time = 0;
  const responses = new StoredResponses(database, limit, () => (time += 1));
  const save = async (key: ResponseKey, bytes = 100): Promise<void> => {
    responses.save(key, { operation: "E15", status: 200, bytes, text: `${key[1]} ${key[2]}` });
    await responses.usage();
  };
  const size = (): number => all().reduce((sum, { bytes }) => sum + bytes, 0);
  return { responses, save, all, size };
}

const steps = fc.array(
  fc.record({
    request: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
    isRead: fc.boolean(),
    bytes: fc.integer({ min: 1, max: 600 }),
  }),
  { maxLength: 60 },
);

describe("stored responses", () => {
  test.each([
    ["never exceed the limit", LIMIT, undefined],
    ["never exceed the disk", 10_000, LIMIT],
  ])("%s, and the least recently used ones are removed first", async (_, limit, diskBytes) => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const { responses, save, all, size } = open(limit, diskBytes);
        /** Least recently used first. */
        let used: string[] = [];
        for (const { request, isRead, bytes } of steps) {
          const before = new Set(all().map(({ key }) => key[2]));
          const found = isRead ? await responses.find(keyOf(request)) : null;
          expect(found?.text).toBe(isRead && before.has(request) ? `me ${request}` : undefined);
          if (!isRead) await save(keyOf(request), bytes);
          else if (found === null) continue;
          used = [...used.filter((one) => one !== request), request];
          expect(size()).toBeLessThanOrEqual(LIMIT);
          const kept = new Set(all().map(({ key }) => key[2]));
          expect(kept.has(request)).toBe(true);
          const removed = used.findLastIndex((one) => before.has(one) && !kept.has(one));
          for (const one of used.slice(0, Math.max(0, removed))) expect(kept.has(one)).toBe(false);
        }
      }),
    );
  });

  test("are those of one person and one service", async () => {
    const { responses, save } = open();
    await save(keyOf("a", "me", "https://a"));
    expect(await responses.find(keyOf("a", "you", "https://a"))).toBeNull();
    expect(await responses.find(keyOf("a", "me", "https://b"))).toBeNull();
    expect(await responses.find(keyOf("a", "me", "https://a"))).toEqual({
      status: 200,
      text: "me a",
      savedAt: 1,
    });
  });

  test("are forgotten by service, and counted", async () => {
    const { responses, save } = open();
    await save(keyOf("a", "me", "https://a"));
    await save(keyOf("b", "you", "https://a"), 50);
    await save(keyOf("a", "me", "https://b"));
    expect(await responses.usage()).toEqual([
      { service: "https://a", bytes: 150, responses: 2, oldest: 1, newest: 2 },
      { service: "https://b", bytes: 100, responses: 1, oldest: 3, newest: 3 },
    ]);
    await responses.forget(["https://a"]);
    expect((await responses.usage()).map(({ service }) => service)).toEqual(["https://b"]);
    await responses.forget([]);
    expect(await responses.usage()).toEqual([]);
  });

  test("that arrive shortly after each other are written together, when the page is hidden at the latest", async () => {
    const { leave } = fakeBrowser();
    const { database, all } = memoryDatabase();
    const write = vi.spyOn(database, "write");
    const responses = new StoredResponses(database);
    const save = (request: string): void =>
      responses.save(keyOf(request), { operation: "E15", status: 200, bytes: 1, text: "" });
    save("a");
    await vi.waitFor(() => expect(all()).toHaveLength(1));
    for (const request of ["b", "c", "d"]) save(request);
    leave();
    await vi.waitFor(() => expect(all()).toHaveLength(4));
    expect(write).toHaveBeenCalledTimes(2);
  });

  test("do not contain one that is larger than all of them may be", async () => {
    const { responses, save } = open();
    await save(keyOf("a"));
    await save(keyOf("b"), LIMIT + 1);
    expect((await responses.usage())[0]?.responses).toBe(1);
  });

  test.each([
    ["the limit", 320, undefined],
    ["the disk", LIMIT, 300],
  ])("that had to go for lack of room within %s are known by when they were used", async (_, limit, disk) => {
    const { responses, save } = open(limit, disk);
    for (const request of ["a", "b", "c"]) await save(keyOf(request));
    expect(await responses.hasAllSince(1)).toBe(true);
    await save(keyOf("d"));
    expect((await responses.usage())[0]?.oldest).toBe(2);
    expect(await responses.hasAllSince(1)).toBe(false);
    expect(await responses.hasAllSince(2)).toBe(true);
  });

  test("that could not be stored at all are not said to be there", async () => {
    const tooLarge = open();
    await tooLarge.save(keyOf("a"), LIMIT + 1);
    expect(await tooLarge.responses.hasAllSince(1)).toBe(false);
    const full = open(LIMIT, 50);
    await full.save(keyOf("a"), 100);
    expect(await full.responses.hasAllSince(1)).toBe(false);
    const { database } = memoryDatabase();
    const forbidden = new StoredResponses({
      ...database,
      write: () => Promise.reject(new Error("forbidden")),
    });
    forbidden.save(keyOf("a"), { operation: "E15", status: 200, bytes: 1, text: "" });
    expect(await forbidden.hasAllSince(1)).toBe(false);
  });

  test("answer for a page of a list with another Take", async () => {
    const { responses } = open();
    const page = { results: ["1", "2", "3"], pagination: { total: 3, skip: 0, take: 200, returned: 3 } };
    const [service, person] = keyOf("list");
    const save = { operation: "E2", status: 200, bytes: 10, text: JSON.stringify(page) } as const;
    responses.save([service, person, "list", 0, 200], save);
    const found = await responses.find([service, person, "list", 0, 1]);
    expect(JSON.parse(found?.text ?? "")).toEqual({
      results: ["1"],
      pagination: { total: 3, skip: 0, take: 1, returned: 1 },
    });
    expect(await responses.find([service, person, "other", 0, 1])).toBeNull();
  });
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { comparableText, stateOf } from "./coverage.ts";
import { anyTexts, branch, text } from "./texts.fixture.ts";
import { countStates, filterWorklist, workEntry, workHeadings, worklistOf } from "./worklist.ts";

const wall = (key: string, target: string | null, number = "1") =>
  text({ key, targets: [target], classNumber: key, group: branch(number) });

test("lists what is missing, then what is the same, then what is translated differently", () => {
  const texts = [
    wall("1", "Wand"),
    wall("2", null),
    wall("3", "Wall"),
    wall("4", "Mauer"),
    text({ key: "5", source: "Door", targets: ["Tür"] }),
    wall("6", " Wand"),
  ];
  const items = worklistOf(texts);
  expect(items.map(({ text, state, others }) => [text.key, state, others])).toEqual([
    ["2", "missing", []],
    ["3", "same", []],
    ["1", "differs", ["Mauer"]],
    ["4", "differs", [" Wand"]],
    ["6", "differs", ["Mauer"]],
  ]);
  expect(countStates(items)).toEqual({ missing: 1, same: 1, differs: 3 });
});

test("an item names ten other translations, and counts further ones", () => {
  const items = worklistOf(Array.from({ length: 14 }, (_, index) => wall(String(index), `Wand ${index}`)));
  for (const { translation, others, furtherOthers } of items) {
    expect(new Set([translation, ...others]).size).toBe(11);
    expect(furtherOthers).toBe(3);
  }
});

test("a name and a definition with the same default text are not the same", () => {
  const texts = [wall("1", "Wand"), text({ key: "2", field: "definition", targets: ["Mauer"] })];
  expect(worklistOf(texts)).toEqual([]);
});

test("the headings name each group once, with its size, as long as texts are ordered by group", () => {
  const items = worklistOf([wall("1", null), wall("2", null), wall("3", null, "2"), wall("4", "Wall", "2")]);
  const headings = [...workHeadings(items)].map(([item, { state, isFirst, count }]) => [
    item.text.key,
    state,
    isFirst,
    count,
  ]);
  expect(headings).toEqual([
    ["1", "missing", true, 2],
    ["3", "missing", false, 1],
    ["4", "same", true, 1],
  ]);
});

test("the filter finds texts by number, default text and translation, within a state", () => {
  const items = worklistOf([wall("10", null), wall("20", "Wand"), wall("30", "Mauer")]);
  const keys = (...filter: [Parameters<typeof filterWorklist>[1], string]) =>
    filterWorklist(items, ...filter).map(({ text }) => text.key);
  expect(keys(null, "")).toEqual(["10", "20", "30"]);
  expect(keys(null, "mau")).toEqual(["30"]);
  expect(keys(null, "1")).toEqual(["10"]);
  expect(keys("differs", "wall")).toEqual(["20", "30"]);
});

test("each text is on the worklist at most once, whatever the texts are", () => {
  fc.assert(
    fc.property(anyTexts, (texts) => {
      const items = worklistOf(texts);
      expect(new Set(items.map(({ text }) => text.key)).size).toBe(items.length);
      const onList = new Map(items.map(({ text, state }) => [text.key, state]));
      for (const one of texts) {
        const state = stateOf(one, 0);
        const elsewhere = texts.filter(
          (other) =>
            other.field === one.field &&
            comparableText(other.source) === comparableText(one.source) &&
            stateOf(other, 0) === "translated",
        );
        const translations = new Set(elsewhere.map(({ targets }) => comparableText(targets[0] ?? "")));
        const expected = state === "translated" ? (translations.size > 1 ? "differs" : undefined) : state;
        expect(onList.get(one.key)).toBe(expected);
      }
      // An item names all other translations, and never its own.
      for (const item of items.filter(({ state }) => state === "differs")) {
        expect(item.others.length).toBeGreaterThan(0);
        expect(item.others.map(comparableText)).not.toContain(comparableText(item.translation ?? ""));
      }
      const counts = [...workHeadings(items).values()].reduce((sum, { count }) => sum + count, 0);
      expect(counts).toBe(items.length);
    }),
    { seed: 7 },
  );
});

test("an entry of an export has the texts and the identity of its concept", () => {
  const [item] = worklistOf([wall("1", null)]);
  expect(item && workEntry(item)).toMatchObject({
    state: "missing",
    kind: "Classification code",
    classNumber: "1",
    defaultText: "Wall",
    translation: null,
    versionGuid: "v",
  });
});

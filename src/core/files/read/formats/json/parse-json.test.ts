import * as fc from "fast-check";
import { expect, test } from "vitest";
import { notesOf, readOne, textFile } from "../../reading.fixture.ts";
import { parseJson } from "./parse-json.ts";

test("a member that occurs again is reported with its path", async () => {
  const text = '[{"versionGuid": "a", "classNumber": "1", "defaultName": "Wall", "defaultName": "Door"}]';
  const read = await readOne(textFile("codes.json", text));
  expect(read.model.classifications[0]?.codes[0]?.defaultName).toBe("Door");
  expect(notesOf(read)).toEqual([
    "left-out [0].defaultName: The member occurs more than once in its object; only the last one was read.",
  ]);
});

test.each([
  ['{"a": {"b": [1, {"c": 2, "c": 3}]}}', ["a.b[1].c"]],
  ['{"a": 1, "\\u0061": 2, "b": "a", "c": [{"a": 1}, {"a": 1}]}', ["a"]],
  ['{"a\\"": {"x": "{\\"y\\":1,"}, "b": ",", "a\\"": [], "": 1, "": 2}', ['a"', ""]],
  ["[[],{},[[1,2]]]", []],
])("%s", (text, paths) => {
  expect(parseJson(text).repeated).toEqual(paths);
});

test("no other JSON has one", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      expect(parseJson(JSON.stringify(JSON.parse(text), null, 1)).repeated).toEqual([]);
    }),
    { seed: 1 },
  );
});

import { expect, test } from "vitest";
import { distinctNames } from "./use-tag-groups.ts";

test("tags of the same name are told apart, but not the lists of one tag", () => {
  const tags = [
    { name: "Fire", guid: "tag/0" },
    { name: "Acoustics", guid: "tag/1" },
    { name: "Acoustics", guid: "tag/1" },
    { name: "Fire", guid: "tag/2" },
  ];
  expect(distinctNames(tags).map(({ name }) => name)).toEqual([
    "Fire (tag/0)",
    "Acoustics",
    "Acoustics",
    "Fire (tag/2)",
  ]);
});

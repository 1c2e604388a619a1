import { expect, test } from "vitest";
import { RecentMap } from "./recent-map.ts";

test("the oldest entry is dropped, and setting a key again renews it", () => {
  const map = new RecentMap<string, number>(2);
  map.set("a", 1).set("b", 2).set("a", 3).set("c", 4);
  expect([...map]).toEqual([
    ["a", 3],
    ["c", 4],
  ]);
});

test("fewer than the limit all stay", () => {
  expect([...new RecentMap<string, number>(3).set("a", 1).set("b", 2).keys()]).toEqual(["a", "b"]);
});

import { expect, test, vi } from "vitest";
import { createStore } from "#core/lib/store.ts";
import { fakeBrowser } from "./browser.fixture.ts";
import { addRecent } from "./recent.ts";
import { addRecentlyViewed, recentlyViewed } from "./recently-viewed.ts";

const same = (item: number) => item;

test("recent items are sorted newest first, each once, up to a number", () => {
  const store = createStore<readonly number[]>([]);
  for (const item of [1, 2, 3, 1]) addRecent(store, item, same, 20);
  expect(store.get()).toEqual([1, 3, 2]);
  for (let item = 0; item < 30; item += 1) addRecent(store, item, same, 20);
  expect(store.get()).toHaveLength(20);
  expect(store.get()[0]).toBe(29);
});

test("adding the first item again changes nothing", () => {
  const store = createStore<readonly number[]>([1]);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  addRecent(store, 1, same, 20);
  expect(listener).not.toHaveBeenCalled();
});

const DOOR = {
  kind: "template",
  versionGuid: "1",
  name: "Door",
  defaultName: "Door",
  culture: null,
  path: "/templates/1/properties",
} as const;

test("a viewed concept is listed with its newest name, and by kind", () => {
  fakeBrowser();
  addRecentlyViewed("https://viewed", DOOR);
  addRecentlyViewed("https://viewed", { ...DOOR, kind: "document" });
  addRecentlyViewed("https://viewed", { ...DOOR, name: "Tür" });
  expect(recentlyViewed("https://viewed").map(({ kind, name }) => [kind, name])).toEqual([
    ["template", "Tür"],
    ["document", "Door"],
  ]);
});

test("a stored address outside the app is ignored", () => {
  const { localStorage } = fakeBrowser();
  const outside = [{ ...DOOR, path: "//elsewhere.example" }];
  localStorage.setItem("plinth.looked-at https://outside", JSON.stringify(outside));
  expect(recentlyViewed("https://outside")).toEqual([]);
});

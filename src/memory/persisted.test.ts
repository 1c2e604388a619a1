import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { createStore } from "#lib/store.ts";
import { forgetService, persisted, persistedBy } from "./persisted.ts";
import { fakeBrowser } from "./test-browser.ts";

const schema = v.array(v.number());
const open = (key = "numbers") => persisted(createStore<number[]>([]), key, schema);

describe("a persisted store", () => {
  test("is there on the next visit", () => {
    fakeBrowser();
    open().set([1, 2]);
    expect(open().get()).toEqual([1, 2]);
  });

  test.each(["", "{", "null", "{}", '["1"]', "[1e400"])("starts empty where %j is stored", (stored) => {
    fakeBrowser().localStorage.setItem("numbers", stored);
    const store = open();
    expect(store.get()).toEqual([]);
    store.set([1]);
    expect(open().get()).toEqual([1]);
  });

  test("follows the other tabs, and tells its listeners", () => {
    const { otherTab } = fakeBrowser();
    const store = open();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    otherTab("numbers", "[3]");
    expect(store.get()).toEqual([3]);
    otherTab("others", "[4]");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("merges what another tab wrote with its own, where that is wanted", () => {
    const { otherTab } = fakeBrowser();
    const store = persisted(createStore<number[]>([]), "numbers", schema, {
      merge: (stored, own) => [...stored, ...own],
    });
    store.set([1]);
    otherTab("numbers", "[2]");
    expect(store.get()).toEqual([2, 1]);
  });

  test.each(["getItem", "setItem"] as const)("lasts for the visit where storage refuses %s", (method) => {
    const { localStorage } = fakeBrowser();
    vi.spyOn(localStorage, method).mockImplementation(() => {
      throw new DOMException("No", "QuotaExceededError");
    });
    const store = open();
    store.set([1]);
    expect(store.get()).toEqual([1]);
  });
});

test("what another tab forgets stays until this one is told, or it would be remembered again", () => {
  const { otherTab } = fakeBrowser();
  const store = open();
  store.set([1]);
  otherTab("numbers", null);
  expect(store.get()).toEqual([1]);
});

test("what is kept of a service is forgotten, here and in the storage, and of no other", () => {
  const { localStorage } = fakeBrowser();
  const numbersOf = persistedBy<readonly number[]>("numbers", [], schema);
  for (const service of ["https://a", "https://b"]) numbersOf(service).set([1]);
  localStorage.setItem("plinth.signed-out/https://a", "5");
  const listener = vi.fn<() => void>();
  numbersOf("https://a").subscribe(listener);
  forgetService("https://a");
  expect(numbersOf("https://a").get()).toEqual([]);
  expect(numbersOf("https://b").get()).toEqual([1]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    "plinth.numbers https://b",
    "plinth.signed-out/https://a",
  ]);
});

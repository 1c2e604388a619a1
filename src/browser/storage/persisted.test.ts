import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { createStore } from "#core/lib/store.ts";
import { fakeBrowser } from "./browser.fixture.ts";
import { forgetService, persisted, persistedBy } from "./persisted.ts";

const schema = v.array(v.number());
const open = (key = "numbers") => persisted(createStore<number[]>([]), key, schema);

describe("a persisted store", () => {
  test("is loaded on the next visit", () => {
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

  test("follows other tabs, and notifies its subscribers", () => {
    const { otherTab } = fakeBrowser();
    const store = open();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    otherTab("numbers", "[3]");
    expect(store.get()).toEqual([3]);
    otherTab("others", "[4]");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("merges a value from another tab if configured", () => {
    const { otherTab } = fakeBrowser();
    const store = persisted(createStore<number[]>([]), "numbers", schema, {
      merge: (stored, own) => [...stored, ...own],
    });
    store.set([1]);
    otherTab("numbers", "[2]");
    expect(store.get()).toEqual([2, 1]);
  });

  test.each(["numbers", null])("is emptied when another tab removes the key %s", (removed) => {
    const { otherTab } = fakeBrowser();
    const store = persisted(createStore<number[]>([]), "numbers", schema, {
      merge: (stored, own) => [...stored, ...own],
    });
    store.set([1]);
    otherTab(removed, null);
    expect(store.get()).toEqual([]);
    store.set([...store.get(), 2]);
    expect(open().get()).toEqual([2]);
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

test("a setting that another tab sets back to its initial value is set back here, too", () => {
  const { localStorage, otherTab } = fakeBrowser();
  const isOn = () => persisted(createStore(false), "plinth.on", v.boolean());
  const [here, there] = [isOn(), isOn()];
  there.set(true);
  otherTab("plinth.on", localStorage.getItem("plinth.on"));
  expect(here.get()).toBe(true);
  there.set(false);
  otherTab("plinth.on", localStorage.getItem("plinth.on"));
  expect(here.get()).toBe(false);
});

test("forgetting a service removes its data from memory and storage, and no other data", () => {
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

import { describe, expect, test, vi } from "vitest";
import { createLookedAt, type LookedAt } from "./recently-viewed.ts";
import type { Slot } from "./storage.ts";

function memory() {
  const texts = new Map<string, string | null>();
  const slotOf = (service: string): Slot => ({
    get: () => texts.get(service) ?? null,
    set: (value) => void texts.set(service, value),
  });
  return { texts, slotOf };
}

function at(versionGuid: string, name = "Door"): LookedAt {
  return {
    kind: "template",
    versionGuid,
    name,
    defaultName: "Door",
    culture: null,
    path: `/templates/${versionGuid}/properties`,
  };
}

describe("what was looked at", () => {
  test("comes newest first, each once, with its newest name", () => {
    const lookedAt = createLookedAt(memory().slotOf);
    for (const one of [at("1"), at("2"), at("1", "Tür")]) lookedAt.add("a", one);
    lookedAt.add("a", { ...at("1"), kind: "document" });
    expect(lookedAt.list("a").map((one) => [one.kind, one.versionGuid, one.name])).toEqual([
      ["document", "1", "Door"],
      ["template", "1", "Tür"],
      ["template", "2", "Door"],
    ]);
    expect(lookedAt.list("b")).toEqual([]);
  });

  test("is bounded, and outlives the visit", () => {
    const { slotOf } = memory();
    const lookedAt = createLookedAt(slotOf);
    for (let index = 0; index < 30; index += 1) lookedAt.add("a", at(String(index)));
    const later = createLookedAt(slotOf);
    expect(later.list("a")).toHaveLength(20);
    expect(later.list("a")[0]).toEqual(at("29"));
  });

  test("is forgotten for one service and no other", () => {
    const { slotOf } = memory();
    const lookedAt = createLookedAt(slotOf);
    for (const service of ["a", "b"]) lookedAt.add(service, at("1"));
    lookedAt.forget("a");
    for (const one of [lookedAt, createLookedAt(slotOf)]) {
      expect(one.list("a")).toEqual([]);
      expect(one.list("b")).toEqual([at("1")]);
    }
  });

  test("tells listeners of what is new, and of nothing else", () => {
    const lookedAt = createLookedAt(memory().slotOf);
    const listener = vi.fn<() => void>();
    lookedAt.subscribe(listener);
    lookedAt.add("a", at("1"));
    lookedAt.add("a", at("1"));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("begins anew where what is remembered cannot be read, or leads out of the app", () => {
    const outside = JSON.stringify([{ ...at("1"), path: "//elsewhere.example" }]);
    for (const broken of ["", "{", "null", "[1]", outside]) {
      const { texts, slotOf } = memory();
      texts.set("a", broken);
      expect(createLookedAt(slotOf).list("a")).toEqual([]);
    }
  });
});

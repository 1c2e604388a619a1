import { describe, expect, test, vi } from "vitest";
import { createMetConcepts, type ConceptKind } from "./concept-names.ts";
import type { Slot } from "./storage.ts";

function memory() {
  const texts = new Map<string, string>();
  const slotOf = (service: string, kind: ConceptKind): Slot => ({
    get: () => texts.get(`${service} ${kind}`) ?? null,
    set: (value) => void (value === null ? texts.delete(service) : texts.set(`${service} ${kind}`, value)),
  });
  return { texts, slotOf };
}

function concept(versionGuid: string | null, name: string | null, defaultName: string | null = "Door") {
  return { versionGuid, guid: "c", name, defaultName };
}

describe("met concepts", () => {
  test("are kept per service and kind, each once, in the order in which they were met", () => {
    const met = createMetConcepts(memory().slotOf);
    met.meet("a", "de-DE", "template", [concept("1", "Tür"), concept("2", "Tor"), concept("1", "Tür")]);
    expect(met.list("a", "template").map((one) => one.versionGuid)).toEqual(["1", "2"]);
    expect(met.list("a", "document")).toEqual([]);
    expect(met.list("b", "template")).toEqual([]);
    expect(met.find("a", "template", "1")).toEqual({
      versionGuid: "1",
      guid: "c",
      name: "Tür",
      defaultName: "Door",
      culture: "de-DE",
    });
  });

  test("without a version GUID are not kept", () => {
    const met = createMetConcepts(memory().slotOf);
    met.meet("a", null, "template", [concept(null, "Tür"), concept("", "Tor")]);
    expect(met.list("a", "template")).toEqual([]);
  });

  test("take the newest name, and keep the default name and the GUID", () => {
    const met = createMetConcepts(memory().slotOf);
    met.meet("a", "de-DE", "template", [concept("1", "Tür")]);
    met.meet("a", "nb-NO", "template", [{ versionGuid: "1", guid: null, name: "Dør", defaultName: null }]);
    expect(met.find("a", "template", "1")).toMatchObject({
      guid: "c",
      name: "Dør",
      defaultName: "Door",
      culture: "nb-NO",
    });
  });

  test("lose the name of another culture where there is no translation", () => {
    const met = createMetConcepts(memory().slotOf);
    met.meet("a", "de-DE", "template", [concept("1", "Tür")]);
    met.meet("a", "ar", "template", [concept("1", null)]);
    expect(met.find("a", "template", "1")).toMatchObject({ name: null, defaultName: "Door", culture: "ar" });
  });

  test("keep their names when they come without any", () => {
    const met = createMetConcepts(memory().slotOf);
    met.meet("a", "de-DE", "template", [concept("1", "Tür")]);
    met.meet("a", "ar", "template", [concept("1", null, null)]);
    expect(met.find("a", "template", "1")).toMatchObject({
      name: "Tür",
      defaultName: "Door",
      culture: "de-DE",
    });
  });

  test("keep the name of a culture when none was asked for and a default name comes alone", () => {
    const met = createMetConcepts(memory().slotOf);
    met.meet("a", "de-DE", "template", [concept("1", "Tür")]);
    met.meet("a", null, "template", [concept("1", null, "A door")]);
    expect(met.find("a", "template", "1")).toMatchObject({
      name: "Tür",
      defaultName: "A door",
      culture: "de-DE",
    });
  });

  test("tell listeners of what is new, and of nothing else", () => {
    const met = createMetConcepts(memory().slotOf);
    const listener = vi.fn<() => void>();
    const stop = met.subscribe(listener);
    met.meet("a", null, "unit", [concept("1", "metre")]);
    const list = met.list("a", "unit");
    met.meet("a", null, "unit", [concept("1", "metre")]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(met.list("a", "unit")).toBe(list);
    stop();
    met.meet("a", null, "unit", [concept("2", "second")]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("outlive the visit", () => {
    const { slotOf } = memory();
    createMetConcepts(slotOf).meet("a", "ar", "code", [concept("1", "باب"), concept("2", null)]);
    const later = createMetConcepts(slotOf);
    expect(later.list("a", "code").map((one) => one.name)).toEqual(["باب", null]);
    expect(later.find("a", "code", "1")?.culture).toBe("ar");
  });

  test("begin anew where what is remembered cannot be read", () => {
    for (const broken of ["", "{", "null", "{}", "[1]", '[["1"]]', "[[1,null,null,null,null]]"]) {
      const { texts, slotOf } = memory();
      texts.set("a template", broken);
      const met = createMetConcepts(slotOf);
      expect(met.list("a", "template")).toEqual([]);
      met.meet("a", null, "template", [concept("1", "Door")]);
      expect(met.list("a", "template")).toHaveLength(1);
    }
  });

  test("are bounded in number, and in what they take of the browser's memory", () => {
    const { texts, slotOf } = memory();
    const met = createMetConcepts(slotOf);
    const many = Array.from({ length: 2500 }, (_, index) => concept(String(index), "x".repeat(200)));
    met.meet("a", null, "template", many);
    expect(met.list("a", "template")).toHaveLength(2000);
    expect(met.find("a", "template", "499")).toBeNull();
    expect(met.find("a", "template", "2499")).not.toBeNull();
    const stored = texts.get("a template") ?? "";
    expect(stored.length).toBeLessThanOrEqual(200_000);
    expect(createMetConcepts(slotOf).find("a", "template", "2499")).not.toBeNull();
    met.meet("a", null, "property", [concept("1", "x".repeat(300_000))]);
    expect(texts.get("a property")).toBe("[]");
  });
});

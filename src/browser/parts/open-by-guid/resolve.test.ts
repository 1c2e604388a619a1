import { describe, expect, test } from "vitest";
import { rememberedConcept } from "#browser/storage/concept-names.ts";
import { createClient } from "#core/api/http/client.ts";
import { json, scriptedFetch } from "#core/api/http/fetch.fixture.ts";
import { type Remembered, type Name, resolveInput } from "./resolve.ts";

const signal = new AbortController().signal;
const scopeOf = (fetch: typeof globalThis.fetch, culture: string | null = null) => ({
  client: createClient({ baseUrl: "https://service.test", fetch }),
  service: "https://service.test",
  culture,
});
const silent = scopeOf(scriptedFetch().fetch);
const NOTHING: Remembered = { recentlyViewed: [], nameOf: () => null };
const name = (text: string): Name => ({ versionGuid: "g", name: text, defaultName: text, culture: null });
const guid = { kind: "guid", versionGuid: "g" } as const;

describe("resolving an input", () => {
  test("an address resolves to its page without a request, with its name if it is remembered", async () => {
    const input = {
      kind: "address",
      path: "/units/g",
      concept: { kind: "unit", versionGuid: "g" },
    } as const;
    const remembered: Remembered = { ...NOTHING, nameOf: (kind) => (kind === "unit" ? name("metre") : null) };
    expect(await resolveInput(silent, remembered, input, signal)).toMatchObject({
      status: "found",
      kind: "unit",
      path: "/units/g",
      name: { name: "metre" },
    });
    expect(await resolveInput(silent, NOTHING, input, signal)).toMatchObject({
      name: { versionGuid: "g", name: null },
    });
  });

  test("a recently viewed concept resolves to its page; a code resolves only this way", async () => {
    const seen = {
      kind: "code",
      versionGuid: "g",
      name: "Wall",
      defaultName: "Wall",
      culture: null,
      path: "/classifications/c/codes/g?number=1",
    } as const;
    expect(await resolveInput(silent, { ...NOTHING, recentlyViewed: [seen] }, guid, signal)).toMatchObject({
      status: "found",
      kind: "code",
      path: seen.path,
    });
  });

  test("a concept of a loaded list resolves to its page without a request", async () => {
    const remembered: Remembered = {
      ...NOTHING,
      nameOf: (kind) => (kind === "construction-object" ? name("Door") : null),
    };
    expect(await resolveInput(silent, remembered, guid, signal)).toMatchObject({
      kind: "construction-object",
      path: "/construction-objects?search=Door&object=g",
    });
  });

  test("a unit of the service has its name in the selected culture", async () => {
    const unit = {
      majorVersion: 1,
      minorVersion: 0,
      fullNames: [
        { text: "metre", languageCode: "en" },
        { text: "Meter", languageCode: "de" },
      ],
    };
    const fetch: typeof globalThis.fetch = async (input) =>
      new URL(input instanceof Request ? input.url : input).pathname.includes("/units/")
        ? json(unit)
        : json({}, 404);
    expect(await resolveInput(scopeOf(fetch, "de-DE"), NOTHING, guid, signal)).toEqual({
      status: "found",
      kind: "unit",
      path: "/units/g",
      name: { versionGuid: "g", name: "Meter", defaultName: "metre", culture: "de-DE" },
    });
    expect(rememberedConcept("https://service.test", "unit", "g")).toMatchObject({
      name: "Meter",
      culture: "de-DE",
    });
  });

  test("a concept of unknown kind may be a property", async () => {
    const versions = { results: [{ majorVersion: 1, minorVersion: 0, isLatest: true }] };
    const fetch: typeof globalThis.fetch = async (input) =>
      new URL(input instanceof Request ? input.url : input).pathname.includes("/versions")
        ? json(versions)
        : json({}, 404);
    expect(await resolveInput(scopeOf(fetch), NOTHING, guid, signal)).toEqual({
      status: "unclear",
      pages: [{ kind: "property", path: "/properties/g" }],
    });
  });
});

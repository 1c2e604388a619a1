import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { rememberedConcept } from "#browser/storage/concept-names.ts";
import { loadedCode, rememberCodeWhenLoaded } from "./loaded-code.ts";

const page = (...versionGuids: readonly string[]) => ({
  shape: "paged",
  results: versionGuids.map((versionGuid) => ({
    versionGuid,
    guid: null,
    name: `Code ${versionGuid}`,
    defaultName: null,
  })),
  pagination: null,
});
const keyOf = (service: string, culture: string, parent: string) => [
  service,
  culture,
  "classifications",
  parent,
  "codes",
  {},
  {},
];

describe("a code that a response has contained", () => {
  test("is found below any parent, but not in another culture or service", () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(keyOf("service", "en", "c"), page("a"));
    queryClient.setQueryData(keyOf("service", "en", "a"), page("b"));
    const scope = { service: "service", culture: "en" };
    expect(loadedCode(queryClient, scope, "b")).toMatchObject({ name: "Code b" });
    expect(loadedCode(queryClient, scope, "x")).toBeNull();
    expect(loadedCode(queryClient, { ...scope, culture: "de" }, "b")).toBeNull();
    expect(loadedCode(queryClient, { ...scope, service: "other" }, "b")).toBeNull();
  });

  test("is remembered at once", () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(keyOf("at-once", "en", "c"), page("a", "b"));
    rememberCodeWhenLoaded(queryClient, { service: "at-once", culture: "en" }, "b")();
    expect(rememberedConcept("at-once", "code", "b")).toMatchObject({ name: "Code b", culture: "en" });
    expect(rememberedConcept("at-once", "code", "a")).toBeNull();
  });

  test("is remembered when it arrives later, unless nobody waits any more", () => {
    const queryClient = new QueryClient();
    const scope = { service: "later", culture: "en" };
    rememberCodeWhenLoaded(queryClient, scope, "b");
    const end = rememberCodeWhenLoaded(queryClient, scope, "c");
    queryClient.setQueryData(keyOf("later", "de", "p"), page("b"));
    queryClient.setQueryData(["later", "en", "classifications", {}, {}], page("b"));
    expect(rememberedConcept("later", "code", "b")).toBeNull();
    end();
    queryClient.setQueryData(keyOf("later", "en", "p"), page("a", "b", "c"));
    expect(rememberedConcept("later", "code", "b")).toMatchObject({ name: "Code b" });
    expect(rememberedConcept("later", "code", "c")).toBeNull();
  });
});

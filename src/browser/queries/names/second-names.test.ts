import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createClient } from "#core/api/http/client.ts";
import { secondNamesOf } from "./second-names.ts";

const session = () => ({ service: "service", client: createClient({ baseUrl: "https://service.test" }) });

const wall = (name: string | null) => ({ versionGuid: "wall", guid: "w", name, defaultName: "Wall" });

const page = (...results: readonly unknown[]) => ({ shape: "paged", results, pagination: null });

test("texts come from whatever the query cache has in the second culture", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["service", "de", "templates", { skip: 0 }], page(wall("Wand")));
  const names = secondNamesOf(queryClient, session(), "de");
  expect(names.get("wall")?.name).toBe("Wand");
  expect(names.get("door")).toBeUndefined();

  const listener = vi.fn<() => void>();
  const stop = names.subscribe(listener);
  queryClient.setQueryData(["service", "de", "properties", "p", "document"], {
    ...wall(null),
    versionGuid: "door",
  });
  expect(names.get("door")).toMatchObject({ name: null, defaultName: "Wall" });
  expect(listener).toHaveBeenCalledTimes(1);
  queryClient.setQueryData(["service", "en", "templates", { skip: 0 }], page(wall("Wall")));
  queryClient.setQueryData(["other", "de", "templates", { skip: 0 }], page(wall("Mauer")));
  expect(names.get("wall")?.name).toBe("Wand");
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test("what arrived while nobody listened is there afterwards", () => {
  const queryClient = new QueryClient();
  const names = secondNamesOf(queryClient, session(), "de");
  queryClient.setQueryData(["service", "de", "templates"], page(wall("Wand")));
  expect(names.get("wall")).toBeUndefined();
  names.subscribe(() => undefined)();
  expect(names.get("wall")?.name).toBe("Wand");
});

test("a concept that nothing contains is unlisted, until its name arrives after all", () => {
  const queryClient = new QueryClient();
  const names = secondNamesOf(queryClient, session(), "de");
  const listener = vi.fn<() => void>();
  names.subscribe(listener);
  expect(names.isUnlisted("wall")).toBe(false);
  names.addUnlisted(["wall", null]);
  expect(names.isUnlisted("wall")).toBe(true);
  expect(names.isUnlisted("door")).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  names.addUnlisted(["wall"]);
  expect(listener).toHaveBeenCalledTimes(1);
  queryClient.setQueryData(["service", "de", "templates"], page(wall("Wand")));
  expect(names.isUnlisted("wall")).toBe(false);
});

test("the failures of all parts of the page stand together, each until it is removed", () => {
  const { failures, addFailure } = secondNamesOf(new QueryClient(), session(), "de");
  const failure = (error: string) => ({ error, retry: vi.fn<() => void>() });
  const [first, second] = [failure("list"), failure("tree")];
  const removeFirst = addFailure(first);
  addFailure(second);
  expect(failures.get()).toEqual([first, second]);
  removeFirst();
  expect(failures.get()).toEqual([second]);
});

test("a unit has its names in all languages", () => {
  const scope = session();
  const queryClient = new QueryClient();
  const text = (text: string, languageCode: string) => ({ text, languageCode, guid: null, language: null });
  queryClient.setQueryData(["service", null, "units", "m"], {
    guid: "g",
    shortNames: null,
    fullNames: [text("metre", "en"), text("Meter", "de")],
  });
  expect(secondNamesOf(queryClient, scope, "de").get("m")).toMatchObject({
    name: "Meter",
    defaultName: "metre",
  });
  expect(secondNamesOf(queryClient, scope, "ar").get("m")).toMatchObject({
    name: null,
    defaultName: "metre",
  });
});

test("another second culture has other texts", () => {
  const scope = session();
  const queryClient = new QueryClient();
  queryClient.setQueryData(["service", "de", "templates"], page(wall("Wand")));
  queryClient.setQueryData(["service", "ar", "templates"], page(wall("جدار")));
  const german = secondNamesOf(queryClient, scope, "de");
  expect(secondNamesOf(queryClient, scope, "de")).toBe(german);
  expect(secondNamesOf(queryClient, scope, "ar").get("wall")?.name).toBe("جدار");
});

test("nothing is left of them in the next session with the same service", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["service", "de", "templates"], page(wall("Wand")));
  expect(secondNamesOf(queryClient, session(), "de").get("wall")?.name).toBe("Wand");
  queryClient.clear();
  expect(secondNamesOf(queryClient, session(), "de").get("wall")).toBeUndefined();
});

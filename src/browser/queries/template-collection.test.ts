import { expect, test, vi } from "vitest";
import { createClient } from "#core/api/http/client.ts";
import { type CollectedPart, TemplateCollection } from "./template-collection.ts";

/** Collects from a service with these totals, which sends two templates with one property and one document each. */
async function collect(
  part: CollectedPart,
  totals: { readonly templates: number; readonly properties: number },
) {
  const page = (url: URL, total: number, items: readonly object[]) => {
    const skip = Number(url.searchParams.get("Skip") ?? 0);
    const results = items.slice(skip);
    return Response.json({ results, pagination: { total, take: 50, skip, returned: results.length } });
  };
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const path = url.pathname;
    if (path.endsWith("/documents")) return Response.json([{ versionGuid: "d", defaultName: "Document" }]);
    if (path.endsWith("/mappedProperties"))
      return page(url, totals.properties, [{ versionGuid: "p", defaultName: "Property" }]);
    const templates = ["a", "b"].map((versionGuid) => ({ versionGuid, defaultName: versionGuid }));
    return page(url, totals.templates, templates);
  };
  const client = createClient({ baseUrl: "https://service.example", fetch });
  const takes = { list: 50, codes: 200 };
  const collection = new TemplateCollection({ client, culture: null, takes }, part, () => {});
  collection.subscribe(() => {});
  collection.run.start();
  await vi.waitFor(() => expect(collection.getProgress().status).toBe("finished"));
  const { found, endsEarly, templates } = collection.getProgress();
  return { found: found.length, templates, endsEarly };
}

test("a collection says whether the service sent all that it announced", async () => {
  const all = { templates: 2, properties: 1 };
  expect(await collect("properties", all)).toEqual({ found: 1, templates: 2, endsEarly: false });
  expect(await collect("documents", all)).toEqual({ found: 1, templates: 2, endsEarly: false });
  expect(await collect("properties", { ...all, properties: 3 })).toMatchObject({ found: 1, endsEarly: true });
  expect(await collect("documents", { ...all, templates: 5 })).toEqual({
    found: 1,
    templates: 5,
    endsEarly: true,
  });
});

import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { rememberNames } from "#browser/storage/concept-names.ts";
import { createClient } from "#core/api/http/client.ts";
import { json, scriptedFetch } from "#core/api/http/fetch.fixture.ts";
import { createExportSource } from "./export-source.ts";

test("a remembered concept has the fields of the interface, and no name of another culture", async () => {
  const { fetch } = scriptedFetch(
    json({ results: [], pagination: { total: 0, take: 50, skip: 0, returned: 0 } }),
  );
  const client = createClient({ baseUrl: "https://service.test", fetch });
  const scope = { client, service: "service", culture: null, takes: { list: 50, codes: 200 } };
  const concept = { versionGuid: "v", guid: "c", defaultName: "Door", name: "Tür" };
  rememberNames(scope.service, "de", "document", [concept], "t");
  rememberNames(scope.service, "de", "template", [concept]);
  const source = createExportSource(new QueryClient(), scope);
  const { signal } = new AbortController();
  expect(await source.concept("document", "v", "de", signal)).toEqual(concept);
  expect(await source.concept("document", "v", null, signal)).toEqual({ ...concept, name: null });
  // Templates are listed, but not necessarily this version.
  expect(await source.concept("template", "v", "nb", signal)).toEqual({ ...concept, name: null });
});

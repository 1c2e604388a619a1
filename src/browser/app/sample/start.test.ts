import { expect, test, vi } from "vitest";
import { createClient } from "#core/api/http/client.ts";
import { createTokenSource } from "#core/api/http/token.ts";
import { obtainToken } from "#core/api/resources/authentication.ts";
import { listClassifications } from "#core/api/resources/classifications.ts";
import { emptyModel } from "#core/catalogue/catalogue-model.fixture.ts";
import type { CatalogueModel } from "#core/catalogue/catalogue-model.ts";
import { type RunningService, startCatalogue } from "./start-catalogue.ts";

const scriptUrl = "https://host.example/app/mockServiceWorker.js";

function catalogueOf(name: string): CatalogueModel {
  const classification = { key: name, defaultName: name, names: {}, codes: [] };
  return { ...emptyModel(name, "0d0e8a44-5a0f-4b7c-8b11-0e4f2f2d4a10"), classifications: [classification] };
}

async function namesAt(
  { fetch, clientDetails }: Pick<RunningService, "fetch" | "clientDetails">,
  baseUrl: string,
): Promise<(string | null)[]> {
  const transport = { baseUrl, fetch };
  const token = createTokenSource(async () => obtainToken(transport, clientDetails));
  const { results } = await listClassifications(createClient({ ...transport, token }), {});
  return results.map(({ name }) => name);
}

test("several services run concurrently with each other and with the sample", async () => {
  // Another test may have started a worker.
  vi.resetModules();
  const { start } = await import("./start.ts");
  vi.stubGlobal("location", new URL("https://host.example/app/"));
  const urls = ["a", "b", "sample"].map((name) => `https://host.example/app/${name}`);
  const [first = "", second = "", third = ""] = urls;
  const a = startCatalogue(catalogueOf("A"));
  const b = startCatalogue(catalogueOf("B"));
  const sample = await start({ baseUrl: third, scriptUrl });
  expect(await namesAt(a, first)).toEqual(["A"]);
  expect(await namesAt(b, second)).toEqual(["B"]);
  expect(await namesAt(sample, third)).toHaveLength(4);
  expect((await a.startingPoints()).units).toEqual([]);
  expect((await sample.startingPoints()).units.length).toBeGreaterThan(60);
  sample.stop();
});

import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createClient } from "#core/api/http/client.ts";
import { json, scriptedFetch } from "#core/api/http/fetch.fixture.ts";
import { settled } from "#core/files/write/collect/collection.ts";
import { collectSubject } from "./collect-subject.ts";

test("requirements are exported in the order of the screen", async () => {
  const results = ["a", "b", "a"].map((productTypeGuid, at) => ({
    productTypeGuid,
    lois: [{ id: String(at), projectId: 1, loiId: "300", stageId: at, roleId: null }],
  }));
  const { fetch } = scriptedFetch(
    json({ results, pagination: { total: 3, take: 50, skip: 0, returned: 3 } }),
  );
  const client = createClient({ baseUrl: "https://service.test", fetch });
  const scope = { client, service: "service", culture: null, takes: { list: 50, codes: 200 } };
  const collection = collectSubject(
    new QueryClient(),
    scope,
    {
      kind: "requirements",
      what: "project",
      project: 1,
      filter: { productTypeGuids: [], stageIds: [], roleIds: [] },
      shown: (rows) => [...Map.groupBy(rows, (row) => row.productTypeGuid).values()].flat(),
      productType: () => null,
      productTypeCulture: () => null,
      stage: () => null,
      role: () => null,
    },
    { cultures: [null], extent: "whole" },
  );
  collection.run.start();
  await settled(collection);
  expect(collection.data()).toMatchObject({
    requirements: [
      { productTypeGuid: "a", id: "0" },
      { productTypeGuid: "a", id: "2" },
      { productTypeGuid: "b", id: "1" },
    ],
  });
});

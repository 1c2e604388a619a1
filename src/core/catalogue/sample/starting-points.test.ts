import { expect, test } from "vitest";
import { listConceptVersions } from "#core/api/resources/concepts.ts";
import { startService } from "../service/service.fixture.ts";
import { sampleSource } from "./sample.ts";
import { sampleStartingPoints } from "./starting-points.ts";

const points = await sampleStartingPoints(sampleSource());

test("starting points include all units, tags and projects, and some of the others", () => {
  expect(points.units.length).toBeGreaterThanOrEqual(60);
  expect(points.propertyTags.length).toBeGreaterThanOrEqual(25);
  expect(points.documents).toHaveLength(6);
  expect(points.properties).toHaveLength(6);
  expect(points.projects.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(points.projects[0]?.name).toBe("Riverside hospital, new ward building");
  expect(points.units.find(({ name }) => name === "metre")).toBeDefined();
});

test("each refers to a concept of the service", async () => {
  const { client } = await startService();
  const { projects: _projects, ...concepts } = points;
  for (const { versionGuid } of Object.values(concepts).flat()) {
    const { results } = await listConceptVersions(client, { versionGuid });
    expect(results[0]).toMatchObject({ versionGuid, isLatest: true });
  }
});

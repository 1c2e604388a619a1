import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { SAMPLE_BASE_URL } from "./chosen-service.ts";
import { parseConfig, serviceAt, unreadConfig } from "./config.ts";

const SAMPLE = { name: "Sample catalogue", baseUrl: SAMPLE_BASE_URL };
const parse = (value: unknown) => parseConfig(JSON.stringify(value));
const fallback = parse({}).config;

describe("a file that can be used", () => {
  test("may be empty: the sample catalogue with default settings", () => {
    const { config, notice } = parse({});
    expect(notice).toBe(null);
    expect(config).toMatchObject({
      services: [
        { baseUrl: SAMPLE_BASE_URL, audienceUrl: null, auth: "client-credentials", timeoutSeconds: 30 },
      ],
      defaultCulture: null,
      takes: { list: 50, codes: 200 },
      labels: { stages: {}, roles: {} },
    });
    expect(config.services).toHaveLength(1);
    expect(config.services[0].startingPoints).toEqual({
      units: [],
      propertyTags: [],
      documents: [],
      properties: [],
      projects: [],
    });
    expect(config.cultures).toContain("en");
  });

  test("is used unchanged", () => {
    const file = {
      services: [
        SAMPLE,
        {
          name: "Production",
          baseUrl: "https://service.example",
          audienceUrl: "https://app.example",
          auth: "none",
          timeoutSeconds: 5,
          startingPoints: {
            units: [{ versionGuid: "u/1", name: "metre" }],
            propertyTags: [{ versionGuid: "t", name: "" }],
            documents: [],
            properties: [],
            projects: [{ id: 1, name: "Hospital" }],
          },
        },
      ],
      cultures: ["nb-NO", "anything"],
      defaultCulture: "nb-NO",
      takes: { list: 10, codes: 20 },
      labels: { stages: { "3": "Detailed design" }, roles: {} },
    };
    const { config, notice } = parse(file);
    expect(notice).toBe(null);
    expect(config).toMatchObject(file);
  });

  test.each<[string, object, object]>([
    ["services", { services: [{ baseUrl: SAMPLE_BASE_URL }] }, {}],
    ["cultures", { cultures: ["de"] }, { cultures: ["de"] }],
    ["defaultCulture", { defaultCulture: "de" }, { defaultCulture: "de" }],
    ["takes.list", { takes: { list: 7 } }, { takes: { list: 7, codes: 200 } }],
    ["takes.codes", { takes: { codes: 7 } }, { takes: { list: 50, codes: 7 } }],
    [
      "labels",
      { labels: { roles: { "2": "Engineer" } } },
      { labels: { stages: {}, roles: { "2": "Engineer" } } },
    ],
    ["errorReports", { errorReports: "/reports" }, { errorReports: "/reports" }],
    [
      "errorReports with GUIDs",
      { errorReports: { url: "https://reports.example/a", guids: true } },
      { errorReports: { url: "https://reports.example/a", guids: true } },
    ],
  ])("may give nothing but %s", (_key, file, difference) => {
    expect(parse(file)).toEqual({ config: { ...fallback, ...difference }, notice: null });
  });

  test("may contain unknown settings", () => {
    expect(parse({ comment: "x", services: [{ ...SAMPLE, colour: "red" }] }).notice).toBe(null);
  });

  test("with no service at all still has the sample catalogue", () => {
    expect(parse({ services: [] })).toEqual({ config: fallback, notice: null });
  });

  test("may contain null for what is absent", () => {
    const file = { services: null, cultures: null, takes: { list: null }, labels: null, errorReports: null };
    expect(parse(file)).toEqual({ config: fallback, notice: null });
    const service = { ...SAMPLE, name: null, auth: null, timeoutSeconds: null };
    const startingPoints = { units: null, documents: [{ versionGuid: "a", name: null }] };
    expect(parse({ services: [{ ...service, startingPoints }] }).config.services[0]).toMatchObject({
      auth: "client-credentials",
      timeoutSeconds: 30,
      startingPoints: { units: [], documents: [{ versionGuid: "a", name: "" }] },
    });
  });

  test.each([
    [{ baseUrl: "https://service.example" }, "https://service.example"],
    [{ baseUrl: "https://service.example", name: null }, "https://service.example"],
    [{ baseUrl: "https://service.example", name: " " }, "https://service.example"],
    [{ baseUrl: "" }, "This site"],
    [{ baseUrl: SAMPLE_BASE_URL }, "Sample catalogue"],
    [{ baseUrl: "", name: "Gateway" }, "Gateway"],
    [{ baseUrl: "/dictionary" }, "/dictionary"],
    [{ baseUrl: " https://service.example/ ", name: "With blanks" }, "With blanks"],
  ])("names the service %j '%s'", (service, name) => {
    expect(englishText(parse({ services: [service] }).config.services[0].name)).toBe(name);
  });
});

test("a service is found by its base URL without slashes and blanks at the end", () => {
  const { config } = parse({ services: [{ name: "Production", baseUrl: " https://service.example/ " }] });
  expect(serviceAt(config, "https://service.example").name).toBe("Production");
  expect(serviceAt(config, "https://service.example/v1").name).toBe("https://service.example/v1");
});

describe("an invalid file results in the sample catalogue with a notice", () => {
  test.each([
    ["{", /^config\.json is not JSON: .+ The sample catalogue is shown instead\.$/],
    ["", /^config\.json is not JSON: .+ The sample catalogue is shown instead\.$/],
    [
      "<!doctype html><title>Not found</title>",
      /^config\.json is not JSON: the server sent a page instead\./,
    ],
    ["  \n<html>", /the server sent a page instead/],
  ])("%j", (text, notice) => {
    const loaded = parseConfig(text);
    expect(loaded.config).toEqual(fallback);
    expect(englishText(loaded.notice ?? "")).toMatch(notice);
  });

  test.each([null, [], "text"])("%j: as a whole", (file) => {
    const { config, notice } = parse(file);
    expect(config).toEqual(fallback);
    expect(englishText(notice ?? "")).toMatch(/^config\.json as a whole is invalid: /);
  });

  test.each<[unknown, string]>([
    [{ services: [[]] }, "services.0"],
    [{ takes: [50, 200] }, "takes"],
    [{ labels: { roles: ["Architect"] } }, "labels.roles"],
    [{ services: {} }, "services"],
    [{ services: [{ name: "no address" }] }, "services.0.baseUrl"],
    [{ services: [SAMPLE, { baseUrl: 5 }] }, "services.1.baseUrl"],
    [{ services: [{ baseUrl: "javascript:alert(1)" }] }, "services.0.baseUrl"],
    [{ services: [{ baseUrl: "service.example" }] }, "services.0.baseUrl"],
    [{ services: [{ baseUrl: "https://service.example/?a=b" }] }, "services.0.baseUrl"],
    [{ services: [{ ...SAMPLE, auth: "basic" }] }, "services.0.auth"],
    [{ services: [{ ...SAMPLE, timeoutSeconds: 0 }] }, "services.0.timeoutSeconds"],
    [{ services: [{ ...SAMPLE, timeoutSeconds: 3_000_000 }] }, "services.0.timeoutSeconds"],
    [
      { services: [{ ...SAMPLE, startingPoints: { projects: [{ id: "one" }] } }] },
      "services.0.startingPoints.projects.0.id",
    ],
    [
      { services: [{ ...SAMPLE, startingPoints: { units: [{ name: "metre" }] } }] },
      "services.0.startingPoints.units.0.versionGuid",
    ],
    [{ cultures: "en" }, "cultures"],
    [{ cultures: ["en", 1] }, "cultures.1"],
    [{ defaultCulture: 1 }, "defaultCulture"],
    [{ takes: { list: 0 } }, "takes.list"],
    [{ takes: { codes: 1.5 } }, "takes.codes"],
    [{ takes: { codes: "many" } }, "takes.codes"],
    [{ labels: { stages: { "3": 3 } } }, "labels.stages.3"],
    [{ errorReports: "mailto:us@example" }, "errorReports"],
    [{ errorReports: "//reports.example" }, "errorReports"],
    [{ errorReports: { url: "reports" } }, "errorReports"],
    [{ errorReports: { guids: true } }, "errorReports"],
  ])("%j: at %s", (file, path) => {
    const loaded = parse(file);
    expect(loaded.config).toEqual(fallback);
    const notice = englishText(loaded.notice ?? "");
    expect(notice.startsWith(`config.json has an invalid value at ${path}: `)).toBe(true);
    expect(notice.endsWith(" The sample catalogue is shown instead.")).toBe(true);
  });

  test("a long value is quoted without its middle", () => {
    const { notice } = parse({ cultures: "x".repeat(100_000) });
    expect(englishText(notice ?? "")).toMatch(
      /^config\.json has an invalid value at cultures: "x+…x+" instead of Array\. The sample/,
    );
    expect(englishText(notice ?? "").length).toBeLessThan(250);
  });

  test("and so does a missing one", () => {
    const { config, notice } = unreadConfig("HTTP 404");
    expect(config).toEqual(fallback);
    expect(englishText(notice ?? "")).toBe(
      "config.json could not be read (HTTP 404). The sample catalogue is shown instead.",
    );
  });
});

test("there is a first service, whatever the file contains", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseConfig(text).config.services.length).toBeGreaterThan(0);
    }),
    { numRuns: 300, seed: 51 },
  );
});

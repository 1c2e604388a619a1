import { describe, expect, test } from "vitest";
import { createSampleService } from "#core/catalogue/sample/sample.fixture.ts";
import { sampleSource } from "#core/catalogue/sample/sample.ts";
import { sampleStartingPoints } from "#core/catalogue/sample/starting-points.ts";
import { CREDENTIALS, startService } from "#core/catalogue/service/service.fixture.ts";
import { CHECKS } from "./checks.ts";
import { type CheckResult, type ConformanceOptions, type Report, testConformance } from "./conformance.ts";
import { junitReport } from "./report/junit.ts";
import { textReport } from "./report/text.ts";
import { WRONG_SERVICES, wrongService } from "./wrong-services.fixture.ts";

const { service, get } = await startService();
const points = await sampleStartingPoints(sampleSource());

const SAMPLE: ConformanceOptions = {
  baseUrl: "https://host.example/sample",
  fetch: async (input, init) => service.handle(new Request(input, init)),
  clientDetails: CREDENTIALS,
  subjects: {
    unit: points.units[0]?.versionGuid ?? "",
    "property-tag": points.propertyTags[0]?.versionGuid ?? "",
    project: points.projects[0]?.id ?? 0,
  },
};

const resultsOf = ({ operations }: Report): CheckResult[] =>
  operations.flatMap(({ results }) => [...results]);
const withOutcome = (report: Report, outcome: CheckResult["outcome"]): CheckResult[] =>
  resultsOf(report).filter((result) => result.outcome === outcome);

describe("the embedded service", () => {
  test("conforms whole, and every check can be tried", async () => {
    let running = 0;
    let most = 0;
    const progress: number[] = [];
    const report = await testConformance({
      ...SAMPLE,
      async fetch(input, init) {
        running += 1;
        most = Math.max(most, running);
        const response = await service.handle(new Request(input, init));
        await new Promise(setImmediate);
        running -= 1;
        return response;
      },
      onProgress: (done) => progress.push(done),
    });
    expect([withOutcome(report, "deviates"), withOutcome(report, "not-tried")]).toEqual([[], []]);
    expect(report.conforms).toBe(true);
    expect(most).toBe(2);
    expect(progress.at(-1)).toBe(resultsOf(report).length);
    expect(resultsOf(report).length).toBeGreaterThan(200);
    expect(textReport(report)).toContain(
      "Child codes are found by ClassNumber, SearchTerm, its version GUID in the path.",
    );
    expect(JSON.stringify(report)).not.toMatch(/sample-[0-9a-f]{20}|open-to-everybody/);
  });

  test("conforms with each of its classifications", async () => {
    const classifications = await get("/templates-management/api/v2/classifications");
    const guids = [...JSON.stringify(classifications).matchAll(/"versionGuid":"([^"]+)"/g)];
    expect(guids).toHaveLength(4);
    for (const [, classification = ""] of guids) {
      const options = {
        ...SAMPLE,
        subjects: { ...SAMPLE.subjects, classification },
        operations: ["E2", "E9"] as const,
      };
      expect(withOutcome(await testConformance(options), "deviates")).toEqual([]);
    }
  });

  test.each([
    ["application/json", 415],
    ["application/json", 400],
    ["application/json-patch+json", 415],
    ["application/json-patch+json", 400],
  ])("conforms where it accepts %s only, and refuses others with %i", async (accepted, status) => {
    const report = await testConformance({
      ...SAMPLE,
      operations: ["E1", "E10"],
      async fetch(input, init) {
        const request = new Request(input, init);
        const mediaType = request.headers.get("Content-Type") ?? accepted;
        if (request.method === "GET" || mediaType === accepted) return service.handle(request);
        const problem = { title: "Media type", status, extensions: {} };
        return Response.json(problem, { status, headers: { "Content-Type": "application/problem+json" } });
      },
    });
    expect(withOutcome(report, "deviates")).toEqual([]);
  });

  test("conforms without a sign-in; what needs credentials or a named subject is not tried", async () => {
    const { handle } = createSampleService({ isOpen: true });
    const report = await testConformance({
      baseUrl: "https://host.example",
      fetch: async (input, init) => handle(new Request(input, init)),
      clientDetails: null,
    });
    expect(withOutcome(report, "deviates")).toEqual([]);
    const reasons = new Set(withOutcome(report, "not-tried").map(({ reason }) => reason));
    expect([...reasons].toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      "No client id and client secret were given.",
      "No credentials were given.",
      "No operation lists projects: name one with --project.",
      "No operation lists property tags: name one with --property-tag.",
      "No operation lists units: name one with --unit.",
    ]);
  });
});

describe("a service is reported that", () => {
  test.each(WRONG_SERVICES)("$does ($operation)", async (entry) => {
    const { operation, check, reports } = entry;
    const wrong = wrongService(entry, service.handle);
    const report = await testConformance({
      ...SAMPLE,
      operations: [operation],
      fetch: async (input, init) => wrong(new Request(input, init)),
    });
    const found = resultsOf(report).find((result) => result.check === check);
    expect(found?.outcome).toBe("deviates");
    expect(found?.deviations.map(({ what, where }) => `${what} ${where}`).join("\n")).toContain(reports);
    expect(report.conforms).toBe(false);
  });

  test("each check reports at least one of them", () => {
    const reported = new Set(WRONG_SERVICES.map(({ check }) => check));
    expect(CHECKS.map(({ name }) => name).filter((name) => !reported.has(name))).toEqual([]);
  });
});

test("stops at the maximum number of requests, and when it is aborted", async () => {
  const limited = await testConformance({ ...SAMPLE, maxRequests: 20 });
  expect(limited.requests).toBe(20);
  expect(withOutcome(limited, "not-tried").map(({ reason }) => reason)).toContain(
    "The maximum of 20 requests was reached.",
  );
  const controller = new AbortController();
  let sent = 0;
  const aborted = testConformance(
    {
      ...SAMPLE,
      token: "token",
      async fetch() {
        sent += 1;
        controller.abort(new Error("enough"));
        return Response.json([]);
      },
    },
    controller.signal,
  );
  await expect(aborted).rejects.toThrow("enough");
  await new Promise(setImmediate);
  expect(sent).toBeLessThanOrEqual(2);
});

test.each([
  [
    "no connection",
    () => Promise.reject(new TypeError("fetch failed")),
    "There is no connection to the service.",
  ],
  [
    "an overloaded service",
    () => Promise.resolve(new Response("", { status: 503 })),
    "The service is overloaded (status 503).",
  ],
  [
    "no access",
    () => Promise.resolve(new Response("", { status: 403 })),
    "The credentials give no access (status 403).",
  ],
])("with %s, nothing deviates and nothing conforms", async (_what, fetch, reason) => {
  const report = await testConformance({ ...SAMPLE, fetch, token: "token", operations: ["E5"] });
  const [first] = withOutcome(report, "no-answer");
  expect(first?.reason).toBe(reason);
  expect(withOutcome(report, "conforms")).toEqual([]);
});

test("an operation that is never answered is no success, although others conform", async () => {
  const failingAt = async (fails: (request: Request) => boolean) =>
    testConformance({
      ...SAMPLE,
      operations: ["E3", "E9"],
      async fetch(input, init) {
        const request = new Request(input, init);
        if (fails(request)) throw new TypeError("fetch failed");
        return service.handle(request);
      },
    });
  const never = await failingAt(({ url }) => url.includes("/construction-objects"));
  expect(withOutcome(never, "deviates")).toEqual([]);
  expect(never.conforms).toBe(false);
  expect(textReport(never)).toContain("The service did not answer some operations");
  const once = await failingAt(({ url }) => url.includes("/construction-objects?Skip=0&Take=6"));
  expect(withOutcome(once, "not-tried").length).toBeGreaterThan(0);
  expect(once.conforms).toBe(true);
});

test("a token that is refused is no success, although wrong tokens must be refused", async () => {
  const report = await testConformance({ ...SAMPLE, token: "expired", operations: ["E5"] });
  expect(withOutcome(report, "conforms").length).toBeGreaterThan(0);
  expect(report.conforms).toBe(false);
});

test("the reports say what deviates, where, and from which section", async () => {
  const operation = { operation: "E5", title: "List classifications", requests: 3 } as const;
  const deviation = { what: "It must be <string>.", where: "GET /a?b=1&c, results[0]" };
  const result = { section: "2.3", deviations: [], notes: [], reason: null };
  const report: Report = {
    service: "https://host.example/\u0007",
    conforms: false,
    requests: 3,
    operations: [
      {
        ...operation,
        results: [
          { ...result, check: "names", outcome: "deviates", deviations: [deviation] },
          { ...result, check: "pages", outcome: "conforms", notes: ["Take is 5."] },
          { ...result, check: "token", outcome: "not-tried", reason: "No token." },
          { ...result, check: "errors", outcome: "no-answer", reason: "No connection." },
        ],
      },
    ],
  };
  expect(textReport(report)).toBe(`Conformance of https://host.example/

✗ E5  List classifications: 1 conform, 1 deviate, 1 without an answer, 1 not tried; 3 requests
      Take is 5.
    ✗ names (section 2.3)
      It must be <string>.
        GET /a?b=1&c, results[0]
    – token: No token.
    ✗ errors: No connection.

The service deviates from the interface. Checks: 1 conform, 1 deviate, 1 without an answer, 1 not tried; 3 requests.
`);
  expect(junitReport(report)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="https://host.example/">
  <testsuite name="E5 List classifications" tests="4" failures="1" errors="1" skipped="1">
    <testcase classname="E5 List classifications" name="names"><failure message="It must be &lt;string&gt;. (section 2.3)">It must be &lt;string&gt;. GET /a?b=1&amp;c, results[0]</failure></testcase>
    <testcase classname="E5 List classifications" name="pages"/>
    <testcase classname="E5 List classifications" name="token"><skipped message="No token."/></testcase>
    <testcase classname="E5 List classifications" name="errors"><error message="No connection."/></testcase>
  </testsuite>
</testsuites>
`);
});

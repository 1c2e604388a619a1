import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StepCounter } from "./steps.fixture.ts";

/** Worst-case input from services, addresses and users: long and repetitive. */
const atom = fc.constantFrom(
  "a",
  "A",
  "Ifc",
  "0",
  "1",
  ".0",
  " ",
  "_",
  "-0",
  "-",
  "*",
  "/",
  "]",
  '"',
  "é",
  "🏛",
);
const repeated = (most: number) =>
  fc
    .array(fc.tuple(atom, fc.oneof(fc.nat(3), fc.nat(most))), { maxLength: 5 })
    .map((parts) => parts.map(([text, times]) => text.repeat(times)).join(""));
const text = fc.oneof(
  fc.constantFrom("a".repeat(2400) + ".0".repeat(2400) + "!", "1".repeat(16_000), `${"0".repeat(20_000)}1`),
  repeated(3000),
);
const STEPS_PER_CHARACTER = 60;
/** Each number is compared at the lengths of the other numbers, of which there are up to sixty. */
const STEPS_PER_CHARACTER_OF_CODES = 40;

const location = { origin: "https://app.test", host: "app.test", basePath: "/" };

/** Characters outside ASCII are encoded as several. */
const sentLength = (text: string): number => encodeURIComponent(text.toWellFormed()).length;

const load = async () => ({
  ...(await import("#core/code-tree/class-number/class-number.ts")),
  ...(await import("#core/code-tree/loading/lookup-strategy.ts")),
  ...(await import("#browser/parts/open-by-guid/parse-input.ts")),
  ...(await import("#browser/parts/open-by-guid/split-inputs.ts")),
  ...(await import("#core/api/paging/paging.ts")),
  ...(await import("#core/api/http/url.ts")),
  ...(await import("#core/text/choose-text.ts")),
  ...(await import("#core/text/culture.ts")),
  ...(await import("#core/text/match-text.ts")),
});
type Project = Awaited<ReturnType<typeof load>>;

describe("takes linear time", () => {
  const steps = new StepCounter();
  let project: Project;
  beforeAll(async () => {
    await steps.start();
    project = await load();
  });
  afterAll(async () => steps.stop());

  test.each<[what: string, use: (project: Project, text: string, other: string) => unknown]>([
    ["a class number", ({ parseClassNumber }, number) => parseClassNumber(number)],
    [
      "a class number whose children are requested",
      ({ lookupStems }, ...numbers) => lookupStems(numbers[0], () => numbers, numbers[1]),
    ],
    ["a typed class number", ({ looksLikeClassNumber }, typed) => looksLikeClassNumber(typed)],
    ["a searched name", ({ matchRanges }, name, search) => matchRanges(name, search)],
    [
      "a name, a number and a GUID that a search looks into",
      ({ bestMatches }, name, search) =>
        bestMatches([name], search, () => ({ texts: [name], number: name, guids: [name] })),
    ],
    [
      "a text in a culture",
      ({ chooseText }, languageCode, culture) => chooseText([{ text: "x", languageCode }], culture),
    ],
    [
      "a culture",
      ({ cultureLabel, direction, languageTag }, culture) => [
        cultureLabel(culture, "en"),
        direction(culture),
        languageTag(culture),
      ],
    ],
    ["the input of 'Open by GUID'", ({ parseOpenInput }, typed) => parseOpenInput(typed, location)],
    ["what was pasted to be looked up", ({ splitInputs }, pasted) => splitInputs(pasted)],
    [
      "an address that was typed",
      ({ parseOpenInput }, path) => parseOpenInput(`${location.origin}/${path}`, location),
    ],
    [
      "what is sent",
      ({ targetOf }, guid, text) => targetOf("E2", { versionGuid: guid, SearchTerm: text, Culture: guid }),
    ],
    ["a base URL", ({ normalizeBaseUrl }, url) => normalizeBaseUrl(url)],
  ])("%s", async (_what, use) => {
    await fc.assert(
      fc.asyncProperty(text, text, async (one, other) => {
        const taken = await steps.count(() => use(project, one, other));
        expect(taken).toBeLessThan(STEPS_PER_CHARACTER * (sentLength(one) + sentLength(other) + 500));
      }),
      { numRuns: 60, seed: 11 },
    );
  });

  test("the codes of a response", async () => {
    const number = fc.oneof(
      repeated(120),
      fc.integer({ min: 1, max: 199 }).map((zeros) => `1${"0".repeat(zeros)}`),
    );
    const numbers = fc.array(fc.tuple(number, fc.boolean(), fc.oneof(fc.constant(1), fc.nat(1000))), {
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(numbers, async (generated) => {
        const codes = generated.flatMap(([classNumber, hasCodes, times], index) =>
          Array.from({ length: times }, (_, time) => ({
            versionGuid: `${index} ${time}`,
            classNumber,
            hasCodes,
            name: classNumber,
            defaultName: null,
          })),
        );
        const [parent] = codes;
        if (parent === undefined) return;
        const attempt = { strategy: "class-number", stem: "1", lookup: { versionGuid: "" } } as const;
        const taken = await steps.count(() => project.readResponse(attempt, parent, codes, [parent]));
        const length = codes.reduce((sum, code) => sum + code.classNumber.length + 10, 0);
        expect(taken).toBeLessThan(STEPS_PER_CHARACTER_OF_CODES * length);
      }),
      { numRuns: 60, seed: 12 },
    );
  });
});

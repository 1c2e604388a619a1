import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CYCLES, LAYERS, LINT } from "./fixtures.ts";
import { createProject, type Finding } from "./project.ts";

describe("each lint rule reports its violation", () => {
  const files = LINT.map(([, file, text]) => [file, text] as const);
  const project = createProject({
    ...LAYERS,
    ...CYCLES,
    ...Object.fromEntries(files),
  });
  let linted: Finding[] = [];
  const rulesAt = (findings: Finding[], path: string) =>
    findings.filter(({ file }) => file === path).map(({ rule }) => rule);

  beforeAll(() => {
    linted = project.lint();
  }, 60_000);
  afterAll(() => project.remove());

  test.each(LINT)("lint: %s", (_what, file, _text, rule) => {
    expect(rulesAt(linted, file)).toEqual([rule]);
  });

  test("lint: import cycles, including type-only ones", () => {
    for (const file of Object.keys(CYCLES)) expect(rulesAt(linted, file)).toEqual(["import(no-cycle)"]);
  });

  test("the compiler knows no globals of pages in src/core", () => {
    const errors = project.compile("tsconfig.core.json");
    expect(errors).toContain("src/core/lib/page.ts(1,28): error TS2584: Cannot find name 'document'.");
  });

  // Otherwise rules that forbid everything would pass too.
  test.each(Object.keys(LAYERS))("nothing is wrong with %s", (file) => {
    expect(rulesAt(linted, file)).toEqual([]);
  });
});

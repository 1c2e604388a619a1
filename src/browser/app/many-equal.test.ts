import { describe, expect, test } from "vitest";
import { codeOf } from "#browser/features/compare/codes/codes.fixture.ts";
import { compareCodes, visibleLines } from "#browser/features/compare/codes/compared-codes.ts";
import type { ListedCode } from "#browser/features/compare/codes/match-codes.ts";
import { mergeCodes } from "#browser/features/compare/codes/merge-codes.ts";
import { matchConcepts } from "#browser/features/compare/concepts/match-concepts.ts";
import { ended, linesOf, lookupService, type Stub } from "#browser/features/lookup/run/lookup.fixture.ts";
import { readView } from "#browser/features/requirements/filter/requirements-address.ts";
import { buildMatrix } from "#browser/features/requirements/matrix/matrix.ts";
import { buildPlan, groupRows } from "#browser/features/requirements/plan/plan.ts";
import { arrange, toRows } from "#browser/features/requirements/table/requirement-rows.ts";
import { mergeHits, plainName } from "#browser/features/search-everything/hits/hits.ts";
import { coverageRows } from "#browser/features/translations/texts/coverage.ts";
import { branch, text } from "#browser/features/translations/texts/texts.fixture.ts";
import {
  type TranslatableText,
  translatableTexts,
} from "#browser/features/translations/texts/translatable-texts.ts";
import {
  filterWorklist,
  workEntry,
  workHeadings,
  worklistOf,
} from "#browser/features/translations/texts/worklist.ts";
import { splitInputs } from "#browser/parts/open-by-guid/split-inputs.ts";
import { translationRows } from "#browser/parts/unit/translation-rows.ts";
import { fakeBrowser } from "#browser/storage/browser.fixture.ts";
import { rememberNames } from "#browser/storage/concept-names.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { dedupe } from "#core/api/paging/paging.ts";
import { numberParents } from "#core/files/read/build/number-parents.ts";
import { code, entry } from "#core/files/write/exports.fixture.ts";
import { writeXliff } from "#core/files/write/formats/xliff.ts";
import { many, MOST_TIMES, type Prepare, timesWithEquals } from "#core/lib/many-equal.fixture.ts";
import { bestMatches } from "#core/text/match-text.ts";

const listsOf =
  (fields: (index: number) => Partial<ConceptSummary>, count: number) => (): readonly unknown[] =>
    matchConcepts(many(3, () => many(count, (index) => entry(fields(index)).concept)));

const codesOf = (
  count: number,
  fields: (index: number) => Parameters<typeof codeOf>[0],
  parentOf: (index: number) => number = () => 0,
): ListedCode[] =>
  many(count, (index) => ({ parent: index === 0 ? null : parentOf(index), concept: codeOf(fields(index)) }));

const compare = (first: readonly ListedCode[], second: readonly ListedCode[]) => (): unknown =>
  visibleLines(compareCodes(mergeCodes(first, second)).rows, {
    branches: new Map(),
    isOnlyDifferences: true,
  });

/** The worklist of texts, and its file. */
const worklist =
  (count: number, fields: (index: number) => Partial<TranslatableText>) => (): readonly unknown[] => {
    const texts = many(count, (index) => text({ key: `${index}`, ...fields(index) }));
    const items = worklistOf(texts);
    const entries = items.map(workEntry);
    return [
      coverageRows(texts, false),
      workHeadings(filterWorklist(items, null, "wall")),
      [...writeXliff({ kind: "translations", what: "T", cultures: ["de-DE"], culture: "de-DE", entries })],
    ];
  };

const lookUp = (inputs: readonly string[], stub: Stub, classification: string | null = null) => {
  const lookup = lookupService(stub).lookUp(inputs.join("\n"), classification);
  return async (): Promise<unknown> => {
    lookup.run.start();
    await ended(lookup);
    return linesOf(lookup);
  };
};

type Requirement = { productType: string; id: string; loiId: string; stageId: number; roleId: number };

/** The views of the requirements of a project. */
const requirements = (count: number, fields: (index: number) => Partial<Requirement>) => {
  const items = many(count, (index) => {
    const { productType = "p", ...own } = fields(index);
    const loi = { id: `${index}`, projectId: 1, loiId: "L", stageId: 1, roleId: 1, ...own };
    return { productTypeGuid: productType, lois: [loi] };
  });
  const texts = { productType: (guid: string | null) => guid ?? "", stage: String, role: String };
  return (): readonly unknown[] => {
    const rows = toRows(items);
    const { rows: plan } = buildPlan(rows);
    return [
      buildMatrix(rows),
      groupRows(plan, (guid) => ({ versionGuid: guid, name: guid, culture: null })),
      arrange(rows, readView(new URLSearchParams({ sort: "productType", search: "p" })), texts),
    ];
  };
};

const GUID = "11111111-2222-4333-8444-55555555555";

const CASES: Readonly<Record<string, Readonly<Record<string, Prepare>>>> = {
  translations: {
    "texts with the same default text": (at, count) =>
      worklist(count, (index) => ({ source: `Wall ${at(index >> 1)}`, targets: [`Wand ${index}`] })),
    "texts with the same translation": (at, count) =>
      worklist(count, (index) => ({ source: `Wall ${index % 2}`, targets: [`Wand ${at(index)}`] })),
    "texts of the same branch": (at, count) =>
      worklist(count, (index) => ({ source: `Wall ${index}`, group: branch(`${at(index)}`) })),
    "texts of the same concept": (at, count) => {
      const concept = (index: number) => ({ ...text().concept, versionGuid: `${at(index)}` });
      return worklist(count, (index) => ({ source: `Wall ${index}`, concept: concept(index) }));
    },
    "codes of the same version": (at, count) => {
      const codes = many(count, (index) => code({ versionGuid: `${at(index)}`, defaultName: "Wall" }));
      const lists = { classification: [], template: [], "construction-object": [] };
      const trees = [{ classification: entry({}), codes }];
      return () =>
        translatableTexts({ cultures: ["de-DE"], codes: trees, lists, properties: [], notes: [] }, "c");
    },
    "texts of a unit in the same language": (at, count) => {
      const texts = many(count, (index) => ({
        text: `metre ${index}`,
        languageCode: `x-${at(index) % 10}`,
        language: null,
        guid: null,
      }));
      const none = { technicalDefinitions: null, userDefinitions: null, examples: null };
      return () => translationRows({ fullNames: texts, shortNames: texts, ...none }, "en-GB");
    },
  },
  comparison: {
    "concepts of the same GUID": (at, count) =>
      listsOf((index) => ({ guid: `${at(index)}`, versionGuid: `${index}` }), count),
    "concepts of the same version": (at, count) =>
      listsOf((index) => ({ versionGuid: `${at(index)}` }), count),
    "concepts of the same name": (at, count) =>
      listsOf((index) => ({ defaultName: `Wall ${at(index)}` }), count),
    "codes of the same GUID": (at, count) => {
      const codes = codesOf(count, (index) => ({ guid: `${at(index)}`, classNumber: `${at(index)}` }));
      return compare(codes, codes);
    },
    "codes of the same GUID below each other": (at, count) => {
      const fields = (index: number) => ({ guid: `${at(index)}`, classNumber: `${at(index)}` });
      const codes = codesOf(count, fields, (index) => index - 1);
      return compare(codes, codes.slice(0, -1));
    },
    "codes of the same GUID in another place": (at, count) => {
      const fields = (index: number) => ({ guid: `${at(index)}`, classNumber: `${at(index)}` });
      return compare(
        codesOf(count, fields),
        codesOf(count, fields, (index) => index >> 1),
      );
    },
    "codes of the same number": (at, count) => {
      const side = (name: string) =>
        codesOf(count, (index) => ({ guid: `${name} ${index}`, classNumber: `${at(index)}` }));
      return compare(side("a"), side("b"));
    },
    "codes of the same name": (at, count) => {
      const side = (guid: string) => codesOf(count, (index) => ({ guid, defaultName: `Wall ${at(index)}` }));
      return compare(side("a"), side("b"));
    },
  },
  lookup: {
    "the same inputs": (at, count) => {
      const pasted = many(count, (index) => `Number ${at(index)}`).join("\n");
      return () => splitInputs(pasted);
    },
    "codes of the same number": (at, count) => {
      const codes = many(count, (index) => ({
        versionGuid: `${index}`,
        name: "Wall",
        classNumber: `21.${at(index)}`,
      }));
      const classification = { versionGuid: "c", name: "C", codes };
      const inputs = many(10, (index) => `21.${index}`);
      return lookUp(inputs, { classifications: [classification], findsBeginnings: true }, "c");
    },
    "concepts of the same GUID": (at, count) => {
      const templates = many(count, (index) => ({
        versionGuid: `v${index}`,
        guid: `${GUID}${at(index) % 10}`,
        name: "Wall",
      }));
      const inputs = many(10, (index) => `${GUID}${index}`);
      return lookUp(inputs, { templates });
    },
  },
  requirements: {
    "of the same product type": (at, count) =>
      requirements(count, (index) => ({ productType: `p${at(index)}` })),
    "of the same stage": (at, count) => requirements(count, (index) => ({ stageId: at(index) })),
    "of the same role": (at, count) => requirements(count, (index) => ({ roleId: at(index) })),
    "of the same LOI": (at, count) => requirements(count, (index) => ({ loiId: `L ${at(index)}` })),
    "with the same id": (at, count) => requirements(count, (index) => ({ id: `${at(index)}` })),
  },
  "lists and searches": {
    "items of the same key": (at, count) => {
      const items = many(count, (index) => `${at(index)}`);
      return () => dedupe(items, (item) => item);
    },
    "the same names": (at, count) => {
      const names = many(count, (index) => `Wall ${at(index)}`);
      return () => bestMatches(names, "wall", (name) => ({ texts: [name] }));
    },
    "hits of the same key": (at, count) => {
      const hit = { rank: 6, shown: plainName("Wall"), number: null, details: null } as const;
      const hits = many(count, (index) => ({ ...hit, key: `${at(index)}`, action: { to: "/" } }));
      return () => mergeHits("Codes", [hits, hits]);
    },
    "the same class numbers": (at, count) => {
      const codes = many(count, (index) => ({ key: `${index}`, number: `1.${at(index)}` }));
      return () => numberParents(codes);
    },
    "remembered names of the same version": (at, count) => {
      fakeBrowser();
      const names = many(count, (index) => entry({ versionGuid: `${at(index)}`, name: `${index}` }).concept);
      return () => rememberNames("https://service.test", null, "template", names);
    },
  },
};

describe.each(Object.entries(CASES))("many that are equal: %s", (_area, cases) => {
  test.each(Object.entries(cases))("%s", async (_what, prepare) => {
    expect(await timesWithEquals(prepare)).toBeLessThanOrEqual(MOST_TIMES);
  });
});

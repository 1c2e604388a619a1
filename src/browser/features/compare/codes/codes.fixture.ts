import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { ListedCode } from "./match-codes.ts";

export type TreeRow = readonly [level: number, number: string, name: string, guid?: string | null];

/** A tree from rows in depth-first order; a code's GUID is its name unless given. */
export function treeOf(...rows: readonly TreeRow[]): ListedCode[] {
  const above: number[] = [];
  return rows.map(([level, classNumber, name, guid = name], index) => {
    above.length = level - 1;
    const parent = above.at(-1) ?? null;
    above.push(index);
    return { parent, concept: codeOf({ classNumber, name, defaultName: name, guid }) };
  });
}

export function codeOf(texts: Partial<ClassificationCode>): ClassificationCode {
  return {
    guid: null,
    versionGuid: null,
    defaultName: null,
    name: null,
    classNumber: null,
    defaultTechnicalDefinition: null,
    technicalDefinition: null,
    hasCodes: false,
    ...texts,
  };
}

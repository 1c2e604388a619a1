import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { isNameLike, isSeparator, parseClassNumber, plainNumber } from "./class-number/class-number.ts";
import { parentsByNumber } from "./class-number/parents-by-number.ts";
import { pathTo } from "./code-node.ts";
import type { CodeTree } from "./code-tree.ts";

/** A code above another; `code` is null if only its number is known. */
export type Ancestor = {
  readonly number: string | null;
  readonly code: ClassificationCode | null;
  /** The culture of the code's texts. */
  readonly culture: string | null;
};

/**
 * The ancestors of codes that were found by a search, as far as they can be derived without a request: from the tree, from the other hits,
 * and from class numbers.
 * @param hits codes of any level, with their texts in `culture`
 * @returns the ancestors of each hit from the first level down
 */
export function findAncestors(
  tree: CodeTree,
  hits: readonly ClassificationCode[],
  culture: string | null,
): ReadonlyMap<ClassificationCode, readonly Ancestor[]> {
  const nodeOf = ({ versionGuid }: ClassificationCode) =>
    versionGuid === null ? undefined : tree.node(versionGuid);
  const parents = parentsByNumber(
    hits.filter((hit) => nodeOf(hit) === undefined),
    [...tree.nodes()].flatMap(({ source }) => (source.hasCodes ? source : [])),
  );
  const found = new Map<ClassificationCode, readonly Ancestor[]>();
  const ancestorsOf = (code: ClassificationCode): readonly Ancestor[] => {
    const known = found.get(code);
    if (known !== undefined) return known;
    const node = nodeOf(code);
    const parent = parents.get(code);
    const ancestors =
      node !== undefined
        ? pathTo(node)
            .slice(0, -1)
            .map(({ code, culture }) => ({ number: code.classNumber, code, culture }))
        : withNumbers(code.classNumber, parent === undefined ? [] : [...ancestorsOf(parent), shown(parent)]);
    found.set(code, ancestors);
    return ancestors;
  };
  const shown = (code: ClassificationCode): Ancestor => {
    const node = nodeOf(code);
    const texts = node ?? { code, culture };
    return { number: code.classNumber, code: texts.code, culture: texts.culture };
  };
  for (const hit of hits) ancestorsOf(hit);
  return found;
}

/** Adds the numbers between the closest known ancestor and the code where separators reveal them: `Pr_20_31` above `Pr_20_31_04`. */
function withNumbers(number: string | null, known: readonly Ancestor[]): readonly Ancestor[] {
  const { base, padding } = parseClassNumber(number ?? "");
  const closest = plainNumber(known.at(-1)?.number ?? "");
  if (padding !== "none" || isNameLike(base) || !base.startsWith(closest)) return known;
  const between: Ancestor[] = [];
  for (let at = closest.length + 1; at < base.length; at += 1) {
    const beginning = base.slice(0, at);
    // `Pr` alone is the prefix of a table, not a code in it.
    if (!isSeparator(base.charAt(at)) || isSeparator(base.charAt(at - 1)) || !/\d/.test(beginning)) continue;
    between.push({ number: beginning, code: null, culture: null });
  }
  return between.length === 0 ? known : [...known, ...between];
}

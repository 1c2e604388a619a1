import * as fc from "fast-check";
import type { TextGroup, TranslatableText } from "./translatable-texts.ts";

/** The branch with this number. */
export function branch(number: string): TextGroup {
  const concept = { guid: null, versionGuid: number, defaultName: `Branch ${number}`, name: null };
  return {
    key: `branch ${number}`,
    kind: "code",
    head: { concept: { ...concept, classNumber: number }, texts: [] },
    owner: "c",
  };
}

/** A text with one translation. */
export function text(fields: Partial<TranslatableText> = {}): TranslatableText {
  const { source = "Wall" } = fields;
  return {
    key: `code name ${source}`,
    kind: "code",
    field: "name",
    concept: { guid: null, versionGuid: "v", defaultName: source, name: null },
    classNumber: null,
    path: null,
    group: branch("1"),
    owner: "c",
    source,
    targets: [null],
    isLoaded: [true],
    ...fields,
  };
}

/** Texts with few different sources and translations, ordered by branch as in a tree. */
export const anyTexts: fc.Arbitrary<readonly TranslatableText[]> = fc
  .array(
    fc.record({
      field: fc.constantFrom("name", "definition"),
      source: fc.constantFrom("a", "b", " a", "c"),
      targets: fc.tuple(fc.constantFrom(null, "a", "b", "x", "y", " x")),
      group: fc.constantFrom(branch("1"), branch("2"), branch("3")),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all
      .toSorted((a, b) => a.group.key.localeCompare(b.group.key))
      .map((fields, index) => text({ ...fields, key: String(index) })),
  );

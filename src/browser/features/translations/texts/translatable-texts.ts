import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { CollectedTexts } from "#core/files/write/collect/collect-translations.ts";
import { NO_TEXTS } from "#core/files/write/collect/translated.ts";
import type { CultureTexts, ExportConcept } from "#core/files/write/concept.ts";
import type { ExportCode } from "#core/files/write/kinds/codes.ts";
import type { TextField } from "#core/files/write/kinds/translations.ts";
import { givenText } from "#core/text/choose-text.ts";

/** What texts are grouped by: a branch of a classification, or the kind and the owner of a concept. */
export type TextGroup = {
  readonly key: string;
  /** The kind of the concepts in the group. */
  readonly kind: ConceptKind;
  /** The code of the branch, the classification or the template; null for concepts without one. */
  readonly head: ExportConcept<ConceptSummary & { readonly classNumber?: string | null }> | null;
  /** Version GUID of the classification of a branch; null for other groups. */
  readonly owner: string | null;
};

/** A default text with its translations. */
export type TranslatableText = {
  readonly key: string;
  readonly kind: ConceptKind;
  readonly field: TextField;
  readonly concept: ConceptSummary;
  readonly classNumber: string | null;
  /** The class numbers from the first level down, or the default name of the owner. */
  readonly path: string | null;
  readonly group: TextGroup;
  /** Version GUID of the classification or the template that has the concept; null for none. */
  readonly owner: string | null;
  readonly source: string;
  /** In the order of the cultures; null where it is missing. */
  readonly targets: readonly (string | null)[];
  /** In the order of the cultures: whether a response in the culture contains the concept. */
  readonly isLoaded: readonly boolean[];
};

/** The texts of one classification (names and definitions), or of a service (names only), each concept once. */
export function translatableTexts(
  collected: CollectedTexts,
  classification: string | null,
): readonly TranslatableText[] {
  const all = new Map<string, TranslatableText>();
  const add = (text: TranslatableText | null): void => {
    if (text !== null && !all.has(text.key)) all.set(text.key, text);
  };
  const { lists, codes, properties } = collected;
  if (classification !== null) {
    const [tree] = codes;
    if (tree !== undefined)
      for (const { entry, path, root } of positioned(tree.codes))
        for (const field of ["name", "definition"] as const)
          add(codeText(entry, field, { path, owner: classification, group: branchOf(root, classification) }));
    return [...all.values()];
  }
  const addList = (kind: ConceptKind, concepts: readonly ExportConcept[]): void => {
    const group = { key: kind, kind, head: null, owner: null };
    for (const entry of concepts) add(nameOf(entry, { kind, path: null, owner: null, group }));
  };
  addList("classification", lists.classification);
  for (const { classification: head, codes: entries } of codes) {
    const owner = head.concept.versionGuid;
    const group: TextGroup = { key: `code ${owner ?? ""}`, kind: "code", head, owner: null };
    for (const { entry, path } of positioned(entries)) add(codeText(entry, "name", { path, owner, group }));
  }
  addList("template", lists.template);
  addList("construction-object", lists["construction-object"]);
  for (const { template: head, properties: entries } of properties) {
    const owner = head.concept.versionGuid;
    const group: TextGroup = { key: `property ${owner ?? ""}`, kind: "property", head, owner: null };
    const path = givenText(head.concept.defaultName);
    for (const entry of entries) add(nameOf(entry, { kind: "property", path, owner, group }));
  }
  return [...all.values()];
}

/** A code of the first level, and whether there are codes below it. */
type Root = { readonly entry: ExportCode; readonly hasCodes: boolean };

type Position = Pick<TranslatableText, "path" | "owner" | "group">;

/** The codes with their class numbers from the first level down, and their code of the first level. */
function* positioned(
  codes: readonly ExportCode[],
): Generator<{ entry: ExportCode; path: string; root: Root }> {
  const paths: { readonly numbers: readonly string[]; readonly root: Root }[] = [];
  for (const entry of codes) {
    const parent = entry.parent === null ? undefined : paths[entry.parent];
    const path = {
      numbers: [...(parent?.numbers ?? []), entry.concept.classNumber ?? ""],
      root: parent?.root ?? { entry, hasCodes: entry.concept.hasCodes },
    };
    paths.push(path);
    yield { entry, path: path.numbers.join(" > "), root: path.root };
  }
}

/** Codes of the first level without codes below them share one group. */
function branchOf({ entry, hasCodes }: Root, owner: string): TextGroup {
  return hasCodes
    ? { key: `branch ${keyOf(entry.concept)}`, kind: "code", head: entry, owner }
    : { key: "branches", kind: "code", head: null, owner };
}

function codeText(entry: ExportCode, field: TextField, position: Position): TranslatableText | null {
  const { defaultName, defaultTechnicalDefinition, classNumber } = entry.concept;
  const source = field === "name" ? defaultName : defaultTechnicalDefinition;
  return textOf(entry, { kind: "code", field, source, classNumber, ...position });
}

function nameOf(
  entry: ExportConcept,
  position: Position & { readonly kind: ConceptKind },
): TranslatableText | null {
  const source = entry.concept.defaultName;
  return textOf(entry, { field: "name", source, classNumber: null, ...position });
}

type Unidentified = Omit<TranslatableText, "key" | "concept" | "targets" | "isLoaded" | "source"> & {
  readonly source: string | null;
};

/** Null without a default text: there is nothing to translate. */
function textOf({ concept, texts }: ExportConcept, own: Unidentified): TranslatableText | null {
  const source = givenText(own.source);
  if (source === null) return null;
  const targets = texts.map((text: CultureTexts) => text[own.field]);
  const isLoaded = texts.map((text) => text !== NO_TEXTS);
  return { ...own, source, key: `${own.kind} ${own.field} ${keyOf(concept)}`, concept, targets, isLoaded };
}

/** Identifies a concept among those of its kind. */
function keyOf(concept: ConceptSummary & { readonly classNumber?: string | null }): string {
  const { versionGuid, guid, classNumber, defaultName } = concept;
  return versionGuid ?? JSON.stringify([guid, classNumber, defaultName]);
}

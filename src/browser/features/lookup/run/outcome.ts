import { pathOf } from "#browser/parts/name/kinds.ts";
import type { ChosenName } from "#browser/parts/name/localized-name.tsx";
import type { LookupInput } from "#browser/parts/open-by-guid/split-inputs.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { Text } from "#core/text/messages/text.ts";

/** A possible destination of an input. */
export type Found = {
  /** Null for a page without a single concept, and if the service does not reveal the kind. */
  readonly kind: ConceptKind | null;
  readonly classNumber: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture in which `name` was requested. */
  readonly culture: string | null;
  /** The classification of a code. */
  readonly where: ChosenName | null;
  readonly versionGuid: string | null;
  readonly path: string | null;
  readonly note: Text | null;
};

export type Outcome =
  | { readonly status: "waiting" }
  /** Several if the input is ambiguous. */
  | { readonly status: "found"; readonly found: readonly Found[] }
  | { readonly status: "not-found"; readonly note: Text }
  /** What is found before and after the failure is kept. */
  | { readonly status: "failed"; readonly error: unknown; readonly found: readonly Found[] };

/** An input and its outcome; a new object whenever the outcome changes. */
export type LookupResult = { readonly input: LookupInput; readonly outcome: Outcome };

type Concept = Pick<Found, "name" | "defaultName"> & { readonly versionGuid: string | null };

/** The destination of a concept. */
export function foundConcept(
  kind: ConceptKind | null,
  concept: Concept,
  culture: string | null,
  others: Partial<Found> = {},
): Found {
  const { versionGuid, name, defaultName } = concept;
  return {
    kind,
    classNumber: null,
    name,
    defaultName,
    culture,
    where: null,
    versionGuid,
    path: kind === null ? null : pathOf(kind, concept),
    note: null,
    ...others,
  };
}

/** The destination of a code; `where` is the name of its classification. */
export function foundCode(
  code: ClassificationCode,
  culture: string | null,
  classification: string,
  where: ChosenName,
): Found {
  const { versionGuid, classNumber } = code;
  const path = versionGuid === null ? null : paths.code(classification, versionGuid, { number: classNumber });
  return foundConcept("code", code, culture, { classNumber, where, path });
}

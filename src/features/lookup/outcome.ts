import type { ClassificationCode } from "#api/classifications.ts";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { paths } from "#addresses.ts";
import { pathOf } from "#concepts/kinds.ts";
import type { LookupInput } from "#concepts/open-by-guid/split-inputs.ts";

/** What an input leads to, or may lead to. */
export type Found = {
  /** Null for a page that shows no single concept, and where the service does not say what it is. */
  readonly kind: ConceptKind | null;
  readonly classNumber: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture that `name` was asked for in. */
  readonly culture: string | null;
  /** The classification of a code. */
  readonly where: string | null;
  readonly versionGuid: string | null;
  readonly path: string | null;
  readonly note: string | null;
};

export type Outcome =
  | { readonly status: "waiting" }
  /** Several where it is ambiguous. */
  | { readonly status: "found"; readonly found: readonly Found[] }
  | { readonly status: "not-found"; readonly note: string }
  /** What had been found before it failed stays. */
  | { readonly status: "failed"; readonly error: unknown; readonly found: readonly Found[] };

/** What came of one input; another object whenever that changes. */
export type LookupResult = { readonly input: LookupInput; readonly outcome: Outcome };

type Concept = Pick<Found, "name" | "defaultName"> & { readonly versionGuid: string | null };

/** What a concept of a kind leads to. */
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

/** What a code leads to; `where` is the name of its classification. */
export function foundCode(
  code: ClassificationCode,
  culture: string | null,
  classification: string,
  where: string,
): Found {
  const { versionGuid, classNumber } = code;
  const path = versionGuid === null ? null : paths.code(classification, versionGuid, { number: classNumber });
  return foundConcept("code", code, culture, { classNumber, where, path });
}

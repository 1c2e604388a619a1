import { identifyAndRemember, type Identity } from "#browser/queries/identify/identify.ts";
import { unitNames } from "#browser/queries/resources/units.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { ViewedConcept } from "#browser/storage/recently-viewed.ts";
import { CONCEPT_KINDS, type ConceptKind } from "#core/api/concept-kinds.ts";
import { pathOf } from "../name/kinds.ts";
import type { OpenInput } from "./parse-input.ts";

/** The names of a concept. */
export type Name = {
  readonly versionGuid: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture in which `name` was requested. */
  readonly culture: string | null;
};

/** The destination of an input. */
export type Destination =
  | {
      readonly status: "found";
      /** Null for an address without a single concept. */
      readonly kind: ConceptKind | null;
      /** Null if concepts of this kind have no address. */
      readonly path: string | null;
      readonly name: Name | null;
    }
  /** The service knows the concept but not its kind; these are the possible pages. */
  | { readonly status: "unclear"; readonly pages: readonly { kind: ConceptKind; path: string }[] }
  | { readonly status: "not-found" }
  | { readonly status: "failed"; readonly error: unknown };

/** Concepts that need no request. */
export type Remembered = {
  readonly recentlyViewed: readonly ViewedConcept[];
  readonly nameOf: (kind: ConceptKind, versionGuid: string) => Name | null;
};

/**
 * Finds the destination of an input. An address is its own destination; a GUID is looked up among the concepts viewed or listed before,
 * then at the service (see `identify`), which remembers its name. Rejects only with the reason of the signal.
 */
export async function resolveInput(
  scope: Pick<Scope, "client" | "service" | "culture">,
  remembered: Remembered,
  input: OpenInput,
  signal: AbortSignal,
): Promise<Destination> {
  if (input.kind === "address") return addressed(remembered, input);
  const { versionGuid } = input;
  const before = recall(remembered, versionGuid);
  if (before !== null) return before;
  return toDestination(await identifyAndRemember(scope, versionGuid, signal), versionGuid, scope.culture);
}

/** The destination of a version GUID, given its identity; names are in the culture. */
export function toDestination(identity: Identity, versionGuid: string, culture: string | null): Destination {
  switch (identity.status) {
    case "found":
      return {
        status: "found",
        kind: identity.kind,
        path: pathOf(identity.kind, { versionGuid }),
        name: identity.unit === null ? null : { versionGuid, culture, ...unitNames(identity.unit, culture) },
      };
    case "construction-object": {
      const { name, defaultName } = identity.concept;
      const found = { versionGuid, name, defaultName, culture: null };
      const path = pathOf("construction-object", found);
      return { status: "found", kind: "construction-object", path, name: found };
    }
    case "unclear": {
      // A GUID without any hint may still be a property: one without document and values leaves no trace.
      const kinds: readonly ConceptKind[] =
        identity.candidates.length === 0 ? ["property"] : identity.candidates;
      const pages = kinds.flatMap((kind) => {
        const path = pathOf(kind, { versionGuid });
        return path === null ? [] : [{ kind, path }];
      });
      return { status: "unclear", pages };
    }
    case "not-found":
    case "failed":
      return identity;
  }
}

function addressed(
  remembered: Remembered,
  { path, concept }: Extract<OpenInput, { kind: "address" }>,
): Destination {
  const kind = concept?.kind ?? null;
  const name = concept === null ? null : remembered.nameOf(concept.kind, concept.versionGuid);
  const unnamed = concept === null ? null : { ...NAMELESS, versionGuid: concept.versionGuid };
  return { status: "found", kind, path, name: name ?? unnamed };
}

const NAMELESS = { name: null, defaultName: null, culture: null };

function recall(remembered: Remembered, versionGuid: string): Destination | null {
  const seen = remembered.recentlyViewed.find((one) => one.versionGuid === versionGuid);
  if (seen !== undefined) return { status: "found", kind: seen.kind, path: seen.path, name: seen };
  for (const kind of CONCEPT_KINDS) {
    const name = remembered.nameOf(kind, versionGuid);
    if (name !== null) return { status: "found", kind, path: pathOf(kind, { ...name, versionGuid }), name };
  }
  return null;
}

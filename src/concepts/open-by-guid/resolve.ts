import type { Client } from "#api/client.ts";
import type { ViewedConcept } from "#memory/recently-viewed.ts";
import { CONCEPT_KINDS, type ConceptKind } from "#api/concept-kinds.ts";
import { unitNames } from "#queries/units.ts";
import { pathOf } from "../kinds.ts";
import { identify, type Identity } from "./identify.ts";
import type { OpenInput } from "./parse-input.ts";

/** What there is to call a concept by. */
export type Name = {
  readonly versionGuid: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture that `name` was asked for in. */
  readonly culture: string | null;
};

/** Where an input leads to. */
export type Destination =
  | {
      readonly status: "found";
      /** Null for an address that shows no single concept. */
      readonly kind: ConceptKind | null;
      /** Null where a concept of this kind has no address of its own. */
      readonly path: string | null;
      readonly name: Name | null;
    }
  /** The service knows the concept but does not say what it is; these are the pages that it may belong to. */
  | { readonly status: "unclear"; readonly pages: readonly { kind: ConceptKind; path: string }[] }
  | { readonly status: "not-found" }
  | { readonly status: "failed"; readonly error: unknown };

/** What is known without asking. */
export type Known = {
  readonly recentlyViewed: readonly ViewedConcept[];
  readonly nameOf: (kind: ConceptKind, versionGuid: string) => Name | null;
};

/**
 * Where an input leads to. An address leads where it says; for a GUID, what was viewed or listed before decides without a request, and
 * else the service is asked (see `identify`). Rejects only with the reason of the signal.
 */
export async function resolveInput(
  client: Client,
  culture: string | null,
  known: Known,
  input: OpenInput,
  signal: AbortSignal,
): Promise<Destination> {
  if (input.kind === "address") return addressed(known, input);
  const { versionGuid } = input;
  const before = recall(known, versionGuid);
  if (before !== null) return before;
  return toDestination(await identify(client, versionGuid, signal), versionGuid, culture);
}

/** Where a version GUID leads to, given what it stands for; names are in the culture. */
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
      // What no operation gives any hint of may still be a property: those without a document and values leave no trace.
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

function addressed(known: Known, { path, concept }: Extract<OpenInput, { kind: "address" }>): Destination {
  const kind = concept?.kind ?? null;
  const name = concept === null ? null : known.nameOf(concept.kind, concept.versionGuid);
  const unnamed = concept === null ? null : { ...NAMELESS, versionGuid: concept.versionGuid };
  return { status: "found", kind, path, name: name ?? unnamed };
}

const NAMELESS = { name: null, defaultName: null, culture: null };

function recall(known: Known, versionGuid: string): Destination | null {
  const seen = known.recentlyViewed.find((one) => one.versionGuid === versionGuid);
  if (seen !== undefined) return { status: "found", kind: seen.kind, path: seen.path, name: seen };
  for (const kind of CONCEPT_KINDS) {
    const name = known.nameOf(kind, versionGuid);
    if (name !== null) return { status: "found", kind, path: pathOf(kind, { ...name, versionGuid }), name };
  }
  return null;
}

import { shownNameOf } from "#browser/parts/name/concept-name.ts";
import { chooseName, type ChosenName } from "#browser/parts/name/localized-name.tsx";
import { loadedCodes } from "#browser/queries/code-tree/code-trees.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import {
  type RememberedName,
  rememberedConcept,
  rememberedConcepts,
} from "#browser/storage/concept-names.ts";
import { recentlyViewed } from "#browser/storage/recently-viewed.ts";
import { parseAddress } from "#core/addresses/addresses.ts";
import { CONCEPT_KINDS } from "#core/api/concept-kinds.ts";
import { text } from "#core/text/messages/text.ts";
import { type Found, foundCode, foundConcept } from "./outcome.ts";
import { comparableGuid, type Meaning } from "./read-input.ts";

/** Concepts found without a request of their own, by version GUID and by concept GUID. */
export class FoundConcepts {
  readonly #guids: ReadonlySet<string>;
  readonly #byVersion = new Map<string, Found>();
  readonly #byConcept = new Map<string, Map<string, Found>>();

  /** @param guids the GUIDs of the inputs, normalised by `comparableGuid` */
  constructor(guids: ReadonlySet<string>) {
    this.#guids = guids;
  }

  /** Adds a concept; the first one for a version GUID wins. */
  add(guid: string | null, found: () => Found, versionGuid: string | null): void {
    if (versionGuid === null) return;
    const version = comparableGuid(versionGuid);
    if (this.#guids.has(version) && !this.#byVersion.has(version)) this.#byVersion.set(version, found());
    if (guid === null) return;
    const concept = comparableGuid(guid);
    if (!this.#guids.has(concept)) return;
    const versions = this.#byConcept.get(concept) ?? new Map<string, Found>();
    this.#byConcept.set(concept, versions);
    if (!versions.has(version)) versions.set(version, { ...found(), note: text("lookup.noteByConceptGuid") });
  }

  /** The concepts of the first of several GUIDs for which any were found. */
  findAny(guids: readonly string[]): readonly Found[] {
    for (const guid of guids) {
      const found = this.find(guid);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The concepts of a GUID: several if it is a concept GUID with several versions. */
  find(guid: string): readonly Found[] {
    const key = comparableGuid(guid);
    const version = this.#byVersion.get(key);
    return version === undefined ? [...(this.#byConcept.get(key)?.values() ?? [])] : [version];
  }
}

/** The remembered name of a classification, else its GUID. */
export function classificationName({ service, culture }: Scope, versionGuid: string): ChosenName {
  const remembered = rememberedConcept(service, "classification", versionGuid);
  if (remembered === null) return { text: versionGuid, culture: null, isFallback: false };
  const shown = shownNameOf(remembered, culture);
  return chooseName(shown.concept, shown.culture);
}

/** Adds the remembered concepts and the loaded codes of the trees, without a request. */
export function addRemembered(concepts: FoundConcepts, scope: Scope): void {
  const { service } = scope;
  for (const { classification, node } of loadedCodes(scope)) {
    const { code, culture } = node;
    const found = (): Found =>
      foundCode(
        culture === scope.culture ? code : { ...code, name: null },
        culture === scope.culture ? culture : null,
        classification,
        classificationName(scope, classification),
      );
    concepts.add(code.guid, found, code.versionGuid);
  }
  for (const viewed of recentlyViewed(service)) {
    const others = { ...codeInAddress(scope, viewed.path), path: viewed.path };
    const remembered = rememberedConcept(service, viewed.kind, viewed.versionGuid);
    const found = (): Found => foundByName(scope, viewed.kind, { guid: null, ...viewed }, others);
    concepts.add(remembered?.guid ?? null, found, viewed.versionGuid);
  }
  for (const kind of CONCEPT_KINDS)
    for (const one of rememberedConcepts(service, kind))
      concepts.add(one.guid, () => foundByName(scope, kind, one), one.versionGuid);
}

function foundByName(
  scope: Scope,
  kind: NonNullable<Found["kind"]>,
  remembered: RememberedName,
  others: Partial<Found> = {},
): Found {
  const { concept, culture } = shownNameOf(remembered, scope.culture);
  const found = foundConcept(
    kind,
    { versionGuid: remembered.versionGuid, name: concept.name, defaultName: concept.defaultName },
    culture,
    others,
  );
  return found.path === null ? { ...found, note: text("lookup.noteCodeWithoutClassification") } : found;
}

/** The destination of an address of the app, with what is remembered about its concept. */
export function foundAtAddress(
  { path, concept }: Extract<Meaning, { kind: "address" }>,
  concepts: FoundConcepts,
  scope: Scope,
): Found {
  if (concept === null) {
    const page = { versionGuid: null, name: path, defaultName: null };
    return foundConcept(null, page, null, { path, note: text("lookup.noteNoConcept") });
  }
  const unnamed = { versionGuid: concept.versionGuid, name: null, defaultName: null };
  const found = concepts.find(concept.versionGuid).find(({ kind }) => kind === concept.kind);
  return { ...(found ?? foundConcept(concept.kind, unnamed, null)), ...codeInAddress(scope, path), path };
}

/** The classification and number of a code, derived from its address. */
function codeInAddress(scope: Scope, path: string): Partial<Found> {
  const route = parseAddress(path);
  if (route?.page !== "code") return {};
  const { classification, number } = route.params;
  return { where: classificationName(scope, classification), classNumber: number };
}

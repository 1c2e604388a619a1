import { parseAddress } from "#core/addresses/addresses.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { Client } from "#core/api/http/client.ts";
import { unlessUnknown } from "#core/api/http/unless-unknown.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { listConceptVersions } from "#core/api/resources/concepts.ts";
import { getUnit } from "#core/api/resources/units.ts";
import { LOOKUP_COLUMNS, type LookupEntry } from "#core/files/write/kinds/lookup.ts";
import { classifications, constructionObjects, matchingCodes, templates } from "#core/library/lists.ts";
import { bareGuid, looksLikeGuid } from "#core/text/guid-forms.ts";
import { fold } from "#core/text/match-text.ts";
import type { TableOf } from "./output.ts";

export const FOUND: TableOf<LookupEntry> = {
  headers: LOOKUP_COLUMNS.map(({ header }) => header),
  rowsOf: (found) => [LOOKUP_COLUMNS.map(({ value }) => value(found))],
};

const NOTHING = {
  kind: null,
  classNumber: null,
  name: null,
  defaultName: null,
  where: null,
  versionGuid: null,
  note: null,
} as const satisfies Omit<LookupEntry, "input">;

type Settings = {
  readonly culture: string | null;
  readonly signal: AbortSignal;
  /** Version GUID of the classification whose codes are searched; null: all. */
  readonly classification: string | null;
};

/** What each input is: a GUID or an address among the lists (E5, E9, E3), the units (E15) and all concepts (E7), anything else a class number (E2). */
export async function* lookUp(
  client: Client,
  inputs: readonly string[],
  settings: Settings,
): AsyncGenerator<LookupEntry> {
  const { culture, signal } = settings;
  const all = await collected(classifications(client, { culture, signal }));
  const { classification } = settings;
  // E5 lists the latest versions only, while E2 may know others.
  const searched =
    classification === null
      ? all
      : [all.find(({ versionGuid }) => versionGuid === classification) ?? unnamed(classification)];
  let listed: ReadonlyMap<string, Omit<LookupEntry, "input">> | null = null;
  for (const input of inputs) {
    const guid = guidIn(input);
    if (guid === null) {
      yield* codesOf(client, input, searched, settings);
      continue;
    }
    listed ??= await listedConcepts(client, all, settings);
    const found = listed.get(guid.toLowerCase()) ?? (await unlisted(client, guid, settings));
    yield { ...found, input };
  }
}

function unnamed(versionGuid: string): ConceptSummary {
  return { guid: null, versionGuid, name: null, defaultName: null };
}

function guidIn(input: string): string | null {
  if (/^https?:\/\//i.test(input) && URL.canParse(input)) {
    const { pathname, search } = new URL(input);
    return parseAddress(pathname + search)?.concept?.versionGuid ?? null;
  }
  const bare = bareGuid(input);
  return looksLikeGuid(bare) ? bare : null;
}

/** The concepts that a service lists, by both of their GUIDs. */
async function listedConcepts(
  client: Client,
  known: readonly ConceptSummary[],
  { culture, signal }: Settings,
): Promise<ReadonlyMap<string, Omit<LookupEntry, "input">>> {
  const [ofTemplates, objects] = await Promise.all([
    collected(templates(client, { culture, signal })),
    collected(constructionObjects(client, { culture, signal })),
  ]);
  const found = new Map<string, Omit<LookupEntry, "input">>();
  for (const [kind, concepts] of [
    ["Construction object", objects],
    ["Template", ofTemplates],
    ["Classification", known],
  ] as const) {
    for (const { guid, versionGuid, name, defaultName } of concepts) {
      const concept = { ...NOTHING, kind, name, defaultName, versionGuid };
      if (guid !== null) found.set(guid.toLowerCase(), { ...concept, note: "Found by its concept GUID." });
      if (versionGuid !== null) found.set(versionGuid.toLowerCase(), concept);
    }
  }
  return found;
}

/** A concept that no list contains. */
async function unlisted(
  client: Client,
  versionGuid: string,
  { culture, signal }: Settings,
): Promise<Omit<LookupEntry, "input">> {
  const unit = await unlessUnknown(getUnit(client, { versionGuid }, signal));
  if (unit !== null) {
    const texts = unit.fullNames ?? [];
    const inCulture = (code: string | null) =>
      texts.find(({ languageCode }) => languageCode === code)?.text ?? null;
    return { ...NOTHING, kind: "Unit", name: inCulture(culture), defaultName: inCulture("en"), versionGuid };
  }
  const versions = await unlessUnknown(
    listConceptVersions(client, { versionGuid, skip: 0, take: 1 }, signal),
  );
  if (versions === null || versions.results.length === 0)
    return { ...NOTHING, note: "The service does not know it as a version GUID." };
  return { ...NOTHING, versionGuid, note: "The service has it, but no operation gives its kind and name." };
}

/** The codes with a class number. */
async function* codesOf(
  client: Client,
  input: string,
  searched: readonly ConceptSummary[],
  { culture, signal }: Settings,
): AsyncGenerator<LookupEntry> {
  const number = fold(input.trim());
  const found = await Promise.all(
    searched.map(async ({ versionGuid, name, defaultName }) => {
      // The codes of a classification without a GUID cannot be requested.
      if (!versionGuid) return [];
      const lookup = { classification: versionGuid, culture, signal };
      const isIt = ({ classNumber }: ClassificationCode) => fold(classNumber?.trim() ?? "") === number;
      const code =
        (await first(matchingCodes(client, { ...lookup, classNumber: input }), isIt)) ??
        (await first(matchingCodes(client, { ...lookup, search: input }), isIt));
      return code === null ? [] : [{ ...code, where: name ?? defaultName }];
    }),
  );
  const codes = found.flat();
  if (codes.length === 0) yield { ...NOTHING, input, note: "No code has this class number." };
  for (const { classNumber, name, defaultName, versionGuid, where } of codes)
    yield { input, kind: "Code", classNumber, name, defaultName, where, versionGuid, note: null };
}

async function first<T>(items: AsyncIterable<T>, isIt: (item: T) => boolean): Promise<T | null> {
  for await (const item of items) if (isIt(item)) return item;
  return null;
}

async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/**
 * Every address of the app, once: its pattern, how it is built and read back, and which page it opens. Router, links, navigation, the
 * tabs of a template, 'Search everything' and the preloading read this table.
 */
import type { Messages } from "use-intl/core";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { OperationId } from "#core/api/operations.ts";
import { keysOf } from "#core/lib/keys-of.ts";
import { type Text, text as message } from "#core/text/messages/text.ts";
import {
  addressPattern,
  flag,
  list,
  type Params,
  type Query,
  splitAddress,
  text,
} from "./address-pattern.ts";

/** A request that a page begins with. */
export type FirstRequest = {
  readonly operation: OperationId;
  /** The version GUID in the operation's path; left out where it has none. */
  readonly versionGuid?: string;
  /** The name of a configured Take; 1 for a count, which needs no culture. */
  readonly take: 1 | "list" | "codes";
};

/** The concept that an address shows. */
export type ConceptAt = { readonly kind: ConceptKind; readonly versionGuid: string };

/** A section of the navigation or a tab of a template, by the key of its label. */
type EntryKey = keyof Messages["addresses"];

type Options<P extends string, Q extends Query> = {
  /** The entry of the navigation to which the page belongs; the entry opens the first page of its section. */
  readonly section?: EntryKey;
  /** The tab of a template whose content the page is; the tab opens the first of its pages. */
  readonly tab?: EntryKey;
  /** The kind of concept that the page shows, which the last parameter of its path names. */
  readonly shows?: ConceptKind;
  /** Another path to the page, with the same parameters. */
  readonly alias?: string;
  /** The requests that the page begins with, if they are worth sending before its module has loaded. */
  readonly first?: (params: Params<P, Q>) => readonly FirstRequest[];
};

/** @param query its parameters besides `culture`, `beside` and `file`, which every address takes */
function page<const P extends string, Q extends Query>(pattern: P, query: Q, options: Options<P, Q> = {}) {
  const { section = null, tab = null, shows = null, alias, first = () => [] } = options;
  const { build, fill, read } = addressPattern(pattern, query, alias);
  const find = (path: readonly string[], search: URLSearchParams) => {
    const found = read(path, search);
    if (found === null) return null;
    const { params, inPath } = found;
    const concept: ConceptAt | null =
      shows === null ? null : { kind: shows, versionGuid: inPath.at(-1) ?? "" };
    return { params, subject: inPath[0] ?? "", concept, first: first(params) };
  };
  return Object.assign(build, { pattern, query, section, tab, shows, fill, find });
}

const counted = (operation: OperationId): FirstRequest => ({ operation, take: 1 });
const listed = (operation: OperationId): FirstRequest => ({ operation, take: "list" });

type TreeParams = { readonly classification: string; readonly search: string | null };
/** The first level of a code tree, unless it is searched. */
function firstCodes({ classification, search }: TreeParams): readonly FirstRequest[] {
  if (search !== null) return [];
  return [{ operation: "E2", versionGuid: classification, take: "codes" }];
}

/** The pages by their keys; each entry builds its address when it is called. */
export const paths = {
  overview: page("/", {}, { section: "overview", first: () => [listed("E5"), counted("E9"), counted("E3")] }),
  classifications: page("/classifications", {}, { section: "classifications", first: () => [listed("E5")] }),
  classification: page(
    "/classifications/:classification",
    { search: text },
    { section: "classifications", shows: "classification", first: firstCodes },
  ),
  /** With `number`, the code is found from the address alone; `nested` shows the templates of the codes below it as well. */
  code: page(
    "/classifications/:classification/codes/:code",
    { number: text, nested: flag, search: text },
    { section: "classifications", shows: "code", first: firstCodes },
  ),
  templates: page(
    "/templates",
    { classification: text, code: text, nested: flag, search: text },
    {
      section: "templates",
      first: ({ classification, code, nested }) =>
        classification === null && code === null && !nested ? [listed("E9")] : [],
    },
  ),
  template: page(
    "/templates/:template/properties",
    { search: text },
    { section: "templates", tab: "properties", shows: "template", alias: "/templates/:template" },
  ),
  templateProperty: page(
    "/templates/:template/properties/:property",
    { search: text },
    { section: "templates", tab: "properties", shows: "property" },
  ),
  templateClassifications: page(
    "/templates/:template/classifications",
    {},
    { section: "templates", tab: "classifications", shows: "template" },
  ),
  templateDocuments: page(
    "/templates/:template/documents",
    {},
    { section: "templates", tab: "documents", shows: "template" },
  ),
  templateVersions: page(
    "/templates/:template/versions",
    {},
    { section: "templates", tab: "versions", shows: "template" },
  ),
  properties: page("/properties", { search: text }, { section: "properties" }),
  property: page("/properties/:property", {}, { section: "properties", shows: "property" }),
  propertyTag: page("/property-tags/:tag", { template: text }, { shows: "property-tag" }),
  documents: page("/documents", { search: text }, { section: "documents" }),
  document: page("/documents/:document", {}, { section: "documents", shows: "document" }),
  units: page("/units", { search: text }, { section: "units" }),
  /** `compare` is the version GUID of a unit to compare it with, in addresses of earlier versions. */
  unit: page("/units/:unit", { compare: text }, { section: "units", shows: "unit" }),
  /** `object` is the version GUID of the one whose details are open. */
  constructionObjects: page(
    "/construction-objects",
    { search: text, object: text },
    {
      section: "constructionObjects",
      first: ({ search, object }) => (search === null && object === null ? [listed("E3")] : []),
    },
  ),
  requirements: page("/requirements", {}, { section: "requirements" }),
  /** `cellStage` and `cellRole` are the part of the matrix whose rows the table shows; `groups=none`: the plan has no groups. */
  projectRequirements: page(
    "/projects/:project/requirements",
    {
      productType: list,
      stage: list,
      role: list,
      view: text,
      cellStage: text,
      cellRole: text,
      sort: text,
      search: text,
      groups: text,
    },
    { section: "requirements" },
  ),
  /** Without `classification`, all that the service lists; `show` is the part of the worklist. */
  translations: page(
    "/translations",
    { classification: text, search: text, show: text },
    { section: "translations" },
  ),
  /** `q` are the inputs, unless there are too many for an address: see `inputsInAddress`. */
  lookup: page("/lookup", { q: list, classification: text, sort: text }),
  /** Two to four concepts of one kind by their version GUIDs; `only=differences` hides rows that are the same. */
  compare: page("/compare", { kind: text, a: text, b: text, c: text, d: text, only: text }),
  connect: page("/connect", {}),
  offline: page("/offline", {}),
};

/** The kinds whose concepts can be compared. */
export const COMPARABLE_KINDS = ["template", "property", "unit", "classification"] as const;

export type ComparableKind = (typeof COMPARABLE_KINDS)[number];

export function isComparable(kind: string | null | undefined): kind is ComparableKind {
  return COMPARABLE_KINDS.some((comparable) => comparable === kind);
}

/** The most concepts that are compared at once. */
export const MAX_COMPARED = 4;

/** The address of a comparison of concepts by their version GUIDs. */
export function comparisonOf(kind: ComparableKind, versionGuids: readonly string[]): string {
  const [a = null, b = null, c = null, d = null] = versionGuids;
  return paths.compare({ kind, a, b, c, d });
}

/** The address of a larger lookup does not contain its inputs, so that it stays short enough to be shared. */
const MAX_INPUTS_IN_ADDRESS = 20;

/** The inputs of a lookup as its address contains them: all or none. */
export function inputsInAddress(inputs: readonly string[]): readonly string[] {
  return inputs.length > MAX_INPUTS_IN_ADDRESS ? [] : inputs;
}

export type PageKey = keyof typeof paths;
export type PageParams<K extends PageKey> = NonNullable<ReturnType<(typeof paths)[K]["find"]>>["params"];

/** The page at an address, with its parameters. */
export type Route<K extends PageKey = PageKey> = {
  readonly [P in K]: {
    readonly page: P;
    readonly params: PageParams<P>;
    /** The first parameter of the path: another one is another page, although the address pattern is the same. */
    readonly subject: string;
    readonly concept: ConceptAt | null;
    readonly first: readonly FirstRequest[];
  };
}[K];

export const PAGE_KEYS: readonly PageKey[] = keysOf(paths);

type Entry = { readonly key: EntryKey; readonly label: Text; readonly page: PageKey };

/** The sections of the navigation, or the tabs of a template, in their order, with the page that each opens. */
export function entriesOf(part: "section" | "tab"): readonly Entry[] {
  const entries = new Map<EntryKey, PageKey>();
  for (const page of PAGE_KEYS) {
    const key = paths[page][part];
    if (key !== null && !entries.has(key)) entries.set(key, page);
  }
  return [...entries].map(([key, page]) => ({ key, label: message(`addresses.${key}`), page }));
}

/** The address of the page that shows a concept; null if it takes more than the concept. */
export function pageOf(kind: ConceptKind, versionGuid: string): string | null {
  const page = PAGE_KEYS.find(
    (key) => paths[key].shows === kind && paths[key].pattern.split(":").length === 2,
  );
  return page === undefined ? null : paths[page].fill(versionGuid);
}

/** The page at an address below the base of the app; null if there is none. This is the only place where percent-encoding is decoded. */
export function parseAddress(address: string): Route | null;
export function parseAddress(address: string) {
  const { segments, query } = splitAddress(address);
  const search = new URLSearchParams(query);
  for (const page of PAGE_KEYS) {
    const found = paths[page].find(segments, search);
    if (found !== null) return { page, ...found };
  }
  return null;
}

/** Whether one page shows both paths, as with another code of the same tree or another property of the same template. */
export function isSamePage(path: string, other: string): boolean {
  const [a, b] = [parseAddress(path), parseAddress(other)];
  if (path === other || a === null || b === null || a.subject === "") return path === other;
  const isSameTab =
    paths[a.page].section === paths[b.page].section && paths[a.page].tab === paths[b.page].tab;
  return isSameTab && a.subject === b.subject;
}

/** The parameters of a query that identify a concept; filters and searches do not. */
const IDENTIFYING = ["number", "template"];

/** An address without the parameters that do not identify the concept that it shows. */
export function identifyingAddress(path: string, query: string): string {
  const given = new URLSearchParams(query);
  return withParameters(path, Object.fromEntries(IDENTIFYING.map((name) => [name, given.get(name)])));
}

/** The same address in a culture; null leaves the choice to the browser in which it is opened. */
export function withCulture(address: string, culture: string | null): string {
  return withParameters(address, { culture });
}

/** The same address in the service of a catalogue file; null: in the service that is connected. */
export function withFile(address: string, file: string | null): string {
  return withParameters(address, { file });
}

/** The catalogue file in whose service an address is, from its query; null if it names none. */
export function fileOf(query: string): string | null {
  return sharedParametersOf(query).file;
}

/** The same address with the parameters that links keep; its own catalogue file takes precedence. */
export function withSharedParameters(address: string, shared: ReturnType<typeof sharedParametersOf>): string {
  const file = shared.file === null ? null : (fileOf(splitAddress(address).query) ?? shared.file);
  return withParameters(address, { ...shared, file });
}

/** The parameters that links keep, from a query: the catalogue file and both cultures; null for those that it lacks. */
export function sharedParametersOf(query: string) {
  const params = new URLSearchParams(query);
  return {
    file: params.get("file") || null,
    culture: params.get("culture"),
    beside: params.get("beside") || null,
  };
}

/** The same address with parameters that replace its own of these names; those that are null do not. */
function withParameters(address: string, parameters: Record<string, string | null>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  if (given.length === 0) return address;
  const { path, query, hash } = splitAddress(address);
  const search = new URLSearchParams(query);
  for (const [name, value] of given) search.set(name, value);
  return `${path}?${search.toString()}${hash}`;
}

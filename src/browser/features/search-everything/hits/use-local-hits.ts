import { useMemo, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import {
  type RememberedKind,
  toMatchable,
  useRememberedList,
} from "#browser/parts/list/use-remembered-list.ts";
import { shownNameOf, type ShownName } from "#browser/parts/name/concept-name.ts";
import { pathOf } from "#browser/parts/name/kinds.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import { useStartingPoints } from "#browser/queries/starting-points.ts";
import {
  type RememberedName,
  rememberedConcept,
  useRememberedConcepts,
} from "#browser/storage/concept-names.ts";
import { useRecentProjects } from "#browser/storage/recent-projects.ts";
import { useRecentlyViewed, type ViewedConcept } from "#browser/storage/recently-viewed.ts";
import { useUnitSummaries } from "#browser/storage/unit-summaries.ts";
import { entriesOf, parseAddress, paths } from "#core/addresses/addresses.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import type { Matchable } from "#core/text/match-text.ts";
import { type Matches, Matcher } from "#core/text/matcher.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { type Hit, type Place, plainName, type RankedHit, MAX_HITS } from "./hits.ts";
import { codeKey } from "./use-code-search.ts";

export type LocalHits = {
  readonly hits: readonly RankedHit[];
  readonly count: number;
  /** Whether everything was searched. */
  readonly isDone: boolean;
};

/** The option for a concept. */
export function conceptHit(kind: ConceptKind, shown: ShownName, details: Hit["details"] = null) {
  const { versionGuid = null, guid = null, ...names } = shown.concept;
  const to = pathOf(kind, { ...names, versionGuid });
  if (to === null) return null;
  const key = `${kind} ${conceptKey({ versionGuid, guid }) ?? ""}`;
  return { key, shown, number: null, details, action: { to } };
}

function toHits<T>(
  { best, count, isDone }: Matches<T>,
  toHit: (item: T) => Omit<RankedHit, "rank"> | null,
): LocalHits {
  const hits = best.flatMap(({ item, rank }) => {
    const hit = toHit(item);
    return hit === null ? [] : [{ ...hit, rank }];
  });
  return { hits, count, isDone };
}

/** The searchable texts of a listed concept. */
export const summaryTexts = ({
  name,
  defaultName,
  versionGuid,
  guid,
}: ConceptSummary | RememberedName): Matchable => ({
  texts: [name, defaultName],
  guids: [versionGuid, guid],
});

const placeIn = (inside: RememberedName | null, culture: string | null): Place | null =>
  inside && { inside: shownNameOf(inside, culture), numbers: [] };

/** Hits among the concepts of a query's list. */
export function useListHits(
  scope: Scope,
  kind: ConceptKind,
  items: readonly ConceptSummary[],
  text: string,
): LocalHits {
  const { culture } = scope;
  return toHits(useMatches(items, text, summaryTexts), (concept) => conceptHit(kind, { concept, culture }));
}

/** Hits among the remembered concepts of a kind. */
export function useRememberedHits(scope: Scope, kind: ConceptKind, text: string): LocalHits {
  const remembered = useRememberedConcepts(scope.service, kind);
  return toHits(useMatches(remembered, text, summaryTexts), (one) =>
    conceptHit(kind, shownNameOf(one, scope.culture)),
  );
}

/** Hits among remembered concepts that no operation lists, with the template that has them. */
export function useUnlistedHits(
  { service, culture }: Scope,
  kind: RememberedKind,
  text: string,
  collected?: readonly ConceptSummary[],
): LocalHits {
  const { items } = useRememberedList(kind, collected);
  return toHits(useMatches(items, text, toMatchable), ({ shown, template = null }) => {
    const inside = template === null ? null : rememberedConcept(service, "template", template);
    return conceptHit(kind, shown, placeIn(inside, culture));
  });
}

/** Hits among the remembered units, also by symbol. */
export function useUnitHits(scope: Scope, text: string): LocalHits {
  const { items } = useRememberedList("unit");
  const summaries = useUnitSummaries(scope.service);
  const units = useMemo(
    () =>
      items.map((item) => {
        const symbols = summaries.get(item.versionGuid)?.symbols.map((symbol) => symbol.text) ?? [];
        return { item, symbols: [...new Set(symbols)] };
      }),
    [items, summaries],
  );
  return toHits(useMatches(units, text, unitTexts), ({ item, symbols }) =>
    conceptHit("unit", item.shown, symbols.length === 0 ? null : symbols.join(", ")),
  );
}

function unitTexts({
  item,
  symbols,
}: {
  item: Parameters<typeof toMatchable>[0];
  symbols: readonly string[];
}) {
  const { texts, guids } = toMatchable(item);
  return { texts: [...texts, ...symbols], guids };
}

const numberOf = ({ path }: ViewedConcept): string | null => {
  const address = parseAddress(path);
  return address?.page === "code" ? address.params.number : null;
};

const viewedTexts = (viewed: ViewedConcept): Matchable => ({
  texts: [viewed.name, viewed.defaultName],
  number: numberOf(viewed),
  guids: [viewed.versionGuid],
});

/** The option for a recently viewed concept, at its address. */
export function viewedHit(viewed: ViewedConcept, { service, culture }: Scope): Omit<RankedHit, "rank"> {
  const { kind, versionGuid, path } = viewed;
  const address = kind === "code" ? parseAddress(path) : null;
  const inside =
    address?.page === "code" ? rememberedConcept(service, "classification", address.subject) : null;
  return {
    key: address?.page === "code" ? codeKey(address.subject, versionGuid) : `${kind} ${versionGuid}`,
    shown: shownNameOf({ ...viewed, guid: null }, culture),
    number: numberOf(viewed),
    details: placeIn(inside, culture),
    action: { to: path },
  };
}

/** Hits among recently viewed codes. */
export function useViewedCodeHits(scope: Scope, text: string): LocalHits {
  const viewed = useRecentlyViewed(scope.service);
  const codes = useMemo(() => viewed.filter(({ kind }) => kind === "code"), [viewed]);
  return toHits(useMatches(codes, text, viewedTexts), (one) => viewedHit(one, scope));
}

type AppPage = { readonly name: string; readonly details: string; readonly to: string };

const PAGES: readonly { readonly label: Text; readonly to: string }[] = [
  ...entriesOf("section").map(({ label, page }) => ({ label, to: paths[page].fill() })),
  { label: text("lookup.lookup"), to: paths.lookup() },
  { label: text("shell.offline"), to: paths.offline() },
  { label: text("search.connect"), to: paths.connect() },
  { label: text("search.openFile"), to: paths.connect() },
];

const pageTexts = ({ name, details }: AppPage): Matchable => ({ texts: [name, details] });

/** Hits among the pages of the app, and projects. */
export function usePageHits(scope: Scope, search: string): LocalHits {
  const { data } = useStartingPoints();
  const recent = useRecentProjects(scope.service);
  const wording = useText();
  const pages = useMemo(() => {
    const projects = new Map(recent.map((id) => [id, ""]));
    for (const { id, name } of data?.projects ?? []) projects.set(id, name);
    const page = text("search.page");
    return [
      ...PAGES.map(({ label, to }) => ({ name: wording(label), details: wording(page), to })),
      ...[...projects].map(([id, name]) => projectPage(id, name, wording)),
    ];
  }, [data, recent, wording]);
  return toHits(useMatches(pages, search, pageTexts), ({ name, details, to }) => ({
    key: `page ${to} ${name}`,
    shown: plainName(name),
    number: null,
    details,
    action: { to },
  }));
}

function projectPage(project: number, name: string, wording: Wording): AppPage {
  const id = String(project);
  return {
    name: name || wording(text("search.project", { id })),
    details: wording(name === "" ? text("addresses.requirements") : text("search.requirementsOf", { id })),
    to: paths.projectRequirements(project),
  };
}

/** The items of a list that match a text, computed before paint. */
function useMatches<T>(items: readonly T[], search: string, toMatchable: (item: T) => Matchable): Matches<T> {
  const [matcher] = useState(() => new Matcher(toMatchable, MAX_HITS));
  useLayoutEffect(() => {
    matcher.find(items, search);
    return () => matcher.stop();
  }, [matcher, items, search]);
  const matches = useSyncExternalStore(matcher.matches.subscribe, matcher.matches.get);
  return {
    ...matches,
    isDone: matches.isDone && matches.items === items && matches.search === search,
  };
}

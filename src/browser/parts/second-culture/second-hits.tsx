import { useMemo, useSyncExternalStore } from "react";
import { useScope } from "#browser/queries/scope/scope.ts";
import type { Rows } from "#browser/ui/list/list-row.tsx";
import type { RowRange } from "#browser/ui/list/row-range.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { Store } from "#core/lib/store.ts";
import { useRowsAtRest } from "../list/use-rows-at-rest.ts";
import { searchPages } from "./search-pages.ts";
import { SecondCodes, SecondCodesOf, type SecondTreeProps } from "./second-codes.tsx";

type SecondHitsProps = SecondTreeProps & {
  /** The codes that a search has found. */
  readonly hits: Rows<ClassificationCode>;
  readonly search: string;
  readonly view: Pick<Store<RowRange>, "get" | "subscribe">;
};

/**
 * Loads the texts of the hits in view in the second culture. The same search finds those whose number or default name matches; others match
 * by a name that they do not have there, and are requested by their number.
 */
export function SecondHits({ hits, search, view, ...props }: SecondHitsProps) {
  const { takes } = useScope();
  const range = useSyncExternalStore(view.subscribe, view.get);
  const inView = useMemo(() => {
    const { first, last } = range;
    const pageOf = searchPages(props.classification, search, takes.list);
    const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
    return rows.flatMap((row) => {
      const code = hits.at(row);
      return code === undefined ? [] : { versionGuid: code.versionGuid, code, page: pageOf(code, row) };
    });
  }, [hits, range, search, props.classification, takes.list]);
  return <SecondCodes {...props} codes={useRowsAtRest(inView)} />;
}

type SecondFoundCodesProps = {
  /** The codes in view that a search in several classifications has found. */
  readonly codes: readonly { readonly classification: string; readonly code: ClassificationCode }[];
  readonly search: string;
  readonly beside: string;
};

/** Loads the texts of codes of several classifications in the second culture. */
export function SecondFoundCodes({ codes, search, beside }: SecondFoundCodesProps) {
  const { takes } = useScope();
  const classifications = [...new Set(codes.map(({ classification }) => classification))];
  return classifications.map((classification) => {
    const pageOf = searchPages(classification, search, takes.list);
    return (
      <SecondCodesOf
        key={classification}
        classification={classification}
        codes={codes.flatMap(({ code, ...found }) =>
          found.classification === classification ? { code, page: pageOf(code, 0) } : [],
        )}
        beside={beside}
      />
    );
  });
}

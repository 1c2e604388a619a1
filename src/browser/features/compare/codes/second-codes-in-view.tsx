import { useMemo, useSyncExternalStore } from "react";
import { useRowsAtRest } from "#browser/parts/list/use-rows-at-rest.ts";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { Store } from "#core/lib/store.ts";
import type { ComparedConcept } from "../compared-concept.ts";
import type { CodeLine } from "./compared-codes.ts";

type SecondCodesInViewProps = {
  readonly lines: readonly CodeLine[];
  readonly sides: readonly [ComparedConcept, ComparedConcept];
  /** The key of the line whose details are shown; null: the first. */
  readonly activeKey: string | null;
  /** The keys of the lines in view. */
  readonly inView: Pick<Store<readonly string[]>, "get" | "subscribe">;
};

/** Loads the texts of the compared codes in view in the second culture, and those of the details. */
export function SecondCodesInView(props: SecondCodesInViewProps) {
  return <SecondCulture>{(_, beside) => <CodesInView {...props} beside={beside} />}</SecondCulture>;
}

function CodesInView(props: SecondCodesInViewProps & { readonly beside: string }) {
  const { lines, sides, activeKey, beside } = props;
  const keys = useSyncExternalStore(props.inView.subscribe, props.inView.get);
  const shown = useMemo(() => {
    const isShown = new Set([...keys, activeKey ?? lines[0]?.key]);
    return lines.filter(({ key }) => isShown.has(key));
  }, [lines, keys, activeKey]);
  const isActive = ({ key }: CodeLine): boolean => key === (activeKey ?? lines[0]?.key);
  const ofSecond = shown.flatMap(({ row }) => row.second ?? []);
  // A code that both have is shown as that of the second.
  const ofFirst = shown.flatMap((line) =>
    line.row.second === null || isActive(line) ? (line.row.first ?? []) : [],
  );
  return (
    <>
      <SecondSide classification={sides[0].versionGuid} codes={ofFirst} beside={beside} />
      <SecondSide classification={sides[1].versionGuid} codes={ofSecond} beside={beside} />
    </>
  );
}

type SecondSideProps = {
  readonly classification: string;
  readonly codes: readonly ClassificationCode[];
  readonly beside: string;
};

function SecondSide({ classification, codes, beside }: SecondSideProps) {
  const atRest = useRowsAtRest(codes);
  return (
    <SecondCulture>
      {({ SecondCodesOf }) => (
        <SecondCodesOf
          classification={classification}
          codes={atRest.map((code) => ({ code }))}
          beside={beside}
        />
      )}
    </SecondCulture>
  );
}

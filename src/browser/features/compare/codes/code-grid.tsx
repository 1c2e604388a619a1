import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { useSecondNameOf } from "#browser/parts/second-culture/second-culture.tsx";
import { keepCultureAndFile } from "#browser/routing/latest-location.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { panePositions } from "#browser/ui/layout/scroll-pane.tsx";
import { secondNoteId } from "#browser/ui/list/note-ids.ts";
import { MEDIA } from "#browser/ui/theme/breakpoints.ts";
import type { ItemIds } from "#browser/ui/tree/tree-item.tsx";
import { useCellKeys } from "#browser/ui/tree/use-cell-keys.ts";
import { VirtualTree } from "#browser/ui/tree/virtual-tree.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { createStore } from "#core/lib/store.ts";
import type { ComparedConcept } from "../compared-concept.ts";
import { ConceptHead } from "../concept-head.tsx";
import { CodeCells } from "./code-cells.tsx";
import type { CodeLine } from "./compared-codes.ts";
import { SecondCodesInView } from "./second-codes-in-view.tsx";
import classes from "./classification-comparison.module.css";

/** Height of a row in px; on phones the states are below the code. */
const ROW_HEIGHTS = { oneLine: 32, twoLines: 56 };

type CodeGridProps = {
  readonly lines: readonly CodeLine[];
  readonly sides: readonly [ComparedConcept, ComparedConcept];
  /** The culture of the texts. */
  readonly culture: string | null;
  readonly activeKey: string | null;
  readonly onActive: (key: string) => void;
  readonly onOpen: (key: string, isOpen: boolean) => void;
  readonly onOpenSiblings: (key: string) => void;
  /** The key under which the scroll position is kept. */
  readonly memoryKey: string;
};

/** The treegrid 'Comparison': the merged codes of two classifications. */
export function CodeGrid(props: CodeGridProps) {
  const t = useTranslations("compare");
  const { lines, sides, culture, activeKey, memoryKey, onActive, onOpen, onOpenSiblings } = props;
  const navigate = useNavigate();
  const hasSecond = useCulture().beside !== null;
  const secondNameOf = useSecondNameOf();
  const [inView] = useState(() => createStore<readonly string[]>([]));
  const cellKeys = useCellKeys();
  const hasTwoLines = useMediaQuery(MEDIA.tablet, undefined, { getInitialValueInEffect: false });
  const [first, second] = sides.map(({ versionGuid }) => versionGuid);
  const hrefOf = useCallback(
    ({ row: { shown, ...row } }: CodeLine): string | null => {
      const classification = row.second === null ? first : second;
      return classification === undefined || shown.versionGuid === null
        ? null
        : keepCultureAndFile(paths.code(classification, shown.versionGuid, { number: shown.classNumber }));
    },
    [first, second],
  );
  const renderItem = useCallback(
    (line: CodeLine, ids: ItemIds) => (
      <CodeCells row={line.row} culture={culture} ids={ids} href={hrefOf(line)} />
    ),
    [culture, hrefOf],
  );
  const describedBy = useCallback(
    ({ row: { shown } }: CodeLine, ids: ItemIds) => [
      ...(chooseName(shown, culture).isFallback ? [ids.note] : []),
      ...(hasSecond ? [secondNoteId(ids.note)] : []),
    ],
    [culture, hasSecond],
  );
  const textsOf = useCallback(
    ({ row: { shown } }: CodeLine) => [
      shown.classNumber ?? "",
      chooseName(shown, culture).text,
      secondNameOf(shown) ?? "",
    ],
    [culture, secondNameOf],
  );
  const onScroll = useCallback(
    (top: number) => void panePositions.set(memoryKey, { top, left: 0 }),
    [memoryKey],
  );
  const open = (line: CodeLine): void => {
    const href = hrefOf(line);
    if (href !== null) void navigate(href);
  };
  return (
    <div
      role="treegrid"
      aria-label={t("comparison")}
      aria-rowcount={lines.length + 1}
      className={classes.grid}
      {...cellKeys}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" aria-rowindex={1} className={classes.row}>
          <div role="columnheader" className={classes.code}>
            {t("code")}
          </div>
          {sides.map((side) => (
            <div key={side.versionGuid} role="columnheader" className={classes.side}>
              <ConceptHead of={side} />
            </div>
          ))}
          <div role="columnheader" className={classes.states}>
            {t("state")}
          </div>
        </div>
      </div>
      <SecondCodesInView lines={lines} sides={sides} activeKey={activeKey} inView={inView} />
      <VirtualTree<CodeLine, never>
        rowClassName={classes.row ?? ""}
        lines={lines}
        selectedKey={null}
        textsOf={textsOf}
        renderItem={renderItem}
        describedBy={describedBy}
        renderNote={nothing}
        onOpen={onOpen}
        onOpenSiblings={onOpenSiblings}
        onSelect={open}
        onView={inView.set}
        initialPosition={{ scrollOffset: panePositions.get(memoryKey)?.top ?? 0, activeKey }}
        lineHeight={hasTwoLines ? ROW_HEIGHTS.twoLines : ROW_HEIGHTS.oneLine}
        onScroll={onScroll}
        onActive={onActive}
        revealKey={null}
      />
    </div>
  );
}

function nothing(): null {
  return null;
}

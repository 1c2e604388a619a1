import { ActionIcon, Button } from "@mantine/core";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { PrintCodes } from "#browser/parts/print/print-codes.tsx";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { createPageMemory, usePageMemory } from "#browser/routing/use-page-memory.ts";
import { CollapseIcon, ExpandIcon } from "#browser/ui/controls/icons.tsx";
import { Toolbar } from "#browser/ui/controls/toolbar.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { onDemand } from "#core/lib/on-demand.ts";
import type { ComparedConcept, ComparisonProps } from "../compared-concept.ts";
import { ConceptLabel } from "../concept-label.tsx";
import { OnlyDifferences } from "../only-differences.tsx";
import { useOnlyDifferences } from "../use-only-differences.ts";
import { CodeDetails } from "./code-details.tsx";
import { CodeGrid } from "./code-grid.tsx";
import { type Branches, siblingBranches, visibleLines, withBranches } from "./compared-codes.ts";
import { COMPARISON, comparedTable } from "./compared-table.ts";
import { ComparingPanel } from "./comparing-panel.tsx";
import { DifferenceCounts } from "./difference-counts.tsx";
import { PrintedCodes } from "./printed-codes.tsx";
import { useCodesComparison } from "./use-codes-comparison.ts";
import barClasses from "#browser/ui/list/results-bar.module.css";
import classes from "./classification-comparison.module.css";

/** The comparison of classifications: the codes of the first two as one tree (E2). */
export function Comparison({ concepts }: ComparisonProps) {
  const { service } = useScope();
  const [first, second, ...others] = concepts;
  if (first === undefined || second === undefined) return null;
  return (
    <>
      {others.length > 0 && <ComparedOnes sides={[first, second]} />}
      <ComparedPair key={service} sides={[first, second]} />
    </>
  );
}

type Sides = readonly [ComparedConcept, ComparedConcept];

/** Says which of several classifications are compared. */
function ComparedOnes({ sides: [first, second] }: { readonly sides: Sides }) {
  const t = useTranslations("compare");
  const names = [<ConceptLabel key="first" of={first} />, <ConceptLabel key="second" of={second} />];
  return (
    <p className={classes.note}>{t.rich("twoCompared", { first: () => names[0], second: () => names[1] })}</p>
  );
}

const BRANCHES = createPageMemory<Branches>(new Map());
const ACTIVE = createPageMemory<string | null>(null);

function ComparedPair({ sides }: { readonly sides: Sides }) {
  const t = useTranslations("compare");
  const [first, second] = sides;
  const { comparison, state, shown } = useCodesComparison(first.versionGuid, second.versionGuid);
  const [isOnlyDifferences, setOnlyDifferences] = useOnlyDifferences();
  const [branches, setBranches] = usePageMemory(BRANCHES);
  const [activeKey, setActiveKey] = usePageMemory(ACTIVE);
  const memoryKey = `${useScrollKey()} comparison`;
  const labels = useMemo(() => [first.label, second.label] as const, [first.label, second.label]);
  const { rows = NO_ROWS, differing = 0 } = shown?.codes ?? {};
  const lines = useMemo(
    () => visibleLines(rows, { branches, isOnlyDifferences }),
    [rows, branches, isOnlyDifferences],
  );
  const culture = shown?.culture ?? null;
  const what = labels.join(" – ");
  const table = useMemo(
    () => onDemand(() => comparedTable(lines, { what, labels, culture })),
    [lines, what, labels, culture],
  );
  const isComplete = state.status === "finished" && state.failures.length === 0;
  const active = lines.find(({ key }) => key === activeKey) ?? lines[0];
  const setAll = (isOpen: boolean): void => {
    const keys = rows.flatMap(({ key, hasChildren }) => (hasChildren ? key : []));
    setBranches(withBranches(branches, keys, isOpen));
  };
  return (
    <>
      <ComparingPanel comparison={comparison} state={state} labels={labels} />
      {shown !== null && <DifferenceCounts counts={shown.codes.counts} />}
      {shown !== null && <AmbiguousNumbers numbers={shown.codes.ambiguousNumbers} />}
      <div className={barClasses.bar} data-screen-only>
        <OnlyDifferences
          isChecked={isOnlyDifferences}
          onChange={setOnlyDifferences}
          isCounting={!isComplete}
          count={t(isComplete ? "differenceCount" : "differenceCountAtLeast", { count: differing })}
        />
        {shown !== null && (
          <Toolbar label={t("codes")} className={barClasses.tools}>
            <ActionIcon
              variant="default"
              size={26}
              aria-label={t("expandAll")}
              title={t("expandAll")}
              onClick={() => setAll(true)}
            >
              <ExpandIcon />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={26}
              aria-label={t("collapseAll")}
              title={t("collapseAll")}
              onClick={() => setAll(false)}
            >
              <CollapseIcon />
            </ActionIcon>
            <CopyButton sheet={async () => ({ ...table(), name: COMPARISON })} />
            <ExportButton
              subject={{
                kind: "data",
                what,
                get data() {
                  return table();
                },
              }}
            />
            <PrintCodes
              printed={() => [
                { classification: first.versionGuid, codes: lines.flatMap(({ row }) => row.first ?? []) },
                { classification: second.versionGuid, codes: lines.flatMap(({ row }) => row.second ?? []) },
              ]}
            />
          </Toolbar>
        )}
      </div>
      {shown !== null && active === undefined && (
        <EmptyState
          reason={rows.length === 0 ? t("neitherHasCodes") : t("noCodeDiffers")}
          action={
            rows.length > 0 && (
              <Button size="compact-sm" variant="default" onClick={() => setOnlyDifferences(false)}>
                {t("showAllRows")}
              </Button>
            )
          }
        />
      )}
      {active !== undefined && (
        <div data-stale={state.result === null || undefined} className={classes.result}>
          <CodeGrid
            lines={lines}
            sides={sides}
            culture={culture}
            activeKey={activeKey}
            onActive={setActiveKey}
            onOpen={(key, isOpen) => setBranches(withBranches(branches, [key], isOpen))}
            onOpenSiblings={(key) => setBranches(withBranches(branches, siblingBranches(rows, key), true))}
            memoryKey={memoryKey}
          />
          <PrintedCodes lines={lines} sides={sides} culture={culture} />
          <CodeDetails row={active.row} culture={culture} sides={sides} />
        </div>
      )}
    </>
  );
}

const NO_ROWS: readonly never[] = [];

/** The maximum number of class numbers to list. */
const NUMBERS_SHOWN = 10;

function AmbiguousNumbers({ numbers }: { readonly numbers: readonly string[] }) {
  const t = useTranslations("compare");
  const { list } = useFormats();
  if (numbers.length === 0) return null;
  const count = numbers.length - NUMBERS_SHOWN;
  const listed = <bdi>{list(numbers.slice(0, NUMBERS_SHOWN), "unit")}</bdi>;
  return (
    <p role="status" className={classes.note}>
      {count > 0
        ? t.rich("sharedNumbersAndMore", { numbers: () => listed, count })
        : t.rich("sharedNumbers", { numbers: () => listed })}
    </p>
  );
}

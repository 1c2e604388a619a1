import { Title } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { tableSheet } from "#browser/parts/export/table-sheet.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { useSession } from "#browser/session/session-context.tsx";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { text } from "#core/text/messages/text.ts";
import { CountPanel } from "../count/count-panel.tsx";
import { AUTOMATIC_REQUESTS, type CountProgress, isComplete } from "../count/translation-count.ts";
import { useTranslationCount } from "../count/use-translation-count.ts";
import { ShareBar } from "../coverage/share-bar.tsx";
import { type Coverage, coverageOf, type TextKind, textKinds } from "../texts/coverage.ts";
import { percentText } from "../texts/percent.ts";
import type { TranslatableText } from "../texts/translatable-texts.ts";
import barClasses from "#browser/ui/list/results-bar.module.css";
import pageClasses from "../translations-page.module.css";
import classes from "./culture-matrix.module.css";

type CultureMatrixProps = {
  readonly classification: string | null;
  /** The progress of the count in the chosen culture. */
  readonly main: CountProgress;
};

/** How much of each kind of texts is translated into each culture of the picker. */
export function CultureMatrix({ classification, main }: CultureMatrixProps) {
  const t = useTranslations("translations");
  const { cultures: configured } = useSession().config;
  const cultures = useMemo(() => [...new Set(configured)], [configured]);
  // Each job of the count in one culture takes at most a few requests in another one.
  const isShort = isComplete(main) && main.jobs * (cultures.length - 1) <= AUTOMATIC_REQUESTS;
  const { count, progress } = useTranslationCount(classification, cultures, isShort);
  return (
    <section aria-labelledby="cultures" className={pageClasses.section}>
      <Title order={2} size="h5" id="cultures">
        {t("allCultures")}
      </Title>
      <CountPanel
        count={count}
        progress={progress}
        label={t("loadingAll")}
        start={t("showAll")}
        reason={t("loadsCultures", { count: cultures.length })}
      />
      {progress.counted !== null && (
        <Matrix
          texts={progress.counted.texts}
          isWhole={isComplete(progress)}
          cultures={cultures}
          isCatalogue={classification === null}
        />
      )}
    </section>
  );
}

type MatrixProps = {
  readonly texts: readonly TranslatableText[];
  /** Whether they are loaded in all cultures; if not, each culture has the share of those that are loaded in it. */
  readonly isWhole: boolean;
  readonly cultures: readonly string[];
  readonly isCatalogue: boolean;
};

type MatrixRow = {
  readonly culture: string;
  /** By the key of a kind. */
  readonly coverages: ReadonlyMap<string, Coverage>;
};

const CULTURE_COLUMN: TableColumn<MatrixRow> = {
  key: "culture",
  header: "Culture",
  label: text("translations.columnCulture"),
  width: "minmax(10rem, 1.2fr)",
  isRowHeader: true,
  value: ({ culture }) => culture,
  cell: ({ culture }) => <CultureName culture={culture} />,
};

function kindColumn({ key, name, label }: TextKind, shareText: ShareText): TableColumn<MatrixRow> {
  return {
    key,
    header: name,
    label,
    value: ({ coverages }) => shareText(coverages.get(key)),
    cell: ({ coverages }) => {
      const coverage = coverages.get(key);
      return <Share text={shareText(coverage)} coverage={coverage} />;
    },
  };
}

function Matrix({ texts, isWhole, cultures, isCatalogue }: MatrixProps) {
  const t = useTranslations("translations");
  const shareText = useShareText();
  const kinds = useMemo(() => textKinds(texts, isCatalogue), [texts, isCatalogue]);
  const rows = useMemo(
    () =>
      cultures.map((culture, index) => ({
        culture,
        coverages: new Map(
          kinds.map(({ key, texts: own }) => [
            key,
            coverageOf(isWhole ? own : own.filter(({ isLoaded }) => isLoaded[index]), index),
          ]),
        ),
      })),
    [kinds, isWhole, cultures],
  );
  const columns = useMemo(
    (): readonly TableColumn<MatrixRow>[] => [
      CULTURE_COLUMN,
      ...kinds.map((kind) => kindColumn(kind, shareText)),
    ],
    [kinds, shareText],
  );
  const view = useTableRows({ rows });
  return (
    <>
      <div className={barClasses.bar}>
        <p className={classes.note}>{t("legend")}</p>
        <CopyButton label={t("copyAll")} sheet={() => tableSheet("All cultures", columns, rows)} />
      </div>
      <Table
        label={t("allCultures")}
        columns={columns}
        view={view}
        keyOf={({ culture }) => culture}
        hasCards
      />
    </>
  );
}

/** A culture, as a button that chooses it. */
function CultureName({ culture }: { readonly culture: string }) {
  const { culture: chosen, setCulture } = useCulture();
  const formats = useFormats();
  const name = <bdi>{formats.culture(culture)}</bdi>;
  if (culture === chosen) return <strong>{name}</strong>;
  return (
    <button type="button" className={classes.culture} onClick={() => setCulture(culture)}>
      {name}
    </button>
  );
}

type ShareProps = { readonly text: string; readonly coverage: Coverage | undefined };

/** The share that is translated, in words and as a bar. */
function Share({ text, coverage }: ShareProps) {
  if (coverage === undefined || coverage.total === 0) return text;
  return (
    <span className={classes.share}>
      <span className={classes.percent}>{text}</span>
      <ShareBar coverage={coverage} />
    </span>
  );
}

type ShareText = (coverage: Coverage | undefined) => string;

/** A function that puts the share that is translated into words. */
function useShareText(): ShareText {
  const t = useTranslations("translations");
  const formats = useFormats();
  return useCallback(
    (coverage) => {
      if (coverage === undefined || coverage.total === 0) return "–";
      const { translated, same, total } = coverage;
      const own = percentText(translated, total, formats);
      return same === 0
        ? own
        : t("shareWithSame", { translated: own, same: percentText(same, total, formats) });
    },
    [t, formats],
  );
}

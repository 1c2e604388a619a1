import { Title } from "@mantine/core";
import { useCallback, useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { LinkSwitch } from "#browser/parts/link/link-switch.tsx";
import { ClearSearch } from "#browser/parts/search-field/clear-search.tsx";
import { SearchParamField } from "#browser/parts/search-field/search-param-field.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { InfiniteList } from "#browser/ui/list/infinite-list.tsx";
import { ROW_HEIGHT } from "#browser/ui/list/row-height.ts";
import { paths } from "#core/addresses/addresses.ts";
import {
  type TranslationsExport,
  WORK_STATES,
  type WorkState,
} from "#core/files/write/kinds/translations.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { TranslatableText } from "../texts/translatable-texts.ts";
import {
  countStates,
  filterWorklist,
  readWorkState,
  WORK_TEXTS,
  workEntry,
  workHeadings,
  type WorkItem,
  worklistOf,
} from "../texts/worklist.ts";
import { WorkHeading } from "./work-heading.tsx";
import { WorkLine } from "./work-line.tsx";
import barClasses from "#browser/ui/list/results-bar.module.css";
import classes from "./worklist.module.css";

type WorklistProps = {
  readonly texts: readonly TranslatableText[];
  readonly culture: string;
  /** The name of the classification; null for a whole service. */
  readonly classificationName: string | null;
  /** As the address has it. */
  readonly search: string;
  readonly show: string | null;
};

/** What is missing, the same as the default, or translated differently in several places: a filtered list, and its export. */
export function Worklist({ texts, culture, classificationName, search, show }: WorklistProps) {
  const t = useTranslations("translations");
  const scrollKey = useScrollKey();
  const state = readWorkState(show);
  const filter = useDeferredValue(search);
  const isCatalogue = classificationName === null;
  const all = useMemo(() => worklistOf(texts), [texts]);
  const counts = useMemo(() => countStates(all), [all]);
  const items = useMemo(() => filterWorklist(all, state, filter), [all, state, filter]);
  const headings = useMemo(() => workHeadings(items), [items]);
  const render = useCallback(
    (item: WorkItem) => {
      const heading = headings.get(item);
      return (
        <>
          {heading !== undefined && <WorkHeading heading={heading} isCatalogue={isCatalogue} />}
          <WorkLine item={item} culture={culture} search={filter} />
        </>
      );
    },
    [headings, isCatalogue, culture, filter],
  );
  const total = state === null ? all.length : counts[state];
  const what = isCatalogue ? t("translations") : t("translationsOf", { name: classificationName });
  const data: TranslationsExport = {
    kind: "translations",
    what,
    cultures: [culture],
    culture,
    entries: items.map(workEntry),
  };
  return (
    <section aria-labelledby="worklist" className={classes.worklist}>
      <Title order={2} size="h5" id="worklist">
        {t("worklist")}
      </Title>
      {all.length === 0 ? (
        <EmptyState reason={texts.length === 0 ? t("noDefaultTextsToTranslate") : t("nothingToDo")} />
      ) : (
        <>
          <div className={barClasses.bar} data-screen-only>
            <ShowSwitch chosen={state} all={all.length} counts={counts} />
            <div className={barClasses.tools}>
              <CopyButton
                label={t("copyWorklist")}
                sheet={async () => {
                  const { translationsContents } = await import("#core/files/write/kinds/translations.ts");
                  return translationsContents(data).sheets[0];
                }}
              />
              <ExportButton subject={{ kind: "data", what, data }} />
            </div>
          </div>
          <SearchParamField label={t("filterWorklist")} className={classes.filter} keepsScroll />
          {items.length === 0 ? (
            <Nothing state={state} search={filter} />
          ) : (
            <InfiniteList
              label={t("worklist")}
              items={items}
              total={total}
              keyOf={keyOfItem}
              estimatedHeight={ROW_HEIGHT}
              memoryKey={`${scrollKey} ${state ?? ""} ${filter}`}
            >
              {render}
            </InfiniteList>
          )}
        </>
      )}
    </section>
  );
}

function keyOfItem({ text }: WorkItem): string {
  return text.key;
}

const NOTHING: Readonly<Record<WorkState, Text>> = {
  missing: text("translations.nothingMissing"),
  same: text("translations.nothingSame"),
  differs: text("translations.nothingDiffers"),
};

function Nothing({ state, search }: { readonly state: WorkState | null; readonly search: string }) {
  const t = useTranslations("translations");
  const wording = useText();
  if (search === "" && state !== null) return <EmptyState reason={wording(NOTHING[state])} />;
  return (
    <EmptyState
      search={search}
      among={state === null ? t("theWorklist") : t("textsIn", { state: wording(WORK_TEXTS[state]) })}
      action={<ClearSearch>{t("clearTheFilter")}</ClearSearch>}
    />
  );
}

type ShowSwitchProps = {
  /** Null: all. */
  readonly chosen: WorkState | null;
  readonly all: number;
  readonly counts: Readonly<Record<WorkState, number>>;
};

/** Which part of the worklist is shown; it is kept in the address. */
function ShowSwitch({ chosen, all, counts }: ShowSwitchProps) {
  const t = useTranslations("translations");
  const wording = useText();
  const { number } = useFormats();
  const choiceOf = (value: WorkState | null, label: string, count: number) => ({
    value,
    label: (
      <>
        {label} <span className={classes.count}>{number(count)}</span>
      </>
    ),
    to: (search: string) => withShow(search, value),
  });
  return (
    <LinkSwitch
      label={t("show")}
      choices={[
        choiceOf(null, t("all"), all),
        ...WORK_STATES.map((state) => choiceOf(state, wording(WORK_TEXTS[state]), counts[state])),
      ]}
      chosen={chosen}
    />
  );
}

/** The address of the page with another part of the worklist. */
function withShow(query: string, show: WorkState | null): string {
  const params = new URLSearchParams(query);
  return paths.translations({
    classification: params.get("classification"),
    search: params.get("search"),
    show,
  });
}

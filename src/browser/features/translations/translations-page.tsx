import { Text, Title } from "@mantine/core";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { ClassificationField } from "#browser/parts/classification-field.tsx";
import { CultureField } from "#browser/parts/culture-field.tsx";
import { PrintHead } from "#browser/parts/print/print-head.tsx";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import type { PageParams } from "#core/addresses/addresses.ts";
import { DEFAULT_LANGUAGE, languageMatch } from "#core/text/culture.ts";
import { CountPanel } from "./count/count-panel.tsx";
import { AUTOMATIC_REQUESTS, isComplete } from "./count/translation-count.ts";
import { useTranslationCount } from "./count/use-translation-count.ts";
import { CoverageTable } from "./coverage/coverage-table.tsx";
import { CultureMatrix } from "./cultures/culture-matrix.tsx";
import { Worklist } from "./worklist/worklist.tsx";
import fieldClasses from "#browser/ui/controls/field.module.css";
import pageClasses from "#browser/ui/layout/page.module.css";
import classes from "./translations-page.module.css";

/** `/translations?classification=&search=&show=`: how much is translated into a culture, and a worklist of what is not (E2 and E5 for a classification; E5, E2, E9, E6, E3 for the service). */
export default function TranslationsPage({ classification, search, show }: PageParams<"translations">) {
  const t = useTranslations("translations");
  const { culture, setCulture } = useCulture();
  const [, setSearchParams] = useSearchParams();
  const choose = (chosen: string | null): void =>
    setSearchParams({ classification: chosen, search: null, show: null });
  return (
    <Page isWide>
      <div className={pageClasses.stack}>
        <PageHeading documentTitle={t("translations")} />
        <PrintHead />
        <Text c="dimmed" size="sm" className={pageClasses.lead ?? ""}>
          {t("lead")}
        </Text>
        <div className={classes.fields}>
          <ClassificationField classification={classification} onChoose={choose} all={t("wholeCatalogue")} />
          <div className={fieldClasses.labelled}>
            <span aria-hidden="true" className={fieldClasses.label}>
              {t("into")}
            </span>
            <CultureField
              label={t("into")}
              none={null}
              chosen={culture}
              onChoose={setCulture}
              placeholder={t("chooseCulture")}
            />
          </div>
        </div>
        {culture === null ? (
          <EmptyState>{t("chooseCultureFirst")}</EmptyState>
        ) : (
          <Counts
            key={JSON.stringify([classification, culture])}
            classification={classification}
            culture={culture}
            search={search ?? ""}
            show={show}
          />
        )}
      </div>
    </Page>
  );
}

type CountsProps = {
  readonly classification: string | null;
  readonly culture: string;
  readonly search: string;
  readonly show: string | null;
};

/** What is translated into a culture, as far as it is counted. */
function Counts({ classification, culture, search, show }: CountsProps) {
  const t = useTranslations("translations");
  const cultures = useMemo(() => [culture], [culture]);
  const { count, progress } = useTranslationCount(classification, cultures, true);
  const { counted } = progress;
  const isCatalogue = classification === null;
  // Nothing counted says nothing about a service whose responses are not all there.
  const isTelling = counted !== null && (counted.texts.length > 0 || isComplete(progress));
  return (
    <>
      <CountPanel
        count={count}
        progress={progress}
        label={t("counting")}
        start={t("count")}
        reason={t("countsOnDemand", { count: AUTOMATIC_REQUESTS })}
      />
      {isTelling && (
        <>
          <section aria-labelledby="coverage" className={classes.section}>
            <Title order={2} size="h5" id="coverage">
              {t("coverage")}
            </Title>
            {languageMatch(DEFAULT_LANGUAGE, culture) > 0 && (
              <p className={classes.note}>{t("defaultIsEnglish")}</p>
            )}
            <CoverageTable texts={counted.texts} isCatalogue={isCatalogue} />
          </section>
          <CultureMatrix classification={classification} main={progress} />
          <Worklist
            texts={counted.texts}
            culture={culture}
            classificationName={counted.classificationName}
            search={search}
            show={show}
          />
        </>
      )}
    </>
  );
}

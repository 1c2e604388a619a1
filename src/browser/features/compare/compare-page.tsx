import type { FunctionComponent } from "react";
import { useTranslations } from "use-intl";
import { type LazyModule, lazyModule } from "#browser/lib/lazy-module.ts";
import { useText } from "#browser/lib/use-text.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { PrintHead } from "#browser/parts/print/print-head.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { type ComparableKind, isComparable, type PageParams, paths } from "#core/addresses/addresses.ts";
import { isSendable } from "#core/api/http/url.ts";
import { text } from "#core/text/messages/text.ts";
import { comparedGuids, type ComparisonProps } from "./compared-concept.ts";
import { ComparedConcepts } from "./compared-concepts.tsx";
import { useComparedConcepts } from "./use-compared-concepts.ts";
import pageClasses from "#browser/ui/layout/page.module.css";

type KindOfComparison = {
  /** The page on which concepts of the kind are chosen. */
  readonly list: string;
  readonly module: LazyModule<{ readonly Comparison: FunctionComponent<ComparisonProps> }>;
};

const KINDS_OF_COMPARISON: Readonly<Record<ComparableKind, KindOfComparison>> = {
  template: {
    list: paths.templates(),
    module: lazyModule(() => import("./templates/template-comparison.tsx")),
  },
  property: {
    list: paths.properties(),
    module: lazyModule(() => import("./properties/property-comparison.tsx")),
  },
  unit: {
    list: paths.units(),
    module: lazyModule(() => import("./units/unit-comparison.tsx")),
  },
  classification: {
    list: paths.classifications(),
    module: lazyModule(() => import("./codes/classification-comparison.tsx")),
  },
};

/** `/compare?kind=&a=&b=&c=&d=`: two to four concepts of one kind side by side (E7, and the operations of the kind). */
export default function ComparePage({ kind, ...params }: PageParams<"compare">) {
  const t = useTranslations("compare");
  const wording = useText();
  const versionGuids = comparedGuids({ kind, ...params });
  return (
    <Page isWide>
      <div className={pageClasses.stack}>
        {isComparable(kind) ? (
          <ComparisonOf key={kind} kind={kind} versionGuids={versionGuids} />
        ) : (
          <>
            <PageHeading documentTitle={t("compare")} />
            <EmptyState
              reason={t("noSuchKind")}
              action={
                <AppLink to={paths.templates()}>
                  {wording(text("compare.choose", { kind: "template" }))}
                </AppLink>
              }
            />
          </>
        )}
      </div>
    </Page>
  );
}

type ComparisonOfProps = { readonly kind: ComparableKind; readonly versionGuids: readonly string[] };

function ComparisonOf({ kind, versionGuids }: ComparisonOfProps) {
  const t = useTranslations("compare");
  const wording = useText();
  const { list, module: lazy } = KINDS_OF_COMPARISON[kind];
  const areSendable = versionGuids.every(isSendable);
  const isPossible = areSendable && versionGuids.length >= 2;
  const { module, hasFailed, retry } = useLazyModule(lazy, isPossible);
  const concepts = useComparedConcepts(kind, isPossible ? versionGuids : []);
  const title = wording(text("compare.title", { kind }));
  const names = concepts.map(({ label }) => label).join(" – ");
  return (
    <>
      <PageHeading documentTitle={names === "" ? title : t("titleWithNames", { title, names })}>
        {title}
      </PageHeading>
      <PrintHead />
      {isPossible ? (
        <>
          <ComparedConcepts kind={kind} concepts={concepts} />
          {hasFailed && <MissingModule title={t("comparisonNotShown")} onRetry={retry} />}
          {module !== null && <module.Comparison key={versionGuids.join(" ")} concepts={concepts} />}
        </>
      ) : (
        <EmptyState
          reason={
            areSendable
              ? wording(
                  text(versionGuids.length === 0 ? "compare.noneInAddress" : "compare.oneInAddress", {
                    kind,
                  }),
                )
              : t("unsendableGuid")
          }
          action={<AppLink to={list}>{wording(text("compare.choose", { kind }))}</AppLink>}
        />
      )}
    </>
  );
}

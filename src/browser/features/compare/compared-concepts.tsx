import { CloseButton } from "@mantine/core";
import { useRef } from "react";
import { createPath } from "react-router";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { pathOf } from "#browser/parts/name/kinds.ts";
import { LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { versionNumber } from "#browser/parts/versions/version-number.ts";
import { LIST_QUERIES } from "#browser/queries/resources/lists.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { useLatestOfPage } from "#browser/routing/use-search-params.ts";
import { type ComparableKind, comparisonOf, parseAddress } from "#core/addresses/addresses.ts";
import { type ComparedConcept, comparedGuids } from "./compared-concept.ts";
import classes from "./compared-concepts.module.css";

const NONE: readonly never[] = [];

type ComparedConceptsProps = {
  readonly kind: ComparableKind;
  readonly concepts: readonly ComparedConcept[];
};

/** What is compared, with links, version numbers, and a way to leave one of more than two out. */
export function ComparedConcepts({ kind, concepts }: ComparedConceptsProps) {
  const t = useTranslations("compare");
  const details = useTranslations("conceptDetails");
  const go = useGo();
  const latestOfPage = useLatestOfPage();
  const list = useRef<HTMLUListElement>(null);
  const leaveOut = (versionGuid: string): void => {
    // One that was left out right before may still be rendered.
    const now = latestOfPage();
    const route = now && parseAddress(createPath(now));
    if (route?.page !== "compare") return;
    const others = comparedGuids(route.params).filter((one) => one !== versionGuid);
    if (others.length < 2) return;
    go(comparisonOf(kind, others), { replace: true });
    // The button that had the focus is gone.
    list.current?.focus();
  };
  return (
    <>
      <SecondCulture>
        {({ SecondListOf }, beside) => (
          <SecondListOf
            key={beside}
            query={LIST_QUERIES[kind] ?? null}
            // The names of units arrive with their details.
            concepts={kind === "unit" ? NONE : concepts}
            beside={beside}
          />
        )}
      </SecondCulture>
      <ul ref={list} aria-label={t("compared")} tabIndex={-1} className={classes.concepts}>
        {concepts.map(({ versionGuid, shown, version, label }) => (
          <li key={versionGuid} className={classes.concept}>
            <AppLink to={pathOf(kind, { versionGuid }) ?? ""}>
              <LocalizedName {...shown} withSecond />
            </AppLink>
            {version !== null && (
              <span className={classes.version}>
                {details(version.isLatest ? "versionLatest" : "version", {
                  version: versionNumber(version),
                })}
              </span>
            )}
            {concepts.length > 2 && (
              <CloseButton
                size={24}
                data-screen-only
                aria-label={t("leaveOut", { name: label })}
                onClick={() => leaveOut(versionGuid)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

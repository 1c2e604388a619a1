import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { ListSkeleton } from "#browser/parts/list/list-skeleton.tsx";
import { failedOf, failureOf } from "#browser/queries/failed-requests.ts";
import { countOf, ListCount } from "#browser/ui/list/list-count.tsx";
import type { ComparedConcept } from "./compared-concept.ts";
import { isUnknownVersion } from "./unknown-versions.ts";
import { isWholePart } from "./whole-part.ts";
import barClasses from "#browser/ui/list/results-bar.module.css";

/** The loading of a part of what a column shows. */
type Loading = {
  /** What it has loaded. */
  readonly items: readonly unknown[];
  readonly isComplete: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** Whether the service stopped sending before its own total. */
  readonly endsEarly?: boolean;
  /** Whether that is because the limit of a list is reached. */
  readonly isCut?: boolean;
  readonly total?: number | null;
};

type ComparisonStateProps = {
  readonly concepts: readonly ComparedConcept[];
  /** The loading of each column; with several parts, one after the other for all columns. The first part tells whether a version is unknown, or its versions if all parts are empty. */
  readonly loading: readonly Loading[];
  /** Shown above the children until all columns are complete; default: a placeholder in their stead. */
  readonly progress?: ReactNode;
  /** The comparison, without parts that some columns lack (`isWholePart`). */
  readonly children: ReactNode;
};

/** A comparison, its loading, or why some of its columns could not be loaded, each column once. */
export function ComparisonState({ concepts, loading, progress, children }: ComparisonStateProps) {
  const t = useTranslations("compare");
  const formats = useFormats();
  const columns = concepts.map(({ label, versions }, column) => {
    const parts = loading.filter((_, index) => index % concepts.length === column);
    // Where a service responds to any GUID with empty lists, only the versions tell.
    const isEmpty = parts.every(({ isComplete, items }) => isComplete && items.length === 0);
    const isUnknown = isUnknownVersion(isEmpty ? versions.error : parts[0]?.error);
    const cut = parts.filter(({ endsEarly }) => endsEarly === true);
    return { label, failed: failedOf(isEmpty && isUnknown ? [versions] : parts), isUnknown, cut };
  });
  const unknown = columns.filter(({ isUnknown }) => isUnknown);
  const broken = columns.filter(({ failed, isUnknown }) => failed.length > 0 && !isUnknown);
  // Of all columns: what failed for one, such as a service that was down, usually failed for the others.
  const { retry } = failureOf(columns.flatMap(({ failed }) => failed));
  const hasWholePart = loading.some(
    (_, index) => index % concepts.length === 0 && isWholePart(loading.slice(index, index + concepts.length)),
  );
  if (unknown.length > 0 || broken.length > 0)
    return (
      <>
        {unknown.length > 0 && (
          <Failure
            error={unknown[0]?.failed[0]?.error}
            summary={t("nothingFor", { names: formats.list(unknown.map(({ label }) => label)) })}
            onRetry={retry}
          />
        )}
        {broken.map(({ label, failed }) => (
          <Failure
            key={label}
            error={failed[0]?.error}
            summary={t("columnNotLoaded", { name: label })}
            onRetry={retry}
          />
        ))}
        {unknown.length === 0 && hasWholePart && children}
      </>
    );
  const isComplete = isWholePart(loading);
  return (
    <>
      {!isComplete && (progress ?? <ListSkeleton label={t("theComparison")} />)}
      {columns.map(({ label, cut }) => cut.length > 0 && <EndedEarly key={label} name={label} parts={cut} />)}
      {(isComplete || progress !== undefined) && children}
    </>
  );
}

type EndedEarlyProps = { readonly name: string; readonly parts: readonly Loading[] };

/** A column that lacks rows, which the others only seem to have alone. */
function EndedEarly({ name, parts }: EndedEarlyProps) {
  const t = useTranslations("failure");
  const count = parts.reduce((sum, { items }) => sum + items.length, 0);
  const total = parts.reduce((sum, part) => sum + (part.total ?? 0), 0);
  const detail = useText()(countOf(count, total));
  return (
    <div className={barClasses.bar} data-screen-only>
      <ListCount
        count={count}
        total={total}
        words={t("titleWithDetail", { title: name, detail })}
        endsEarly
        isCut={parts.every(({ isCut }) => isCut === true)}
        onRetry={() => parts.forEach(({ refetch }) => refetch())}
      />
    </div>
  );
}

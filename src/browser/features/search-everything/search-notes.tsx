import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { type Formats, useFormats } from "#browser/lib/use-formats.ts";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { useScope } from "#browser/queries/scope/scope.ts";
import { forgetSearches } from "#browser/storage/recent-searches.ts";
import { forgetRecentlyViewed } from "#browser/storage/recently-viewed.ts";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { nothingFound } from "#browser/ui/feedback/empty-state.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { text } from "#core/text/messages/text.ts";
import { GROUP_LABELS } from "./hits/hits.ts";
import type { useOptions } from "./use-options.ts";
import classes from "./search-dialog.module.css";

type SearchNotesProps = {
  readonly options: ReturnType<typeof useOptions>;
  readonly heldBack: number;
  readonly onShowAll: () => void;
  readonly focusField: () => void;
};

/** The number of hits, and what was not searched. */
export function SearchNotes({ options, heldBack, onShowAll, focusField }: SearchNotesProps) {
  const { isEmpty, failures, cut } = options;
  const wording = useText();
  const formats = useFormats();
  const t = useTranslations("search");
  // Stays mounted, so that a collection continues while the user types.
  const [hasSearched, setSearched] = useState(false);
  if (options.hasSearchedNames && !hasSearched) setSearched(true);
  return (
    <div className={classes.notes}>
      <p role="status" className={classes.status}>
        {statusOf(options, wording, formats)}
      </p>
      {isEmpty && options.groups.length > 0 && <ForgetAll focusField={focusField} />}
      {heldBack > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            onShowAll();
            focusField();
          }}
        >
          {t("showHeldBack", { count: heldBack })}
        </Button>
      )}
      {!isEmpty && cut.map((part) => <p key={part.key}>{wording(part)}</p>)}
      {!isEmpty &&
        failures.map(({ summary, error, retry }) => (
          <Failure key={summary.key} compact summary={wording(summary)} error={error} onRetry={retry} />
        ))}
      {hasSearched && <OtherProperties />}
    </div>
  );
}

const collectProperties = lazyModule(() => import("./collect-properties.tsx"));

/** Unknown properties are not searched; this collects those of all templates. Its module is loaded on demand. */
function OtherProperties() {
  const t = useTranslations("search");
  const { module, load, isLoading, hasFailed } = useLazyModule(collectProperties);
  const [isStarted, setStarted] = useState(false);
  const start = async (): Promise<void> => {
    if ((await load()) !== null) setStarted(true);
  };
  if (isStarted && module !== null) return <module.CollectProperties />;
  if (hasFailed) return <MissingModule compact title={t("partNotLoaded")} onRetry={() => void start()} />;
  return (
    <div className={classes.properties}>
      <span>{t("onlyLoadedProperties")}</span>
      <BusyButton size="compact-sm" variant="default" isBusy={isLoading} onClick={() => void start()}>
        {t("collectProperties")}
      </BusyButton>
    </div>
  );
}

function ForgetAll({ focusField }: { readonly focusField: () => void }) {
  const t = useTranslations("search");
  const { service } = useScope();
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => {
        forgetSearches(service);
        forgetRecentlyViewed(service);
        focusField();
      }}
    >
      {t("forgetAll")}
    </Button>
  );
}

/** The status for screen readers. */
function statusOf(options: SearchNotesProps["options"], wording: Wording, { list }: Formats): string {
  const { isEmpty, term, groups, found, isPending, message } = options;
  if (isEmpty) return groups.length > 0 ? "" : wording(text("search.nothingRecent"));
  if (isPending) return wording(text("controls.searching"));
  if (message !== null) return wording(message);
  if (found.length === 0)
    return wording(term === "" ? text("search.pressEnter") : nothingFound({ search: term }));
  const counts = found.map(({ name, count, isCut, hits }) => {
    const group = GROUP_LABELS[name];
    return wording(
      isCut
        ? text("search.moreInGroup", { group, count: hits.length })
        : text("search.countInGroup", { group, count }),
    );
  });
  return list(counts, "unit");
}

import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#lib/lazy-module.ts";
import { useLazyModule } from "#ui/use-lazy-module.ts";
import { nothingFound } from "#ui/feedback/empty-state.tsx";
import { Failure } from "#concepts/failure/failure.tsx";
import { forgetRecentlyViewed } from "#browser-storage/recently-viewed.ts";
import { forgetSearches } from "#browser-storage/recent-searches.ts";
import { useScope } from "#queries/scope.ts";
import { BusyButton } from "#ui/controls/busy-button.tsx";
import { MissingModule } from "#ui/feedback/missing-module.tsx";
import type { Text } from "#messages/text.ts";
import { useText } from "#messages/use-text.ts";
import { numberText } from "#lib/text/format.ts";
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
  const { isEmpty, failures } = options;
  const wording = useText();
  // Stays mounted, so that a collection continues while the user types.
  const [hasSearched, setSearched] = useState(false);
  if (options.hasSearchedNames && !hasSearched) setSearched(true);
  return (
    <div className={classes["notes"]}>
      <p role="status" className={classes["status"]}>
        {wording(statusOf(options))}
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
          Show {heldBack} more above
        </Button>
      )}
      {!isEmpty &&
        failures.map(({ summary, error, retry }) => (
          <Failure key={summary} compact summary={summary} error={error} onRetry={retry} />
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
  if (hasFailed) return <MissingModule compact title={t("thisPartOfTheApp")} onRetry={() => void start()} />;
  return (
    <div className={classes["properties"]}>
      <span>{t("onlyPropertiesFromLoadedLists")}</span>
      <BusyButton size="compact-sm" variant="default" isBusy={isLoading} onClick={() => void start()}>
        {t("collectPropertiesFromAllTemplates")}
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
function statusOf(options: SearchNotesProps["options"]): Text | string {
  const { isEmpty, term, groups, found, isPending, message } = options;
  if (isEmpty) return groups.length > 0 ? "" : "Your searches and the pages that you open are listed here.";
  if (isPending) return "Searching…";
  if (message !== null) return message;
  if (found.length === 0)
    return term === "" ? "Press Enter to look up these inputs." : nothingFound({ search: term });
  return found
    .map(({ name, count, isCut, hits }) =>
      isCut ? `${name}: more than ${numberText(hits.length)}` : `${name}: ${numberText(count)}`,
    )
    .join(", ");
}

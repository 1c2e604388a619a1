import { Text } from "@mantine/core";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { appLocation } from "#browser/parts/open-by-guid/app-location.ts";
import { pendingInputs } from "#browser/parts/open-by-guid/lookup-address.ts";
import { type LookupInput, splitInputs } from "#browser/parts/open-by-guid/split-inputs.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { inputsInAddress, type PageParams, paths } from "#core/addresses/addresses.ts";
import { useCurrentLookup } from "./current-lookup.ts";
import { LookupForm } from "./lookup-form.tsx";
import { LookupResults } from "./results/lookup-results.tsx";
import type { LookupInputs } from "./run/lookup.ts";
import pageClasses from "#browser/ui/layout/page.module.css";

/** `/lookup?q=&classification=`: many version GUIDs, class numbers or addresses at once, up to 20 in `q` (E5, E9, E3, E2, E7 and the operations by kind). */
export default function LookupPage({ q, classification, sort }: PageParams<"lookup">) {
  const t = useTranslations("lookup");
  const go = useGo();
  const inAddress = JSON.stringify([q, classification]);
  const { lookup, latest, begin, isCurrent, entered, enteredAt } = useCurrentLookup(inAddress);
  const handled = useRef<string | null>(null);
  const lookUp = useCallback(
    ({ inputs, classification: where }: LookupInputs) =>
      begin({ inputs, classification: where, location: appLocation() }),
    [begin],
  );
  const submit = (requested: LookupInputs): void => {
    // A double click must not start again what it has just started.
    if (latest()?.run.getProgress().status !== "running" || !isCurrent(requested)) lookUp(requested);
    const own = { q: inputsInAddress(textsOf(requested.inputs)), classification: requested.classification };
    const to = paths.lookup({ ...own, sort });
    // The field keeps what is typed before the new address is rendered.
    handled.current = JSON.stringify([own.q, own.classification]);
    if (to !== paths.lookup({ q, classification, sort })) go(to);
  };

  // A lookup in the address starts automatically, unless it is the current one.
  useEffect(() => {
    if (q.length === 0) return;
    const inputs = splitInputs(textOf(q));
    const isLookedUp = isCurrent({ inputs, classification });
    const isReloaded = enteredAt.get() === inAddress;
    enteredAt.set(null);
    // A culture switch repeats the lookup and keeps the typed text, and so do a return to the page and a reload.
    if (handled.current !== inAddress && !(handled.current === null && (isLookedUp || isReloaded)))
      entered.set({ text: textOf(q), classification });
    handled.current = inAddress;
    if (!isLookedUp) lookUp({ inputs, classification });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `inAddress` contains both
  }, [inAddress, latest, lookUp]);

  const arrived = useSyncExternalStore(pendingInputs.subscribe, pendingInputs.get);
  useEffect(() => {
    if (arrived === null) return;
    pendingInputs.set(null);
    const text = textOf(arrived);
    entered.set({ text, classification: null });
    lookUp({ inputs: splitInputs(text), classification: null });
  }, [arrived, entered, lookUp]);

  return (
    <Page isWide>
      <div className={pageClasses.stack}>
        <PageHeading documentTitle={t("lookUp")} />
        <Text c="dimmed" size="sm" className={pageClasses.lead ?? ""}>
          {t("lead")}
        </Text>
        <LookupForm entered={entered} initial={{ text: textOf(q), classification }} onLookUp={submit} />
        {lookup !== null && <LookupResults lookup={lookup} sort={sort} />}
      </div>
    </Page>
  );
}

function textOf(inputs: readonly string[]): string {
  return inputs.join("\n");
}

function textsOf(inputs: readonly LookupInput[]): string[] {
  return inputs.map(({ text }) => text);
}

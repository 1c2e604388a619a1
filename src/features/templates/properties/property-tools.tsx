import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type Ref, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import type { PropertyColumns } from "#browser-storage/settings.ts";
import { Failure } from "#concepts/failure/failure.tsx";
import { matchingConcepts } from "#concepts/list/shown-rows.tsx";
import { RunPanel } from "#concepts/progress/run-panel.tsx";
import { fetchWhole } from "#queries/list/fetch-whole.ts";
import { queryUntil } from "#queries/query-until.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#queries/resources/properties.ts";
import { mappedPropertiesQuery } from "#queries/resources/templates.ts";
import { backgroundScope } from "#queries/scope/background-scope.ts";
import { useScope } from "#queries/scope/scope.ts";
import { useCulture } from "#session/culture-context.tsx";
import { BusyButton } from "#ui/controls/busy-button.tsx";
import { Toolbar } from "#ui/controls/toolbar.tsx";
import { useActionSignal } from "#ui/use-action-signal.ts";
import { useSettledView } from "./use-settled-view.ts";
import barClasses from "#ui/list/results-bar.module.css";
import classes from "./mapped-properties.module.css";

type PropertyToolsProps = {
  readonly template: string;
  readonly columns: PropertyColumns;
  /** The filter for which the list is rendered. */
  readonly search: string;
  /** Receives the element for the tools of the list. */
  readonly listToolsRef: Ref<HTMLDivElement>;
  /** Further controls, in front of the others. */
  readonly children: ReactNode;
};

/** What determines the content of the printout. */
type PrintedView = { readonly search: string; readonly columns: PropertyColumns };

type Run = { readonly done: number; readonly total: number | null; readonly error: unknown };

/** 'Copy' of the list, and 'Print', which first loads everything that is displayed, so that the printout is complete. */
export function PropertyTools(props: PropertyToolsProps) {
  const t = useTranslations("templates");
  const { template, columns, search, listToolsRef, children } = props;
  const queryClient = useQueryClient();
  const scope = useScope();
  const { beside } = useCulture();
  const begin = useActionSignal();
  const [run, setRun] = useState<Run | null>(null);
  const settledView = useSettledView(useMemo(() => ({ search, columns }), [search, columns]));

  const load = async (view: PrintedView, signal: AbortSignal): Promise<void> => {
    const { items } = await fetchWhole(queryClient, mappedPropertiesQuery(scope, template), signal);
    const guids = matchingConcepts(items, view.search).flatMap(({ versionGuid }) => versionGuid || []);
    const second =
      beside === null ? null : (await import("#queries/names/second-names.ts")).secondScope(scope, beside);
    const requests = [
      ...(second === null ? [] : [fetchWhole(queryClient, mappedPropertiesQuery(second, template), signal)]),
      ...[backgroundScope(scope), ...(second === null ? [] : [second])].flatMap((background) =>
        guids.flatMap((guid): Promise<unknown>[] => [
          ...(view.columns.values
            ? [queryUntil(queryClient, propertyValuesQuery(background, guid, template).page(0), signal)]
            : []),
          ...(view.columns.documents
            ? [queryUntil(queryClient, referencedDocumentQuery(background, guid), signal)]
            : []),
        ]),
      ),
    ];
    let done = 0;
    const count = async (request: Promise<unknown>): Promise<void> => {
      await request;
      done += 1;
      if (!signal.aborted) setRun({ done, total: requests.length, error: null });
    };
    await Promise.all(requests.map(count));
  };
  const cancel = (): void => {
    // Aborts the signal of the run.
    begin();
    setRun(null);
  };
  const start = async (): Promise<void> => {
    const signal = begin();
    setRun({ done: 0, total: null, error: null });
    try {
      let view: PrintedView;
      // The filter or the columns may be changed meanwhile.
      do {
        view = await settledView();
        await load(view, signal);
      } while ((await settledView()) !== view);
    } catch (error) {
      if (signal.aborted) return;
      cancel();
      setRun({ done: 0, total: null, error });
    }
    if (signal.aborted) return;
    // Rendered before the print dialog opens.
    flushSync(() => setRun(null));
    window.print();
  };
  const hasFailed = run !== null && run.error !== null;
  return (
    <>
      <Toolbar label={t("mappedProperties")} className={barClasses["tools"]}>
        {children}
        <div ref={listToolsRef} className={classes["list-tools"]} />
        <BusyButton
          size="compact-sm"
          variant="default"
          isBusy={run !== null && !hasFailed}
          onClick={() => void start()}
        >
          {t("print")}
        </BusyButton>
      </Toolbar>
      {run !== null && (
        <RunPanel
          label={t("loadingToPrint")}
          status={hasFailed ? "idle" : "running"}
          done={run.done}
          total={run.total}
          text=""
          start={null}
          onStart={() => void start()}
          onCancel={cancel}
        >
          {hasFailed && (
            <Failure
              compact
              error={run.error}
              summary={t("notAllLoadedToPrint")}
              onRetry={() => void start()}
            />
          )}
        </RunPanel>
      )}
    </>
  );
}

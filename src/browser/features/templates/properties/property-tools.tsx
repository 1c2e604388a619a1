import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type Ref, useMemo } from "react";
import { useTranslations } from "use-intl";
import { matchingConcepts } from "#browser/parts/list/shown-rows.tsx";
import { useLoadedPrint } from "#browser/parts/print/use-loaded-print.tsx";
import { fetchWhole } from "#browser/queries/list/fetch-whole.ts";
import { queryUntil } from "#browser/queries/query-until.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#browser/queries/resources/properties.ts";
import { mappedPropertiesQuery } from "#browser/queries/resources/templates.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import type { PropertyColumns } from "#browser/storage/settings.ts";
import { Toolbar } from "#browser/ui/controls/toolbar.tsx";
import { useSettledView } from "./use-settled-view.ts";
import barClasses from "#browser/ui/list/results-bar.module.css";
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

/** 'Copy' of the list, and 'Print', which first loads everything that is displayed, so that the printout is complete. */
export function PropertyTools(props: PropertyToolsProps) {
  const t = useTranslations("templates");
  const { template, columns, search, listToolsRef, children } = props;
  const queryClient = useQueryClient();
  const scope = useScope();
  const { beside } = useCulture();
  const settledView = useSettledView(useMemo(() => ({ search, columns }), [search, columns]));

  const load = async (
    view: PrintedView,
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<void> => {
    const { items } = await fetchWhole(queryClient, mappedPropertiesQuery(scope, template), signal);
    const guids = matchingConcepts(items, view.search).flatMap(({ versionGuid }) => versionGuid || []);
    const second =
      beside === null
        ? null
        : (await import("#browser/queries/names/second-names.ts")).secondScope(scope, beside);
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
      onProgress(done, requests.length);
    };
    await Promise.all(requests.map(count));
  };
  const { button, panel } = useLoadedPrint(async (signal, onProgress) => {
    let view: PrintedView;
    // The filter or the columns may be changed meanwhile.
    do {
      view = await settledView();
      await load(view, signal, onProgress);
    } while ((await settledView()) !== view);
  });
  return (
    <>
      <Toolbar label={t("mappedProperties")} className={barClasses.tools}>
        {children}
        <div className={classes["list-tools"]}>
          <div ref={listToolsRef} className={classes.slot} />
          {button}
        </div>
      </Toolbar>
      {panel}
    </>
  );
}

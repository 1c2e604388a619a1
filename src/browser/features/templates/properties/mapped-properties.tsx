import { Switch } from "@mantine/core";
import { Fragment, useCallback, useDeferredValue, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import "#browser/ui/controls/switch.css";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { ConceptList } from "#browser/parts/list/concept-list.tsx";
import { TemplatesLink } from "#browser/parts/next-steps.tsx";
import { TagFailure, TagSwitch } from "#browser/parts/property-tags/tag-grouping.tsx";
import { useTagGroups } from "#browser/parts/property-tags/use-tag-groups.ts";
import { SearchParamField, useAddressSearch } from "#browser/parts/search-field/search-param-field.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { propertyValuesQuery, referencedDocumentQuery } from "#browser/queries/resources/properties.ts";
import { mappedPropertiesQuery } from "#browser/queries/resources/templates.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { type PropertyColumns, propertyColumns, useSetting } from "#browser/storage/settings.ts";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { useIsPrinting } from "#browser/ui/layout/use-is-printing.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { createStore, type Store } from "#core/lib/store.ts";
import { text } from "#core/text/messages/text.ts";
import { MappedPropertyLine } from "./mapped-property-line.tsx";
import { PropertyTools } from "./property-tools.tsx";
import { useColumnsInView } from "./use-columns-in-view.ts";
import { useCopyColumns } from "./use-copy-columns.ts";
import classes from "./mapped-properties.module.css";
import lineClasses from "./mapped-property-line.module.css";

const SWITCHES = [
  { column: "values", label: text("templates.values") },
  { column: "documents", label: text("templates.documents") },
] as const;

const NONE: readonly ConceptSummary[] = [];

type MappedPropertiesProps = {
  readonly template: string;
  /** Version GUID of the property whose details are open; null if none. */
  readonly property: string | null;
};

/** The mapped properties of a template (E6), optionally with their values and documents. */
export function MappedProperties({ template, property }: MappedPropertiesProps) {
  const t = useTranslations("templates");
  const wording = useText();
  const scrollKey = useScrollKey();
  const search = useDeferredValue(useAddressSearch());
  const [columns, setColumns] = useSetting(propertyColumns);
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null);
  const [inView] = useState(() => createStore(NONE));
  const tags = useTagGroups([template]);
  const context = { template, selected: property, columns, search, scrollKey, isPrinting: useIsPrinting() };
  const memoryKey = `${scrollKey} mapped properties`;
  return (
    <div className={classes.properties}>
      <div className={classes.bar} data-screen-only>
        <SearchParamField
          label={t("filterProperties")}
          clearLabel={t("clearFilter")}
          className={classes.filter}
        />
        <PropertyTools template={template} columns={columns} search={search} listToolsRef={setToolsSlot}>
          {SWITCHES.map(({ column, label }) => (
            <Switch
              key={column}
              size="xs"
              label={wording(label)}
              checked={columns[column]}
              onChange={(event) => setColumns({ ...columns, [column]: event.currentTarget.checked })}
            />
          ))}
          <TagSwitch count={tags.count} />
        </PropertyTools>
      </div>
      <ScrollPane className={classes.pane ?? ""} memoryKey={memoryKey}>
        <ColumnsInView template={template} columns={columns} inView={inView} />
        <TagFailure error={tags.error} retry={tags.retry} />
        <ConceptList
          hasExport={false}
          label={t("mappedProperties")}
          kind="property"
          query={useCallback((scope) => mappedPropertiesQuery(scope, template), [template])}
          selected={property}
          filter={search}
          groupOf={tags.groupOf}
          renderLine={(item, noteId) => (
            <MappedPropertyLine property={item} noteId={noteId} context={context} />
          )}
          onItemsInView={inView.set}
          toolsSlot={toolsSlot}
          copyColumns={useCopyColumns(template, columns)}
          head={<ColumnHeads columns={columns} />}
          empty={t("noProperties")}
          emptyAction={<TemplatesLink />}
          memoryKey={memoryKey}
        />
      </ScrollPane>
    </div>
  );
}

type ColumnsInViewProps = {
  readonly template: string;
  readonly columns: PropertyColumns;
  readonly inView: Store<readonly ConceptSummary[]>;
};

/** Loads the columns of the properties in view. A component, so that scrolling does not render the list again. */
function ColumnsInView({ template, columns, inView }: ColumnsInViewProps) {
  const t = useTranslations("templates");
  const properties = useSyncExternalStore(inView.subscribe, inView.get);
  const { guids, failures, error, retry } = useColumnsInView(template, properties, columns);
  return (
    <>
      {failures > 0 && <Failure error={error} summary={t("someNotLoaded")} onRetry={retry} />}
      <SecondCulture>
        {({ SecondQuery }, beside) =>
          guids.map((guid) => (
            <Fragment key={`${beside} ${guid}`}>
              {columns.values && (
                <SecondQuery
                  query={(scope) => propertyValuesQuery(scope, guid, template).page(0)}
                  beside={beside}
                />
              )}
              {columns.documents && (
                <SecondQuery query={(scope) => referencedDocumentQuery(scope, guid)} beside={beside} />
              )}
            </Fragment>
          ))
        }
      </SecondCulture>
    </>
  );
}

/** The column headings, for visual users. */
function ColumnHeads({ columns }: { readonly columns: PropertyColumns }) {
  const t = useTranslations("templates");
  if (!columns.values && !columns.documents) return null;
  return (
    <div className={lineClasses.head} aria-hidden="true">
      <span>{t("property")}</span>
      {columns.values && <span>{t("values")}</span>}
      {columns.documents && <span>{t("referencedDocument")}</span>}
    </div>
  );
}

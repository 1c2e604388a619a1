import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { CompareButton } from "#browser/parts/compare/compare-button.tsx";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { usePrefetch } from "#browser/parts/link/use-prefetch.ts";
import { pathOf } from "#browser/parts/name/kinds.ts";
import { chooseName, LocalizedName, PlainName } from "#browser/parts/name/localized-name.tsx";
import { searchIn } from "#browser/parts/search-field/search-param-field.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { propertyValuesQuery, referencedDocumentQuery } from "#browser/queries/resources/properties.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import type { PropertyColumns } from "#browser/storage/settings.ts";
import { notesOf } from "#browser/ui/list/note-ids.ts";
import { titleIfCut } from "#browser/ui/list/title-if-cut.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import classes from "./mapped-property-line.module.css";

/** Shared by the lines of a list. */
export type LineContext = {
  readonly template: string;
  /** Version GUID of the property whose details are open. */
  readonly selected: string | null;
  readonly columns: PropertyColumns;
  /** The filter of the list. */
  readonly search: string;
  /** The scroll key of the page, which the links keep. */
  readonly scrollKey: string;
  readonly isPrinting: boolean;
};

type MappedPropertyLineProps = {
  readonly property: ConceptSummary;
  /** The id of the note 'Not translated', if shown. */
  readonly noteId: string;
  readonly context: LineContext;
};

/** A mapped property with the columns that are switched on. */
export function MappedPropertyLine({ property, noteId, context }: MappedPropertyLineProps) {
  const { template, selected, columns, search, scrollKey, isPrinting } = context;
  const { culture, beside } = useCulture();
  const prefetch = usePrefetch();
  const { versionGuid } = property;
  const name = (
    <LocalizedName
      concept={property}
      culture={culture}
      search={search}
      withDefault
      withSecond
      noteId={noteId}
    />
  );
  if (versionGuid === null || versionGuid === "")
    return (
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
      </div>
    );
  return (
    <div className={classes.line}>
      <div className={classes.property}>
        <AppLink
          to={(query) => paths.templateProperty(template, versionGuid, { search: searchIn(query) })}
          state={{ scrollKey }}
          data-property={versionGuid}
          aria-current={versionGuid === selected ? "true" : undefined}
          aria-describedby={notesOf(noteId, chooseName(property, culture).isFallback, beside !== null)}
          prefetch={() => prefetch("property", versionGuid, template)}
          className={classes.name}
        >
          {name}
        </AppLink>
        <CompareButton kind="property" concept={property} culture={culture} />
      </div>
      {columns.values && (
        <ValuesCell property={versionGuid} template={template} most={isPrinting ? MAX_PRINTED : MAX_VALUES} />
      )}
      {columns.documents && <DocumentCell property={versionGuid} />}
    </div>
  );
}

/** As many as fit into the widest column. */
const MAX_VALUES = 8;
/** More would fill pages; the total is printed next to them. */
const MAX_PRINTED = 24;

type ValuesCellProps = { readonly property: string; readonly template: string; readonly most: number };

/** The first values, and their total. */
function ValuesCell({ property, template, most }: ValuesCellProps) {
  const t = useTranslations("templates");
  const details = useTranslations("conceptDetails");
  const scope = useScope();
  const { data, isError } = useQuery({
    ...propertyValuesQuery(scope, property, template).page(0),
    enabled: false,
  });
  const values = data?.results ?? [];
  return (
    <Cell isLoaded={data !== undefined} isError={isError} className={classes.values}>
      {values.length === 0 ? (
        <None label={t("noValues")} />
      ) : (
        <>
          <span className={classes.first}>
            {values.slice(0, most).map((value, index) => (
              <span key={value.versionGuid ?? index}>
                {index > 0 && details("separator")}
                <PlainName concept={value} culture={scope.culture} />
              </span>
            ))}
            {values.length > most && `${details("separator")}…`}
          </span>
          <SecondCulture>
            {({ SecondNameList }, beside) => (
              <SecondNameList concepts={values.slice(0, most)} beside={beside} />
            )}
          </SecondCulture>
          <span className={classes.count}>{t("valueCount", { count: values.length })}</span>
        </>
      )}
    </Cell>
  );
}

function DocumentCell({ property }: { readonly property: string }) {
  const t = useTranslations("templates");
  const noteId = useId();
  const { beside } = useCulture();
  const scope = useScope();
  const { data: document, isError } = useQuery({
    ...referencedDocumentQuery(scope, property),
    enabled: false,
  });
  const href = document == null ? null : pathOf("document", document);
  const name = document != null && (
    <LocalizedName concept={document} culture={scope.culture} withSecond noteId={noteId} />
  );
  return (
    <Cell isLoaded={document !== undefined} isError={isError} className={classes.document}>
      {document == null ? (
        <None label={t("noDocument")} />
      ) : href === null ? (
        name
      ) : (
        <AppLink to={href} aria-describedby={notesOf(noteId, true, beside !== null)}>
          {name}
        </AppLink>
      )}
    </Cell>
  );
}

type CellProps = {
  readonly isLoaded: boolean;
  readonly isError: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A cell whose content is requested while its row is in view (see `useColumnsInView`). */
function Cell({ isLoaded, isError, className, children }: CellProps) {
  const t = useTranslations("templates");
  return (
    <div className={className} aria-busy={!isLoaded && !isError} onPointerEnter={titleIfCut}>
      {isLoaded ? children : isError ? t("notLoaded") : <span className={classes.loading} />}
    </div>
  );
}

/** Subdued, since many cells are empty. */
function None({ label }: { readonly label: string }) {
  return (
    <span role="img" aria-label={label} className={classes.none}>
      –
    </span>
  );
}

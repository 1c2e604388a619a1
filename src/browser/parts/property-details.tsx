import { Skeleton, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, type Ref, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { propertyValuesQuery, referencedDocumentQuery } from "#browser/queries/resources/properties.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { Failure } from "./failure/failure.tsx";
import { AppLink } from "./link/app-link.tsx";
import { ConceptLine } from "./list/concept-line.tsx";
import { ConceptList } from "./list/concept-list.tsx";
import { TemplatesLink } from "./next-steps.tsx";
import { SecondCulture } from "./second-culture/second-culture.tsx";
import { VersionList } from "./versions/version-list.tsx";
import classes from "./property-details.module.css";

type PropertyDetailsProps = {
  readonly versionGuid: string;
  /** The template in which the property is shown; null if none. */
  readonly template: string | null;
  /** The address of another version of the property. */
  readonly hrefOf: (versionGuid: string) => string;
  /** The level of the headings inside. */
  readonly order: 2 | 3;
};

/**
 * The details of a property, most important first: its values (E13), its referenced document (E11) and its versions (E7). Each is requested
 * separately and shows its own error.
 */
export function PropertyDetails({ versionGuid, template, hrefOf, order }: PropertyDetailsProps) {
  const t = useTranslations("properties");
  const scrollKey = useScrollKey();
  const [valueTools, setValueTools] = useState<HTMLElement | null>(null);
  return (
    <>
      <Part title={t("values")} order={order} toolsRef={setValueTools}>
        <ScrollPane
          className={classes.values ?? ""}
          memoryKey={`${scrollKey} values`}
          // Values are no links: without a tab stop of its own, some browsers could not scroll here by keyboard.
          tabIndex={0}
          role="group"
          aria-label={t("values")}
        >
          <ConceptList
            label={t("values")}
            query={(scope) => propertyValuesQuery(scope, versionGuid, template)}
            usualItems={3}
            toolsSlot={valueTools}
            emptyAction={
              template === null ? (
                <TemplatesLink />
              ) : (
                <AppLink to={paths.property(versionGuid)}>{t("openProperty")}</AppLink>
              )
            }
            empty={template === null ? t("noOwnValues") : t("noValuesInTemplate")}
            memoryKey={`${scrollKey} values`}
          />
        </ScrollPane>
      </Part>
      <Part title={t("referencedDocument")} order={order}>
        <ReferencedDocument versionGuid={versionGuid} />
      </Part>
      <Part title={t("versions")} order={order}>
        <VersionList
          kind="property"
          versionGuid={versionGuid}
          hrefOf={hrefOf}
          memoryKey={`${scrollKey} property versions`}
        />
      </Part>
    </>
  );
}

type PartProps = {
  readonly title: string;
  readonly order: 2 | 3;
  /** Receives the element for tools that are rendered deeper inside, on the line of the heading. */
  readonly toolsRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

function Part({ title, order, toolsRef, children }: PartProps) {
  const heading = (
    <Title order={order} size={order === 2 ? "h4" : "h5"} className={classes.title}>
      {title}
    </Title>
  );
  return (
    <section aria-label={title} className={classes.part}>
      {toolsRef === undefined ? (
        heading
      ) : (
        <div className={classes.head}>
          {heading}
          <div ref={toolsRef} className={classes.tools} />
        </div>
      )}
      {children}
    </section>
  );
}

function ReferencedDocument({ versionGuid }: { readonly versionGuid: string }) {
  const t = useTranslations("properties");
  const noteId = useId();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...referencedDocumentQuery(useScope(), versionGuid),
    placeholderData: keepPreviousData,
  });
  if (data === undefined)
    return error !== null ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={t("loadingDocument")} className={classes.line}>
        <Skeleton height={14} width="40%" />
      </div>
    );
  if (data === null) return <p className={classes.none}>{t("noReferencedDocument")}</p>;
  return (
    <div className={classes.document} data-stale={isPlaceholderData || undefined}>
      <ConceptLine item={data} options={{ kind: "document" }} noteId={noteId} />
      <SecondCulture>
        {({ SecondQuery }, beside) => (
          <SecondQuery query={(scope) => referencedDocumentQuery(scope, versionGuid)} beside={beside} />
        )}
      </SecondCulture>
    </div>
  );
}

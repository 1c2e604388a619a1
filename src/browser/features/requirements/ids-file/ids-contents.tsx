import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { IFC_SCHEMAS } from "#browser/parts/export/ids/ifc-schemas.ts";
import { Labelled } from "#browser/parts/export/ids/labelled.tsx";
import { SpecificationList } from "#browser/parts/export/ids/specification-list.tsx";
import { useChosenTemplates } from "#browser/parts/export/ids/use-chosen-templates.ts";
import { useProductTypes } from "#browser/parts/export/ids/use-product-types.ts";
import { useSpeech } from "#browser/parts/export/ids/use-speech.ts";
import { CollectPanel } from "#browser/parts/export/run/collect-panel.tsx";
import { createExportSource } from "#browser/parts/export/run/export-source.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useIdsMapping } from "#browser/storage/ids-mapping.ts";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { failureOf } from "#core/files/read/report/read-error.ts";
import { collectNamedTypes } from "#core/ids/collect-ids.ts";
import { type Coverage, coverageOf, propertyCoverageOf } from "#core/ids/coverage.ts";
import type { IfcSchema } from "#core/ids/ifc/ifc-schema.ts";
import type { IdsFile } from "#core/ids/model.ts";
import { readIds } from "#core/ids/read-ids.ts";
import { describeRequirements, type EntityName } from "#core/ids/sentences.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import classes from "./ids-file.module.css";

/** A file with the names of the versions of IFC that its specifications are for. */
export type OpenedIds = { readonly ids: IdsFile; readonly schemas: readonly IfcSchema[] };

/** Reads an IDS file; the problem says why it cannot be read, and where. */
export async function readIdsFile(
  file: File,
  signal: AbortSignal,
): Promise<OpenedIds | { readonly problem: Text }> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const ids = await readIds({ name: file.name, bytes }, signal);
    const versions = new Set(ids.specifications.flatMap(({ ifcVersions }) => ifcVersions));
    const schemas = await Promise.all([...versions].map((version) => IFC_SCHEMAS[version].load()));
    return { ids, schemas };
  } catch (error) {
    const { message, where } = failureOf([file.name], error);
    const values = { file: file.name, problem: message };
    return {
      problem:
        where === null ? text("ids.fileProblem", values) : text("ids.fileProblemAt", { ...values, where }),
    };
  }
}

type NamedType = { readonly guid: string; readonly name: string };

type IdsContentsProps = OpenedIds & {
  readonly name: string;
  readonly productTypes: readonly NamedType[] | null;
  readonly onClose: () => void;
};

/** A file beside requirements: what it covers, lacks and requires besides, and its specifications in words. */
export function IdsContents({ name, ids, schemas, productTypes, onClose }: IdsContentsProps) {
  const t = useTranslations("ids");
  const { list } = useFormats();
  const id = useId();
  const coverage = useMemo(() => coverageOf(ids, productTypes ?? []), [ids, productTypes]);
  const { specifications, covered, notCovered } = coverage;
  const entityName: EntityName = useCallback(
    (entity) => schemas.map((schema) => schema.entityName(entity)).find((one) => one !== null) ?? null,
    [schemas],
  );
  const file = <bdi>{name}</bdi>;
  const items = useMemo(
    () =>
      specifications.map(({ specification, productTypes: own }) => ({
        specification,
        note:
          productTypes === null
            ? null
            : own.length > 0
              ? t("covers", {
                  names: list(
                    own.map((each) => each.name),
                    "unit",
                  ),
                })
              : t("coversNone"),
      })),
    [specifications, productTypes, t, list],
  );
  return (
    <section aria-labelledby={id} className={classes["contents"]}>
      <div className={classes["head"]}>
        <h2 id={id}>
          <bdi>{ids.info.title}</bdi>
        </h2>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t("closeFile")}
        </Button>
      </div>
      <p role="status">
        {t.rich(
          ids.info.milestone === null
            ? productTypes === null
              ? "contentsHead"
              : "contentsHeadCovered"
            : productTypes === null
              ? "contentsHeadMilestone"
              : "contentsHeadBoth",
          {
            file: () => file,
            specifications: specifications.length,
            milestone: ids.info.milestone ?? "",
            covered: covered.length,
            notCovered: notCovered.length,
          },
        )}
      </p>
      <ScrollPane role="region" aria-label={t("contentsOfFile")} tabIndex={0} className={classes["pane"]}>
        {covered.length > 0 && (
          // Other product types, and other names, need other templates.
          <PropertiesOf
            key={covered.map(({ guid, name }) => `${guid} ${name}`).join(" ")}
            coverage={coverage}
            entityName={entityName}
          />
        )}
        <Names title={t("notCoveredTypes")} label={t("notCovered")} types={notCovered} />
        <h3>{t("specifications")}</h3>
        <SpecificationList items={items} entityName={entityName} />
      </ScrollPane>
    </section>
  );
}

type PropertiesProps = { readonly coverage: Coverage<NamedType>; readonly entityName: EntityName };

/** The properties that the file lacks, and what it requires besides; the mapped properties of the covered product types are loaded for it. */
function PropertiesOf({ coverage, entityName }: PropertiesProps) {
  const t = useTranslations("ids");
  const { list } = useFormats();
  const speech = useSpeech(entityName);
  const queryClient = useQueryClient();
  const scope = useScope();
  const mapping = useIdsMapping(scope.service);
  const chosen = useChosenTemplates(scope.service);
  const [collection] = useState(() =>
    collectNamedTypes(createExportSource(queryClient, scope), {
      culture: scope.culture,
      productTypes: coverage.covered,
      chosen,
    }),
  );
  const { data, progress } = useProductTypes(collection, chosen);
  const { run } = collection;
  const [failure] = progress.failures;
  const compared = useMemo(() => {
    if (data === null) return null;
    const types = new Map(data.productTypes.map((one) => [one.guid, one]));
    const loaded = (named: readonly NamedType[]) => named.flatMap(({ guid }) => types.get(guid) ?? []);
    return propertyCoverageOf(
      {
        specifications: coverage.specifications.map(({ specification, productTypes }) => ({
          specification,
          productTypes: loaded(productTypes),
        })),
        covered: loaded(coverage.covered),
        notCovered: [],
      },
      mapping,
    );
  }, [coverage, data, mapping]);
  if (compared === null || failure !== undefined)
    return <CollectPanel label={t("loadingProperties")} run={run} progress={progress} />;
  const { lacking, besides, unknown } = compared;
  return (
    <>
      {lacking.length > 0 && (
        <Section title={t("lackingTitle")} label={t("lacking")}>
          {lacking.map(({ productType, properties }) => (
            <li key={productType.guid}>
              <Labelled label={productType.name} what={list(properties, "unit")} />
            </li>
          ))}
        </Section>
      )}
      {besides.length > 0 && (
        <Section title={t("besidesTitle")} label={t("besides")}>
          {besides.map((specification, index) => (
            // A file may have several specifications with the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Labelled
                label={specification.name}
                what={describeRequirements(specification, speech).join(" ")}
              />
            </li>
          ))}
        </Section>
      )}
      <Names title={t("unknownTitle")} label={t("notCompared")} types={unknown} />
      {lacking.length + besides.length + unknown.length === 0 && <p>{t("exactly")}</p>}
    </>
  );
}

type SectionProps = {
  readonly title: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

function Section({ title, label, className, children }: SectionProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul aria-label={label} className={className}>
        {children}
      </ul>
    </>
  );
}

type NamesProps = Pick<SectionProps, "title" | "label"> & { readonly types: readonly NamedType[] };

/** A list of product types; nothing without any. */
function Names({ title, label, types }: NamesProps) {
  return (
    types.length > 0 && (
      <Section title={title} label={label} className={classes["names"]}>
        {types.map(({ guid, name }) => (
          <li key={guid}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </Section>
    )
  );
}

import { Button } from "@mantine/core";
import { useCallback, useId, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { IFC_SCHEMAS } from "#browser/parts/export/ids/ifc-schemas.ts";
import { LongText } from "#browser/parts/export/ids/long-text.tsx";
import { SpecificationList } from "#browser/parts/export/ids/specification-list.tsx";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { failureOf } from "#core/files/read/report/read-error.ts";
import { checkIds, type IdsProblem } from "#core/ids/check-ids.ts";
import { coverageOf } from "#core/ids/coverage.ts";
import type { IfcSchema } from "#core/ids/ifc/ifc-schema.ts";
import type { IdsFile, IfcVersion } from "#core/ids/model.ts";
import { readIds } from "#core/ids/read-ids.ts";
import type { EntityName } from "#core/ids/value-words.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { ComparedProperties } from "./compared-properties.tsx";
import { type NamedType, Names, Problems } from "./sections.tsx";
import classes from "./ids-file.module.css";

/** A file, with the names of the versions of IFC that its specifications are for, and the rules of IDS that it breaks. */
export type OpenedIds = {
  readonly ids: IdsFile;
  readonly schemas: ReadonlyMap<IfcVersion, IfcSchema>;
  readonly problems: readonly IdsProblem[];
};

/** Reads an IDS file; the problem says why it cannot be read, and where. */
export async function readIdsFile(
  file: File,
  signal: AbortSignal,
): Promise<OpenedIds | { readonly problem: Text }> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const ids = await readIds({ name: file.name, bytes }, signal);
    const versions = new Set(ids.specifications.flatMap(({ ifcVersions }) => ifcVersions));
    const schemas = new Map<IfcVersion, IfcSchema>();
    for (const version of versions) schemas.set(version, await IFC_SCHEMAS[version].load());
    return { ids, schemas, problems: checkIds(ids, (version) => schemas.get(version)) };
  } catch (error) {
    const { message, where } = failureOf([file.name], error);
    const values = { file: file.name, problem: message };
    return {
      problem:
        where === null ? text("ids.fileProblem", values) : text("ids.fileProblemAt", { ...values, where }),
    };
  }
}

type IdsContentsProps = OpenedIds & {
  readonly name: string;
  readonly productTypes: readonly NamedType[] | null;
  readonly onClose: () => void;
};

/** A file beside requirements: what it covers, lacks and requires besides, and its specifications in words. */
export function IdsContents({ name, ids, schemas, problems, productTypes, onClose }: IdsContentsProps) {
  const t = useTranslations("ids");
  const { list } = useFormats();
  const id = useId();
  const coverage = useMemo(() => coverageOf(ids, productTypes ?? []), [ids, productTypes]);
  const { specifications, covered, notCovered } = coverage;
  const entityName: EntityName = useCallback(
    (entity) =>
      [...schemas.values()].map((schema) => schema.entityName(entity)).find((one) => one !== null) ?? null,
    [schemas],
  );
  const file = <bdi>{name}</bdi>;
  const { title, milestone } = ids.info;
  const shownMilestone = <LongText text={milestone ?? ""} />;
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
    <section aria-labelledby={id} className={classes.contents}>
      <div className={classes.head}>
        <h2>
          <LongText id={id} text={title} />
        </h2>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t("closeFile")}
        </Button>
      </div>
      <p role="status">
        {t.rich(
          milestone === null
            ? productTypes === null
              ? "contentsHead"
              : "contentsHeadCovered"
            : productTypes === null
              ? "contentsHeadMilestone"
              : "contentsHeadBoth",
          {
            file: () => file,
            specifications: specifications.length,
            milestone: () => shownMilestone,
            covered: covered.length,
            notCovered: notCovered.length,
          },
        )}
      </p>
      <ScrollPane role="region" aria-label={t("contentsOfFile")} tabIndex={0} className={classes.pane}>
        <Problems problems={problems} />
        {covered.length > 0 && (
          // Other product types, and other names, need other templates.
          <ComparedProperties
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

import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { Labelled } from "#browser/parts/export/ids/labelled.tsx";
import { WholeButton, WholeText } from "#browser/parts/export/ids/long-text.tsx";
import { useChosenTemplates } from "#browser/parts/export/ids/use-chosen-templates.ts";
import { useProductTypes } from "#browser/parts/export/ids/use-product-types.ts";
import { useSpeech } from "#browser/parts/export/ids/use-speech.ts";
import { CollectPanel } from "#browser/parts/export/run/collect-panel.tsx";
import { createExportSource } from "#browser/parts/export/run/export-source.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useIdsMapping } from "#browser/storage/ids-mapping.ts";
import { collectNamedTypes } from "#core/ids/collect-ids.ts";
import { type Coverage, propertyCoverageOf } from "#core/ids/coverage.ts";
import type { Specification } from "#core/ids/model.ts";
import { describeRequirements } from "#core/ids/sentences.ts";
import { type EntityName, isLong, isShortened, type Speech } from "#core/ids/value-words.ts";
import { quoted } from "#core/text/quoted.ts";
import { type NamedType, Names, Section } from "./sections.tsx";

type PropertiesProps = { readonly coverage: Coverage<NamedType>; readonly entityName: EntityName };

/** The properties that the file lacks, and what it requires besides; the mapped properties of the covered product types are loaded for it. */
export function ComparedProperties({ coverage, entityName }: PropertiesProps) {
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
              <Besides specification={specification} speech={speech} />
            </li>
          ))}
        </Section>
      )}
      <Names title={t("unknownTitle")} label={t("notCompared")} types={unknown} />
      {lacking.length + besides.length + unknown.length === 0 && <p>{t("exactly")}</p>}
    </>
  );
}

type BesidesProps = { readonly specification: Specification; readonly speech: Speech };

/** What a specification requires besides the properties of its product types. */
function Besides({ specification, speech }: BesidesProps) {
  const [isWhole, setWhole] = useState(false);
  const { name } = specification;
  return (
    <>
      <Labelled
        label={<WholeText text={isWhole ? name : quoted(name)} />}
        what={<WholeText text={describeRequirements(specification, { ...speech, isWhole }).join(" ")} />}
      />
      {(isLong(name) || isShortened(specification)) && (
        <>
          {" "}
          <WholeButton isWhole={isWhole} onToggle={() => setWhole(!isWhole)} />
        </>
      )}
    </>
  );
}

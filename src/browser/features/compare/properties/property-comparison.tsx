import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { versionNumber } from "#browser/parts/versions/version-number.ts";
import { useWholeLists } from "#browser/queries/list/use-whole-lists.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#browser/queries/resources/properties.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ComparisonProps } from "../compared-concept.ts";
import type { ComparedList } from "../comparison-row.ts";
import { ComparisonState } from "../comparison-state.tsx";
import { ComparisonTable } from "../comparison-table.tsx";
import { conceptRows } from "../concept-rows.ts";
import { textRow } from "../text-row.ts";
import { isWholePart, loadingOf } from "../whole-part.ts";

/** Properties side by side: their values (E13), referenced documents (E11) and versions (E7). */
export function Comparison({ concepts }: ComparisonProps) {
  const t = useTranslations("compare");
  const own = useTranslations("properties");
  const scope = useScope();
  const { culture } = scope;
  const values = useWholeLists(
    concepts.map(({ versionGuid }) => propertyValuesQuery(scope, versionGuid, null)),
  );
  const { documents, loading } = useQueries({
    queries: concepts.map(({ versionGuid }) => referencedDocumentQuery(scope, versionGuid)),
    combine: joined,
  });
  // They stay the same: other concepts are another comparison, by its key.
  const [sources] = useState(() =>
    concepts.map(
      ({ versionGuid }): ComparedList =>
        (scope) =>
          propertyValuesQuery(scope, versionGuid, null),
    ),
  );
  const rows = useMemo(
    () => [
      ...(isWholePart(values)
        ? conceptRows({ section: own("values"), lists: values.map(({ items }) => items), sources, culture })
        : []),
      ...(isWholePart(loading)
        ? conceptRows({
            section: own("referencedDocument"),
            lists: documents.map((document) => (document === null ? [] : [document])),
            culture,
          })
        : []),
      ...textRow({
        section: own("versions"),
        label: t("versionNumber"),
        texts: concepts.map(({ version }) => (version === null ? null : versionNumber(version))),
      }),
      ...textRow({
        section: own("versions"),
        label: t("latestVersion"),
        texts: concepts.map(({ latest }) => (latest === null ? null : versionNumber(latest))),
      }),
    ],
    [values, sources, documents, loading, concepts, culture, t, own],
  );
  return (
    <ComparisonState concepts={concepts} loading={[...values, ...loading]}>
      <SecondCulture>
        {({ SecondQuery }, beside) =>
          concepts.map(({ versionGuid }, column) =>
            documents[column] === null ? null : (
              <SecondQuery
                key={`${beside} ${versionGuid}`}
                query={(scope) => referencedDocumentQuery(scope, versionGuid)}
                beside={beside}
              />
            ),
          )
        }
      </SecondCulture>
      <ComparisonTable concepts={concepts} rows={rows} lists={sources} />
    </ComparisonState>
  );
}

function joined(results: readonly UseQueryResult<ConceptSummary | null>[]) {
  return {
    documents: results.map(({ data }) => data ?? null),
    loading: results.map(loadingOf),
  };
}

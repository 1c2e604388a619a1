import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { Skeleton, Switch, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "#concepts/use-search-params.ts";
import type { ClassificationCode } from "#api/classifications.ts";
import { paths } from "#addresses.ts";
import { codeByNumberQuery } from "#queries/classifications.ts";
import { type CodeNode, pathTo } from "#code-tree/code-node.ts";
import type { CodeTree } from "#code-tree/code-tree.ts";
import { useScope } from "#queries/scope.ts";
import { templatesQuery } from "#queries/templates.ts";
import { AppLink } from "#concepts/app-link.tsx";
import { ConceptList } from "#concepts/concept-list.tsx";
import { Failure } from "#concepts/failure.tsx";
import { Guids } from "#concepts/guids.tsx";
import { chooseName, LocalizedName } from "#concepts/localized-name.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import { useAddRecentlyViewed } from "#concepts/use-add-recently-viewed.ts";
import { VersionsDisclosure } from "#concepts/versions-disclosure.tsx";
import { CodeBreadcrumb } from "./code-breadcrumb.tsx";
import { Definitions } from "./definitions.tsx";
import classes from "./code-details.module.css";

type CodeDetailsProps = {
  readonly tree: CodeTree;
  readonly classification: string;
  readonly classificationName: string;
  /** Version GUID of the code. */
  readonly code: string;
};

/** One code: what it is, where it stands, and the templates related to it. */
export function CodeDetails({ tree, classification, classificationName, code }: CodeDetailsProps) {
  useSyncExternalStore(tree.subscribe, tree.getSnapshot);
  const place = usePlaceKey();
  const node = tree.node(code);
  const found = useCodeBesideTree(node, classification, code);
  const shown = node === undefined ? found.code : { code: node.code, culture: node.culture };
  const title =
    shown === null ? null : `${shown.code.classNumber ?? ""} ${chooseName(shown.code, shown.culture).text}`;
  useEffect(() => {
    if (title !== null) document.title = `${title.trim()} · ${classificationName} · Plinth`;
  }, [title, classificationName]);
  useAddRecentlyViewed({
    kind: "code",
    versionGuid: code,
    concept: shown === null ? null : { ...shown.code, culture: shown.culture },
  });

  return (
    <article className={classes["details"]}>
      {node !== undefined && (
        <CodeBreadcrumb
          classification={classification}
          classificationName={classificationName}
          path={pathTo(node)}
        />
      )}
      {shown === null ? found.instead : <CodeText {...shown} wanted={found.wanted} />}
      {shown === null && <Guids versionGuid={code} guid={null} />}
      <VersionsDisclosure
        versionGuid={code}
        hrefOf={(version) => paths.code(classification, version, { number: shown?.code.classNumber })}
        memoryKey={`${place} ${code}`}
        order={3}
        withNotLatest
      />
      <RelatedTemplates classification={classification} code={code} />
    </article>
  );
}

type ShownCode = { readonly code: ClassificationCode; readonly culture: string | null };

/** A code that the tree does not hold yet is asked for by its number, so that nobody has to wait for the tree to open at it. */
function useCodeBesideTree(node: CodeNode | undefined, classification: string, code: string) {
  const [searchParams] = useSearchParams();
  const number = searchParams.get("number");
  // Whether it is needed is settled when the page opens: once the tree brings the code, this answer has served its turn.
  const [wasMissing] = useState(node === undefined);
  const scope = useScope();
  const { data, error, refetch, isFetching } = useQuery({
    ...codeByNumberQuery(scope, classification, code, number ?? ""),
    enabled: node === undefined && wasMissing && number !== null,
    placeholderData: keepPreviousData,
  });
  const found: ShownCode | null = data == null ? null : { code: data, culture: scope.culture };
  const isUnknown = number === null || (data === null && !isFetching);
  const instead =
    error !== null ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : isUnknown ? (
      <p>The service has no details for the class number of this code.</p>
    ) : (
      <CodeSkeleton />
    );
  return { code: found, wanted: scope.culture, instead };
}

function CodeText({ code, culture, wanted }: ShownCode & { readonly wanted: string | null }) {
  return (
    <div data-stale={culture !== wanted || undefined} className={classes["text"]}>
      <Title order={2} size="h4" className={classes["title"]}>
        {code.classNumber !== null && <span className={classes["number"]}>{code.classNumber}</span>}{" "}
        <LocalizedName concept={code} culture={culture} withDefault />
      </Title>
      <Definitions code={code} culture={culture} />
      <Guids versionGuid={code.versionGuid} guid={code.guid} />
    </div>
  );
}

function CodeSkeleton() {
  return (
    <div role="status" aria-label="Loading the code">
      <Skeleton height={20} width="50%" mb="md" />
      <Skeleton height={14} mb="xs" />
      <Skeleton height={14} width="80%" mb="md" />
      <Skeleton height={14} width="22rem" />
    </div>
  );
}

function RelatedTemplates({
  classification,
  code,
}: {
  readonly classification: string;
  readonly code: string;
}) {
  const place = usePlaceKey();
  const [searchParams, setSearchParams] = useSearchParams();
  const includeNested = searchParams.get("nested") === "true";
  const setNested = (isOn: boolean): void =>
    setSearchParams(
      (params) => {
        if (isOn) params.set("nested", "true");
        else params.delete("nested");
        return params;
      },
      { state: { place, fromTree: true } },
    );
  return (
    <section aria-label="Related templates">
      <div className={classes["templatesHead"]}>
        <Title order={3} size="h5">
          <AppLink to={paths.templates({ classification, code, nested: includeNested })}>Templates</AppLink>
        </Title>
        <Switch
          size="xs"
          label="Include nested"
          checked={includeNested}
          onChange={(event) => setNested(event.currentTarget.checked)}
        />
      </div>
      <ConceptList
        kind="template"
        query={(scope) => templatesQuery(scope, { classification, code, includeNested })}
        empty={
          includeNested
            ? "Nothing found: neither this code nor one below it has templates."
            : "Nothing found: no template is related to this code itself. Those of the codes below it can be included."
        }
        memoryKey={`${place} templates`}
      />
    </section>
  );
}

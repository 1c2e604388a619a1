import { Title, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Failure } from "#browser/parts/failure/failure.tsx";
import type { ShownName } from "#browser/parts/name/concept-name.ts";
import { Guids } from "#browser/parts/name/guids.tsx";
import { chooseName, LocalizedName, MissingTranslation } from "#browser/parts/name/localized-name.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { VersionsDisclosure } from "#browser/parts/versions/versions-disclosure.tsx";
import { codeByNumberQuery } from "#browser/queries/resources/classifications.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { setDocumentTitle } from "#browser/ui/layout/document-title.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { type CodeNode, pathTo } from "#core/code-tree/code-node.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { DEFAULT_LANGUAGE, direction, languageTag } from "#core/text/culture.ts";
import { CodeSkeleton } from "../tree/code-skeleton.tsx";
import { CopyMenu } from "../tree/copy-menu.tsx";
import { CodeBreadcrumb } from "./code-breadcrumb.tsx";
import { ChildCodes, CodeSteps } from "./related-codes.tsx";
import { RelatedTemplates } from "./related-templates.tsx";
import classes from "./code-details.module.css";

type CodeDetailsProps = {
  readonly tree: CodeTree;
  readonly classification: string;
  /** The name of the classification. */
  readonly named: ShownName;
  /** Version GUID of the code. */
  readonly code: string;
};

/** One code: its texts, its ancestors and children, and its related templates. */
export function CodeDetails({ tree, classification, named, code }: CodeDetailsProps) {
  useSyncExternalStore(tree.subscribe, tree.getSnapshot);
  const scrollKey = useScrollKey();
  const node = tree.node(code);
  const number = useSearchParams()[0].get("number");
  const found = useCodeBesideTree(node, classification, code);
  const shown = node === undefined ? found.code : { code: node.code, culture: node.culture };
  const title =
    shown === null ? null : `${shown.code.classNumber ?? ""} ${chooseName(shown.code, shown.culture).text}`;
  const classificationName = chooseName(named.concept, named.culture).text;
  useEffect(() => {
    if (title !== null) setDocumentTitle(title.trim(), classificationName);
  }, [title, classificationName]);
  const { article, isStepped } = useSteps(code);

  return (
    <article ref={article} tabIndex={-1} className={classes.details}>
      <Announcer>{isStepped ? (title ?? "") : ""}</Announcer>
      {node !== undefined && (
        <div className={classes.head}>
          <CodeBreadcrumb classification={classification} named={named} path={pathTo(node)} />
          <CodeSteps tree={tree} classification={classification} node={node} />
        </div>
      )}
      {shown === null ? (
        found.fallback
      ) : (
        <CodeText {...shown} chosenCulture={found.chosenCulture} classification={classification} />
      )}
      <SecondCulture>
        {({ SecondCodes, SecondQuery }, beside) =>
          node !== undefined ? (
            <SecondCodes tree={tree} classification={classification} codes={pathTo(node)} beside={beside} />
          ) : (
            number !== null && (
              <SecondQuery
                query={(scope) => codeByNumberQuery(scope, classification, code, number)}
                beside={beside}
              />
            )
          )
        }
      </SecondCulture>
      {shown === null && <Guids versionGuid={code} guid={null} />}
      {node !== undefined && (
        <ChildCodes key={`${code} below`} tree={tree} classification={classification} node={node} />
      )}
      <VersionsDisclosure
        key={`${code} versions`}
        versionGuid={code}
        hrefOf={(version) => paths.code(classification, version, { number: shown?.code.classNumber })}
        memoryKey={`${scrollKey} ${code}`}
        order={3}
        withNotLatest
      />
      <RelatedTemplates
        key={`${code} templates`}
        classification={classification}
        code={code}
        hasCodes={shown?.code.hasCodes ?? true}
      />
    </article>
  );
}

/**
 * Announces a navigation to another code by a link in the details, since the focus stays on that link. If the link is removed, the focus
 * moves to the new code.
 */
function useSteps(code: string) {
  const article = useRef<HTMLElement>(null);
  const before = useRef(code);
  const [stepped, setStepped] = useState<string | null>(null);
  useEffect(() => {
    if (before.current === code) return;
    before.current = code;
    if (document.activeElement === document.body) article.current?.focus({ preventScroll: true });
    setStepped(article.current?.contains(document.activeElement) === true ? code : null);
  }, [code]);
  return { article, isStepped: stepped === code };
}

type ShownCode = { readonly code: ClassificationCode; readonly culture: string | null };

/** Looks up by number a code that the tree has not loaded yet, so that its details need not wait for the tree. */
function useCodeBesideTree(node: CodeNode | undefined, classification: string, code: string) {
  const t = useTranslations("classificationDetails");
  const [searchParams] = useSearchParams();
  const number = searchParams.get("number");
  // Decided when the code is opened: once the tree has loaded it, this response is not needed any more.
  const [opened, setOpened] = useState({ code, isMissing: node === undefined });
  if (opened.code !== code) setOpened({ code, isMissing: node === undefined });
  const scope = useScope();
  const { data, error, refetch, isFetching } = useQuery({
    ...codeByNumberQuery(scope, classification, code, number ?? ""),
    enabled: node === undefined && opened.isMissing && number !== null,
    // The same code in another culture, never another code.
    placeholderData: (before) => (before?.versionGuid === code ? before : undefined),
  });
  const found: ShownCode | null = data == null ? null : { code: data, culture: scope.culture };
  const isUnknown = number === null || (data === null && !isFetching);
  const fallback =
    error !== null ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : isUnknown ? (
      <p>{t(number === null ? "noDetailsWithoutNumber" : "noDetails")}</p>
    ) : (
      <CodeSkeleton />
    );
  return { code: found, chosenCulture: scope.culture, fallback };
}

type CodeTextProps = ShownCode & { readonly classification: string; readonly chosenCulture: string | null };

function CodeText({ code, culture, chosenCulture, classification }: CodeTextProps) {
  return (
    <div data-stale={culture !== chosenCulture || undefined} className={classes.text}>
      <div className={classes.head}>
        <Title order={2} size="h4" tabIndex={-1} className={classes.title}>
          {code.classNumber !== null && <span className={classes.number}>{code.classNumber}</span>}{" "}
          <LocalizedName concept={code} culture={culture} withDefault withSecond />
        </Title>
        <CopyMenu classification={classification} code={code} culture={culture} />
      </div>
      <Definitions code={code} culture={culture} />
      <SecondCulture>
        {({ SecondDefinition }, beside) => <SecondDefinition concept={code} beside={beside} />}
      </SecondCulture>
      <Guids key={code.versionGuid} versionGuid={code.versionGuid} guid={code.guid} />
    </div>
  );
}

type DefinitionsProps = { readonly code: ClassificationCode; readonly culture: string | null };

/** The technical definition in the culture, and the default one below if it differs. */
function Definitions({ code, culture }: DefinitionsProps) {
  const t = useTranslations("classificationDetails");
  const own = code.technicalDefinition?.trim() ?? "";
  const usual = code.defaultTechnicalDefinition?.trim() ?? "";
  if (own === "" && usual === "") {
    return (
      <Text size="sm" c="dimmed">
        {t("noDefinition")}
      </Text>
    );
  }
  return (
    <div className={classes.definitions}>
      {own !== "" && (
        <p lang={languageTag(culture ?? DEFAULT_LANGUAGE)} dir={direction(culture)}>
          {own}
        </p>
      )}
      {usual !== "" && usual !== own && (
        <p dir="ltr" className={own === "" ? undefined : classes.second}>
          {/* Without the note, which is in the language of the app. */}
          <span lang={DEFAULT_LANGUAGE}>{usual}</span>
          {own === "" && culture !== null && <MissingTranslation />}
        </p>
      )}
    </div>
  );
}

import "@mantine/core/styles/Splitter.layer.css";
import { Splitter } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { useCodeTree } from "#code-tree/code-trees.ts";
import { useCulture } from "#session/culture-context.tsx";
import { rememberedDivider } from "#memory/storage.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { ScrollPane } from "#ui/scroll-pane.tsx";
import { PrintHead } from "#concepts/print/print-head.tsx";
import { NotLatest } from "#concepts/not-latest.tsx";
import { chooseName, LocalizedName } from "#concepts/localized-name.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import type { ShownName } from "#concepts/concept-name.ts";
import { type NamedHere, useNamedConcept } from "#concepts/use-named-concept.ts";
import { useAddRecentlyViewed } from "#concepts/use-add-recently-viewed.ts";
import { ClassificationSummary } from "./classification-summary.tsx";
import { CodeDetails } from "./code-details.tsx";
import { type PageParams, paths } from "#addresses.ts";
import { CodeFinder } from "./code-finder.tsx";
import { CodesExport } from "./codes-export.tsx";
import { useClassification } from "#concepts/use-classification.ts";
import classes from "./classification-page.module.css";

type ClassificationPageProps = PageParams<"classification"> & { readonly code?: string | null };

/** `/classifications/:g` and `/classifications/:g/codes/:g`: the code tree, and one code beside it (E2, E7, E9). */
export default function ClassificationPage({
  classification: versionGuid,
  code = null,
  search,
}: ClassificationPageProps) {
  const tree = useCodeTree(versionGuid);
  const { culture } = useCulture();
  const classification = useClassification(versionGuid);
  const named = useNamedConcept("classification", versionGuid);
  const shown = classification === null ? orKind(named) : { concept: classification, culture };
  const name = chooseName(shown.concept, shown.culture).text;
  useAddRecentlyViewed({
    kind: "classification",
    versionGuid,
    concept: code === null ? classification : null,
  });
  return (
    <div className={classes["page"]}>
      <div className={classes["head"]}>
        <PageHeading
          documentTitle={name}
          actions={
            <CodesExport
              tree={tree}
              classification={versionGuid}
              name={name}
              node={code === null ? null : (tree.node(code) ?? null)}
            />
          }
        >
          <LocalizedName {...shown} />
        </PageHeading>
        <PrintHead />
        <NotLatest versionGuid={versionGuid} hrefOf={(version) => paths.classification(version)} />
      </div>
      <Panes
        hasDetails={code !== null}
        list={
          <CodeFinder
            key={versionGuid}
            tree={tree}
            classification={versionGuid}
            classificationName={name}
            code={code}
            search={search}
          />
        }
        details={
          code === null ? (
            <ClassificationSummary versionGuid={versionGuid} classification={classification} />
          ) : (
            <CodeDetails tree={tree} classification={versionGuid} classificationName={name} code={code} />
          )
        }
      />
    </div>
  );
}

/** E5 has the latest versions only; what no list has named is called by what it is. */
function orKind({ concept, culture }: NamedHere): ShownName {
  const isNamed = concept.name !== null || concept.defaultName !== null;
  return isNamed
    ? { concept, culture }
    : { concept: { name: null, defaultName: "Classification" }, culture: null };
}

/** Up to this width the panes stand below each other. */
const PHONE = "(max-width: 48em)";
const DIVIDER_AT = 55;

type PanesProps = { readonly list: ReactNode; readonly details: ReactNode; readonly hasDetails: boolean };

/** The tree and the details side by side with a divider that remembers its place; one below the other on a phone. */
function Panes({ list, details, hasDetails }: PanesProps) {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const place = usePlaceKey();
  const [divider, setDivider] = useState(() => {
    const remembered = Number(rememberedDivider.get());
    return remembered > 0 && remembered < 100 ? remembered : DIVIDER_AT;
  });
  if (isPhone) {
    return (
      <div className={classes["stack"]} data-details={hasDetails || undefined}>
        <div className={classes["list"]}>{list}</div>
        <div className={classes["details"]}>{details}</div>
      </div>
    );
  }
  return (
    <Splitter
      className={classes["split"] ?? ""}
      lineSize={1}
      attributes={{ handle: { "aria-label": "Width of the tree" } }}
      handleColor="var(--plinth-line)"
      sizes={[divider, 100 - divider]}
      onSizeChange={(sizes) => {
        // At each step, since moving it by keyboard has no end.
        rememberedDivider.set(String(sizes[0]));
        setDivider(Number(sizes[0]));
      }}
    >
      <Splitter.Pane defaultSize={DIVIDER_AT} min={20} className={classes["list"] ?? ""}>
        {list}
      </Splitter.Pane>
      <Splitter.Pane defaultSize={100 - DIVIDER_AT} min={20} className={classes["pane"] ?? ""}>
        <ScrollPane className={classes["details"] ?? ""} memoryKey={`${place} details`}>
          {details}
        </ScrollPane>
      </Splitter.Pane>
    </Splitter>
  );
}

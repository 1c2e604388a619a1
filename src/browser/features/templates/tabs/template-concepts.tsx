import type { ComponentProps } from "react";
import { ConceptList } from "#browser/parts/list/concept-list.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import classes from "./template-tab.module.css";

type TemplateConceptsProps = Pick<
  ComponentProps<typeof ConceptList>,
  "kind" | "query" | "empty" | "emptyAction"
>;

/** The tab with the concepts of one kind that a template has. */
export function TemplateConcepts(props: TemplateConceptsProps) {
  return (
    <div className={classes.tab} data-wide>
      <ConceptList {...props} hasExport={false} inColumns usualItems={3} memoryKey={useScrollKey()} />
    </div>
  );
}

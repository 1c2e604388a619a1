import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { InfiniteList } from "#browser/ui/list/infinite-list.tsx";
import type { Specification } from "#core/ids/model.ts";
import { describeSpecification, type EntityName } from "#core/ids/sentences.ts";
import { useSpeech } from "./use-speech.ts";
import classes from "./specification-list.module.css";

/** A specification, and what is displayed beside its name. */
export type SpecificationItem = { readonly specification: Specification; readonly note: string | null };

type SpecificationListProps = {
  /** The same array until a specification changes. */
  readonly items: readonly SpecificationItem[];
  /** A stable function. */
  readonly entityName: EntityName;
};

/** The list 'Specifications': what they ask for, in words. It renders those in view of the scroll pane around it. */
export function SpecificationList({ items, entityName }: SpecificationListProps) {
  const t = useTranslations("ids");
  const speech = useSpeech(entityName);
  const render = useCallback(
    ({ specification, note }: SpecificationItem) => (
      <div className={classes["item"]}>
        <strong>
          <bdi>{specification.name || t("unnamedSpecification")}</bdi>
        </strong>
        {note !== null && <span className={classes["note"]}> {note}</span>}
        <ul>
          {describeSpecification(specification, speech).map((sentence, index) => (
            // A file may repeat a requirement.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <bdi>{sentence}</bdi>
            </li>
          ))}
        </ul>
      </div>
    ),
    [speech, t],
  );
  return (
    <InfiniteList
      label={t("specifications")}
      items={items}
      total={items.length}
      words={t("specificationCount", { count: items.length })}
      // The head of the file says it, too; the preview of a file takes the focus.
      isAnnounced={false}
      estimatedHeight={120}
      keyOf={keyOf}
    >
      {render}
    </InfiniteList>
  );
}

function keyOf(_item: SpecificationItem, index: number): string {
  return String(index);
}

import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { InfiniteList } from "#browser/ui/list/infinite-list.tsx";
import type { Specification } from "#core/ids/model.ts";
import { describeSpecification } from "#core/ids/sentences.ts";
import { type EntityName, isLong, isShortened } from "#core/ids/value-words.ts";
import { quoted } from "#core/text/quoted.ts";
import { WholeButton, WholeText } from "./long-text.tsx";
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
  const [whole, setWhole] = useState<ReadonlySet<Specification>>(new Set());
  const toggle = useCallback((one: Specification): void => {
    setWhole((before) => {
      const after = new Set(before);
      if (!after.delete(one)) after.add(one);
      return after;
    });
  }, []);
  const render = useCallback(
    ({ specification, note }: SpecificationItem) => {
      const { name } = specification;
      const isWhole = whole.has(specification);
      return (
        <div className={classes.item}>
          <strong>
            <WholeText text={(isWhole ? name : quoted(name)) || t("unnamedSpecification")} />
          </strong>
          {note !== null && <span className={classes.note}> {note}</span>}
          <ul>
            {describeSpecification(specification, { ...speech, isWhole }).map((sentence, index) => (
              // A file may repeat a requirement.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <WholeText text={sentence} />
              </li>
            ))}
          </ul>
          {(isLong(name) || isShortened(specification)) && (
            <WholeButton isWhole={isWhole} onToggle={() => toggle(specification)} />
          )}
        </div>
      );
    },
    [speech, t, whole, toggle],
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

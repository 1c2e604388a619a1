import { Title } from "@mantine/core";
import { useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { type TreeItemLine, useTreeKeys } from "#browser/ui/tree/tree-keys.ts";
import type { PreviewLine } from "#core/files/read/formats/table/mapping/preview-table.ts";
import { describeHierarchy, type HierarchyWeight } from "#core/files/read/formats/table/table-reading.ts";
import classes from "./columns-dialog.module.css";

type Item = TreeItemLine & PreviewLine;

type PreviewProps = {
  readonly lines: readonly PreviewLine[];
  /** How many codes have a parent; null if the rows are no codes. */
  readonly weight: HierarchyWeight | null;
};

/** The tree that the first rows of a table produce. */
export function Preview({ lines, weight }: PreviewProps) {
  const t = useTranslations("catalogueFile");
  const id = useId();
  const wording = useText();
  const levels = Math.max(0, ...lines.map(({ level }) => level));
  return (
    <div className={classes.preview}>
      <Title order={3} size="h6" id={id}>
        {t("firstRows")}
      </Title>
      <div role="status">
        <p className={classes.text}>{lines.length === 0 ? t("noRows") : t("onLevels", { count: levels })}</p>
        {lines.length > 0 && weight !== null && (
          <p className={classes.text}>{wording(describeHierarchy(weight))}</p>
        )}
      </div>
      {lines.length > 0 && <PreviewTree labelledBy={id} lines={lines} />}
    </div>
  );
}

type PreviewTreeProps = { readonly labelledBy: string; readonly lines: readonly PreviewLine[] };

function PreviewTree({ labelledBy, lines }: PreviewTreeProps) {
  const treeId = useId();
  const [active, setActive] = useState(0);
  const items = useMemo(() => lines.map((_, at) => itemAt(lines, at)), [lines]);
  const activeIndex = Math.min(active, items.length - 1);
  const nothing = (): void => undefined;
  const onKeyDown = useTreeKeys<Item>({
    lines: items,
    activeIndex,
    activate: (index) => {
      setActive(index);
      document.getElementById(`${treeId}${index}`)?.focus();
    },
    textsOf: ({ number, name }) => [number ?? "", name],
    onOpen: nothing,
    onOpenSiblings: nothing,
    onSelect: nothing,
  });
  return (
    <ul role="tree" aria-labelledby={labelledBy} className={classes.tree} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <li
          key={item.key}
          id={`${treeId}${index}`}
          role="treeitem"
          tabIndex={index === activeIndex ? 0 : -1}
          aria-level={item.level}
          aria-posinset={item.position}
          aria-setsize={item.siblings}
          className={classes.item}
          style={{ "--level": item.level }}
          onFocus={() => setActive(index)}
        >
          {item.number !== null && (
            <>
              <bdi className={classes.number}>{item.number}</bdi>{" "}
            </>
          )}
          <bdi>{item.name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** A line with its position among its siblings. Lines cannot be collapsed, so they have no expanded state. */
function itemAt(lines: readonly PreviewLine[], at: number): Item {
  const line = lines[at] ?? { level: 1, number: null, name: "" };
  const isAround = (other: number): boolean => (lines[other]?.level ?? 0) >= line.level;
  let first = at;
  while (isAround(first - 1)) first -= 1;
  let end = at + 1;
  while (isAround(end)) end += 1;
  const siblings = lines.slice(first, end).filter(({ level }) => level === line.level).length;
  const position = lines.slice(first, at + 1).filter(({ level }) => level === line.level).length;
  return { ...line, kind: "code", key: String(at), position, siblings, expanded: null, busy: false };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { ROW_HEIGHT } from "../../../src/browser/ui/list/row-height.ts";
import { type Concept, fetchObjects, OBJECTS_TAKE } from "./catalogue-client.ts";

/** The distance in rows from the end at which a list loads more. */
export const AHEAD = 15;

/** The construction objects page by page, and a function that loads the next page; one request at a time. */
export function useObjects() {
  const [{ items, total }, setLoaded] = useState<{ items: readonly Concept[]; total: number }>({
    items: [],
    total: 0,
  });
  const loaded = useRef(0);
  const isBusy = useRef(false);
  const loadMore = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { results, pagination } = await fetchObjects(loaded.current, OBJECTS_TAKE);
    loaded.current += results.length;
    isBusy.current = false;
    setLoaded(({ items }) => ({ items: [...items, ...results], total: pagination.total }));
  }, []);
  useEffect(() => void loadMore(), [loadMore]);
  return { items, total, loadMore: () => void loadMore() };
}

type ObjectRowProps = { readonly item: Concept; readonly index: number; readonly total: number };

/** One row as in the app: a link in a list item. */
export function ObjectRow({ item, index, total }: ObjectRowProps) {
  return (
    <div
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={total}
      style={{ height: ROW_HEIGHT, lineHeight: `${ROW_HEIGHT}px`, whiteSpace: "nowrap" }}
    >
      <a href={`#${item.versionGuid}`}>{item.name}</a>
    </div>
  );
}

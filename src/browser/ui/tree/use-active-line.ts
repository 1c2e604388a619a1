import { useCallback, useMemo, useState } from "react";
import { isTreeItem, type TreeNoteLine } from "./tree-keys.ts";

/** The active line (the only tab stop), tracked by its key while lines are added and removed. */
export function useActiveLine(
  lines: readonly TreeNoteLine[],
  initialKey: string | null,
  onActive: (key: string) => void,
) {
  const [active, setActiveState] = useState({ key: initialKey, index: 0 });
  const activeIndex = useMemo(() => {
    if (lines[active.index]?.key === active.key) return active.index;
    const found = lines.findIndex((line) => line.key === active.key);
    // The first item is the tab stop initially, and when the active line is removed.
    return found >= 0 ? found : lines.findIndex((line) => isTreeItem(line));
  }, [lines, active]);
  const setActive = useCallback(
    (index: number): void => {
      const key = lines[index]?.key;
      if (key === undefined) return;
      onActive(key);
      setActiveState({ key, index });
    },
    [lines, onActive],
  );
  return { activeIndex, setActive };
}

import { type KeyboardEvent, useCallback, useRef } from "react";
import { fold } from "#core/text/match-text.ts";
import { inlineKeys } from "../focus/inline-keys.ts";

/** A note between items of the tree. */
export type TreeNoteLine = { readonly kind: string; readonly key: string };

/** An item of the tree as one line. */
export type TreeItemLine = {
  readonly kind: string;
  readonly key: string;
  /** From 1. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** null if it has no children. */
  readonly expanded: boolean | null;
  readonly busy: boolean;
};

export function isTreeItem<Item extends TreeItemLine>(line: Item | TreeNoteLine): line is Item {
  return "position" in line;
}

type TreeKeysOptions<Item extends TreeItemLine> = {
  readonly lines: readonly (Item | TreeNoteLine)[];
  readonly activeIndex: number;
  readonly rowClassName?: string | undefined;
  readonly activate: (index: number, focus: boolean) => void;
  readonly textsOf: (item: Item) => readonly string[];
  readonly onOpen: (key: string, open: boolean) => void;
  readonly onOpenSiblings: (key: string) => void;
  readonly onSelect: (item: Item) => void;
};

/** After a pause this long, type-ahead starts over, as in the selects of browsers. In ms. */
const TYPE_AHEAD_PAUSE_MS = 1000;
const PAGE = 15;

/** The keys of the WAI-ARIA tree view pattern, and of the treegrid pattern for rows, also for items that are not rendered. */
export function useTreeKeys<Item extends TreeItemLine>(
  options: TreeKeysOptions<Item>,
): (event: KeyboardEvent) => void {
  const { lines, activeIndex, rowClassName, activate, textsOf, onOpen, onOpenSiblings, onSelect } = options;
  const typed = useRef({ text: "", at: 0 });
  return useCallback(
    (event: KeyboardEvent) => {
      const line = lines[activeIndex];
      // In a treegrid, Home and End with Control move among the rows, too.
      const isToEnd = rowClassName !== undefined && ["Home", "End"].includes(event.key);
      const isTaken = event.metaKey || event.altKey || (event.ctrlKey && !isToEnd);
      if (line === undefined || !isTreeItem<Item>(line) || isTaken) return;
      const itemAt = (from: number, step: number): number => {
        let index = from;
        for (let at = lines[index]; at !== undefined && !isTreeItem(at); at = lines[index]) index += step;
        return lines[index] === undefined ? -1 : index;
      };
      const go = (index: number): void => {
        if (index >= 0) activate(index, true);
      };
      const goBy = (step: number): void => {
        const target = Math.min(Math.max(activeIndex + step, 0), lines.length - 1);
        const index = itemAt(target, Math.sign(step));
        go(index >= 0 ? index : itemAt(target, -Math.sign(step)));
      };
      const parentIndex = (): number => {
        for (let index = activeIndex - 1; index >= 0; index -= 1) {
          const above = lines[index];
          if (above !== undefined && isTreeItem(above) && above.level < line.level) return index;
        }
        return -1;
      };
      const typeAhead = (character: string): void => {
        const fresh = event.timeStamp - typed.current.at > TYPE_AHEAD_PAUSE_MS;
        const text = (fresh ? "" : typed.current.text) + fold(character);
        typed.current = { text, at: event.timeStamp };
        // Typing the same letter again moves to the next match; a longer text stays on an item that still matches.
        const repeated = text.split("").every((one) => one === text[0]);
        const beginning = repeated ? (text[0] ?? "") : text;
        const first = text.length === 1 || repeated ? 1 : 0;
        for (let step = first; step <= lines.length; step += 1) {
          const index = (activeIndex + step) % lines.length;
          const at = lines[index];
          if (at === undefined || !isTreeItem<Item>(at)) continue;
          if (textsOf(at).some((name) => fold(name).startsWith(beginning))) {
            go(index);
            return;
          }
        }
      };

      const [forward, back] = inlineKeys(event.currentTarget);
      const keys: Record<string, () => void> = {
        ArrowDown: () => goBy(1),
        ArrowUp: () => goBy(-1),
        PageDown: () => goBy(PAGE),
        PageUp: () => goBy(-PAGE),
        Home: () => go(itemAt(0, 1)),
        End: () => go(itemAt(lines.length - 1, -1)),
        [forward]: () => {
          if (line.expanded === false) onOpen(line.key, true);
          else if (line.expanded === true) {
            const child = lines[activeIndex + 1];
            if (child !== undefined && isTreeItem(child) && child.level > line.level) go(activeIndex + 1);
          }
        },
        [back]: () => {
          if (line.expanded === true) onOpen(line.key, false);
          else go(parentIndex());
        },
        Enter: () => onSelect(line),
        " ": () => onSelect(line),
        "*": () => onOpenSiblings(line.key),
      };
      const action = keys[event.key];
      // During type-ahead, a space belongs to the typed name.
      const isTyping =
        event.key === " " &&
        typed.current.text !== "" &&
        event.timeStamp - typed.current.at < TYPE_AHEAD_PAUSE_MS;
      if (action !== undefined && !isTyping) {
        event.preventDefault();
        typed.current = { text: "", at: 0 };
        action();
      } else if ([...event.key].length === 1) {
        event.preventDefault();
        typeAhead(event.key);
        // The pause is measured from when the character has taken effect, so that a busy browser does not end the word.
        queueMicrotask(() => {
          typed.current.at = performance.now();
        });
      }
    },
    [lines, activeIndex, rowClassName, activate, textsOf, onOpen, onOpenSiblings, onSelect],
  );
}

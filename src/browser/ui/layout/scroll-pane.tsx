import {
  createContext,
  type ComponentPropsWithoutRef,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { RecentMap } from "#core/lib/recent-map.ts";
import classes from "./scroll-pane.module.css";

const ScrollPaneContext = createContext<HTMLElement | null>(null);

/** In px; written from right to left, `left` is negative. */
type ScrollPosition = { readonly top: number; readonly left: number };

/** Scroll positions of panes, by memory key. */
export const panePositions = new RecentMap<string, ScrollPosition>(1000);

type ScrollPaneProps = ComponentPropsWithoutRef<"div"> & {
  /** The key under which the scroll position is kept; a pane that is mounted again with the same key restores it. */
  readonly memoryKey?: string;
  readonly children: ReactNode;
};

/** A part of the page with its own scrolling; the lists inside render the rows in view of it. */
export function ScrollPane({ memoryKey, children, className, ...others }: ScrollPaneProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useScrollMemory(element, memoryKey);
  return (
    <div ref={setElement} className={`${classes.pane ?? ""} ${className ?? ""}`} {...others}>
      <ScrollPaneContext value={element}>{children}</ScrollPaneContext>
    </div>
  );
}

/** Keeps the scroll position of a scrolling element under a key, and restores it; see `ScrollPane`. */
export function useScrollMemory(element: HTMLElement | null, memoryKey: string | undefined): void {
  const positioned = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (element === null || memoryKey === undefined) return undefined;
    const position = panePositions.get(memoryKey);
    // A new pane is at its top already; scrolling it there would force a layout of an incomplete page.
    if (position !== undefined || positioned.current === element)
      element.scrollTo(position ?? { top: 0, left: 0 });
    positioned.current = element;
    const stopRestoring = position && restoreScroll(element, position);
    const remember = (): void =>
      void panePositions.set(memoryKey, { top: element.scrollTop, left: element.scrollLeft });
    element.addEventListener("scroll", remember, { passive: true });
    // In a layout effect, since shorter content instead of this would change the scroll position first.
    return () => {
      stopRestoring?.();
      element.removeEventListener("scroll", remember);
    };
  }, [element, memoryKey]);
}

const USER_INPUT = ["wheel", "pointerdown", "keydown", "touchstart"] as const;

/** How long the content may still change after the scroll position has been reached, in ms. */
const SETTLING_MS = 1500;

/** Restores a scroll position as soon as the content is large enough, unless the user interacts first. Returns a function that stops it. */
function restoreScroll(pane: HTMLElement, position: ScrollPosition): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const reach = (): void => {
    // Shorter content is scrolled to its end, near which a list loads more.
    pane.scrollTo(position);
    if (isAt(pane, position)) settled ??= setTimeout(stop, SETTLING_MS);
  };
  const observer = new MutationObserver(reach);
  const stop = (): void => {
    clearTimeout(settled);
    observer.disconnect();
    for (const type of USER_INPUT) window.removeEventListener(type, stop);
  };
  if (isAt(pane, position)) return stop;
  observer.observe(pane, { subtree: true, childList: true, attributes: true, attributeFilter: ["style"] });
  for (const type of USER_INPUT) window.addEventListener(type, stop, { passive: true });
  return stop;
}

function isAt({ scrollTop, scrollLeft }: HTMLElement, { top, left }: ScrollPosition): boolean {
  return Math.abs(scrollTop - top) < 1 && Math.abs(scrollLeft - left) < 1;
}

/** The nearest scroll pane around a component; null before it is mounted. */
export function useScrollPane(): HTMLElement | null {
  return useContext(ScrollPaneContext);
}

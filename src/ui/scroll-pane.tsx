import {
  createContext,
  type ComponentPropsWithoutRef,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
} from "react";
import { RecentMap } from "#lib/recent-map.ts";
import classes from "./scroll-pane.module.css";

const ScrollPaneContext = createContext<HTMLElement | null>(null);

/** Where panes were scrolled to, by memory key. */
export const paneOffsets = new RecentMap<string, number>(1000);

type ScrollPaneProps = ComponentPropsWithoutRef<"div"> & {
  /** Under which to remember the scroll position; a pane that comes back under the same key is where it was. */
  readonly memoryKey?: string;
  readonly children: ReactNode;
};

/** A part of the page that scrolls by itself; lists inside draw what is in view of it. */
export function ScrollPane({ memoryKey, children, className, ...others }: ScrollPaneProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (element === null || memoryKey === undefined) return undefined;
    const place = paneOffsets.get(memoryKey) ?? 0;
    element.scrollTo({ top: place });
    const stopComing = comeTo(element, place);
    const remember = (): void => void paneOffsets.set(memoryKey, element.scrollTop);
    element.addEventListener("scroll", remember, { passive: true });
    // At once, since what comes in the place of this may be shorter, and scroll the pane.
    return () => {
      stopComing();
      element.removeEventListener("scroll", remember);
    };
  }, [element, memoryKey]);
  return (
    <div ref={setElement} className={`${classes["pane"] ?? ""} ${className ?? ""}`} {...others}>
      <ScrollPaneContext value={element}>{children}</ScrollPaneContext>
    </div>
  );
}

const HANDS = ["wheel", "pointerdown", "keydown", "touchstart"] as const;

/** How long the content may go on changing once there is a way to the place, in ms. */
const SETTLING_MS = 1500;

/** Scrolls to a place when the content has come, unless somebody does something before. Returns how to end it. */
function comeTo(pane: HTMLElement, place: number): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const reach = (): void => {
    if (pane.scrollHeight - pane.clientHeight < place) return;
    pane.scrollTo({ top: place });
    settled ??= setTimeout(stop, SETTLING_MS);
  };
  const observer = new MutationObserver(reach);
  const stop = (): void => {
    clearTimeout(settled);
    observer.disconnect();
    for (const type of HANDS) window.removeEventListener(type, stop);
  };
  if (pane.scrollTop >= place) return stop;
  observer.observe(pane, { subtree: true, childList: true, attributes: true, attributeFilter: ["style"] });
  for (const type of HANDS) window.addEventListener(type, stop, { passive: true });
  return stop;
}

/** The element that scrolls around here; null before it is mounted. */
export function useScrollPane(): HTMLElement | null {
  return useContext(ScrollPaneContext);
}

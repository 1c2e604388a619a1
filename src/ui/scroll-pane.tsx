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

/** Where panes were scrolled to, by memory key; for as long as the page is open. */
const offsets = new RecentMap<string, number>(1000);

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
    element.scrollTo({ top: offsets.get(memoryKey) ?? 0 });
    const remember = (): void => void offsets.set(memoryKey, element.scrollTop);
    element.addEventListener("scroll", remember, { passive: true });
    // At once, since what comes in the place of this may be shorter, and scroll the pane.
    return () => element.removeEventListener("scroll", remember);
  }, [element, memoryKey]);
  return (
    <div ref={setElement} className={`${classes["pane"] ?? ""} ${className ?? ""}`} {...others}>
      <ScrollPaneContext value={element}>{children}</ScrollPaneContext>
    </div>
  );
}

/** The element that scrolls around here; null before it is mounted. */
export function useScrollPane(): HTMLElement | null {
  return useContext(ScrollPaneContext);
}

import type { PointerEvent } from "react";

/** For a text that may be cut off, in the element or right within it: it is read whole by resting on it. */
export function titleIfCut({ currentTarget }: PointerEvent<HTMLElement>): void {
  const cut = [currentTarget, ...currentTarget.children].find(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  currentTarget.title = cut?.textContent ?? "";
}

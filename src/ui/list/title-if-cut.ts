import type { PointerEvent } from "react";

/** Shows the full text of an element as its tooltip if the text is cut off. */
export function titleIfCut({ currentTarget }: PointerEvent<HTMLElement>): void {
  const cut = [currentTarget, ...currentTarget.querySelectorAll("*")].find(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  currentTarget.title = cut?.textContent ?? "";
  // Rows of a list may show something else after scrolling.
  const forget = (): void => void (currentTarget.title = "");
  if (cut !== undefined) addEventListener("scroll", forget, { capture: true, once: true, passive: true });
}

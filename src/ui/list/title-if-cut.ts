import type { PointerEvent } from "react";

/** Shows the full text of an element as its tooltip if the text is cut off. */
export function titleIfCut({ currentTarget }: PointerEvent<HTMLElement>): void {
  const cut = [currentTarget, ...currentTarget.children].find(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  currentTarget.title = cut?.textContent ?? "";
}

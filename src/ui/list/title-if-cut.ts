type Measured = Pick<Element, "scrollWidth" | "clientWidth" | "textContent">;

/** The part of an HTML element that is used here. */
type Titled = Measured & {
  title: string;
  readonly isConnected: boolean;
  readonly querySelectorAll: (selectors: "*") => Iterable<Measured>;
};

/** The elements that have got a tooltip since the last scrolling. */
const titled = new Set<Titled>();

/** Shows the full text of an element as its tooltip if the text is cut off. */
export function titleIfCut({ currentTarget }: { readonly currentTarget: Titled }): void {
  const cut = [currentTarget, ...currentTarget.querySelectorAll("*")].find(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  currentTarget.title = cut?.textContent ?? "";
  for (const element of titled) if (!element.isConnected) titled.delete(element);
  if (cut === undefined) return;
  titled.add(currentTarget);
  // The same function, so that there is one listener however many elements have a tooltip.
  addEventListener("scroll", forgetTitles, { capture: true, once: true, passive: true });
}

/** Rows of a list may show something else after scrolling. */
function forgetTitles(): void {
  for (const element of titled) element.title = "";
  titled.clear();
}

type Measured = Pick<Element, "scrollWidth" | "clientWidth" | "textContent">;

/** The part of an HTML element that is used here. */
type Titled = Measured & {
  title: string;
  readonly dataset: DOMStringMap;
  readonly querySelectorAll: (selectors: "*") => Iterable<Measured>;
};

/** Shows the full text of an element as its tooltip if the text is cut off. */
export function titleIfCut({ currentTarget }: { readonly currentTarget: Titled }): void {
  const cut = [currentTarget, ...currentTarget.querySelectorAll("*")].find(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  currentTarget.title = cut?.textContent ?? "";
  if (cut === undefined) return;
  // Marked in the document: a list of these elements would keep those that are removed from it.
  currentTarget.dataset["titled"] = "";
  // The same function, so that there is one listener however many elements have a tooltip.
  addEventListener("scroll", removeTitles, { capture: true, once: true, passive: true });
}

/** Rows of a list may show something else after scrolling. */
function removeTitles(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-titled]")) {
    element.title = "";
    delete element.dataset["titled"];
  }
}

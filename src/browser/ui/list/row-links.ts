const ROW_LINKS = ":is([role=listitem], [role=cell], [role=rowheader]) a";

/** The link of the first row after a search field, which searches these rows; null if there is none. */
export function firstRowLink(field: Element, within: ParentNode | null): HTMLElement | null {
  const links = [...(within?.querySelectorAll<HTMLElement>(ROW_LINKS) ?? [])];
  const isAfter = (link: HTMLElement): boolean =>
    (field.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return links.find(isAfter) ?? null;
}

/** The link of the row of a list after (1) or before (-1) the row of a link; null at its ends, and for a row that is not loaded. */
export function rowLinkBeside(link: Element, step: 1 | -1): HTMLElement | null {
  const row = link.closest("[role=listitem]");
  const position = Number(row?.getAttribute("aria-posinset"));
  return (
    row?.closest("[role=list]")?.querySelector<HTMLElement>(`[aria-posinset="${position + step}"] a`) ?? null
  );
}

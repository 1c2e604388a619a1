/** Sets the title of the browser tab and history entry: the parts from the particular to the general, then the name of the app. */
export function setDocumentTitle(...parts: readonly string[]): void {
  document.title = [...parts, "Plinth"].join(" · ");
}

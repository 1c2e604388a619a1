/** Comboboxes, menus, tables, toolbars and other controls. */
export const controls = {
  clearSearch: "Clear the search",
  closeDialog: "Close the dialog",
  copied: "{count, plural, one {# row} other {# rows}} copied",
  copy: "Copy",
  copyNotAllowed: "The browser does not allow copying here.",
  copyNotLoaded: "The part of the app for copying could not be loaded.",
  export: "Export",
  exportNotLoaded: "The part of the app for exports could not be loaded.",
  exportNotOpened: "‘Export’ did not open while you were typing. Press it again.",
  searching: "Searching…",
  showAll: "Show all",
} as const;

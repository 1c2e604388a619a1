/** Comboboxes, menus, tables, toolbars and other controls. */
export const controls = {
  clearSearch: "Clear the search",
  closeDialog: "Close the dialog",
  searching: "Searching…",
  showAll: "Show all",
} as const;

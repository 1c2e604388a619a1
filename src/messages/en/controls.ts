/** Comboboxes, menus, tables, toolbars and other controls. */
export const controls = {} as const;

/** The keyboard shortcuts, and the dialog that lists them. */
export const shortcuts = {
  keyboardShortcuts: "Keyboard shortcuts",
} as const;

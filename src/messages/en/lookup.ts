/** Looking up many GUIDs, numbers and names. */
export const lookup = {
  cancel: "Cancel",
  goOn: "Go on",
  lookUp: "Look up",
  lookingUp: "Looking up",
  lookup: "Lookup",
  pasteVersionGuidsClassNumbers:
    "Paste version GUIDs, class numbers or addresses of this app, for example a column of a spreadsheet, to see what they stand for.",
  results: "Results",
} as const;

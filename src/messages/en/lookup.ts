/** Looking up many GUIDs, numbers and names. */
export const lookup = {
  cancel: "Cancel",
  countOfMost: "{count, number} of at most {max, number}.",
  goOn: "Go on",
  lookUp: "Look up",
  lookingUp: "Looking up",
  lookup: "Lookup",
  nothingEntered: "Enter at least one GUID, class number or address.",
  pasteVersion:
    "Paste version GUIDs, class numbers or addresses of this app, for example a column of a spreadsheet, to see what they stand for.",
  results: "Results",
  separators: "Enter one per line, or separate them by commas, semicolons or tabs.",
  tooMany: "These are {count, number} inputs. Remove some: at most {max, number} can be looked up at once.",
  tooManyNumbers:
    "These are {count, number} class numbers. Choose a classification to look up more than {max, number}.",
} as const;

/** What the readers of JSON report, that of Plinth's own exports included. */
export const jsonReader = {
  invalid: "The file is not valid JSON from this position on.",
  listOfAnyKind: "The file does not specify what the list contains; it is shown as a classification.",
  namesWithoutCulture:
    "The file does not specify the culture of {count, plural, one {# name} other {# names}}; only the default names were read.",
  noIdentity: "It has no GUID, no name and no class number.",
  noLanguage: "The text ''{text}'' has no language.",
  noProductType: "The requirement has no product type.",
  noStage: "The requirement has no stage.",
  notLanguageTag: "''{tag}'' is not a language tag; its text was left out.",
  notList: "It is not a list and was not read.",
  notNumber: "It is not a number; the exponent is read as 0.",
  notObject: "It is not an object and was not read.",
  notText: "A value that is not a text was left out.",
  repeatedMember: "The member occurs more than once in its object; only the last one was read.",
  repeatedProperty:
    "''{name}'' is in the file before. A template has a property only once: the values of both were merged.",
  tooDeep: "More than {levels, number} nested levels of arrays and objects are not supported.",
  unsupported:
    "The file is JSON, but not in a supported format: bSDD (with 'ModelVersion'), JSON-LD, or an export of Plinth.",
} as const;

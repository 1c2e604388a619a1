/** The header, the menu 'More', and what stands around every page. */
export const shell = {
  acceptProposal: "Show in {language}",
  declineProposal: "Not now",
  proposal: "Names and definitions can be shown in {language} where they are translated.",
  culture: "Culture",
  defaultCulture: "Default culture",
  language: "Language",
  languageNotLoaded: "{language} could not be loaded.",
  more: "More",
  noSecondCulture: "No second culture",
  offline: "Offline",
  secondCulture: "Second culture",
  shortcutsNotLoaded: "The keyboard shortcuts could not be loaded.",
  switchToDark: "Switch to dark colours",
  switchToLight: "Switch to light colours",
} as const;

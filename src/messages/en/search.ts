/** The search over everything. */
export const search = {
  collectPropertiesFromAllTemplates: "Collect properties from all templates",
  forgetAll: "Forget all",
  nameClassNumberGuidOr: "Name, class number, GUID or address",
  onlyPropertiesFromLoadedLists: "Only properties from loaded lists are searched.",
  thisPartOfTheApp: "This part of the app could not be loaded.",
} as const;

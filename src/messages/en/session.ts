/** The configuration and the connected service. */
export const session = {
  catalogueFile: "Catalogue file",
  configInvalid: "config.json has an invalid value at {path}: {message}. {fallback}",
  configInvalidWhole: "config.json has an invalid value at the whole file: {message}. {fallback}",
  configIsPage: "config.json is not JSON: the server sent a page instead. {fallback}",
  configNotJson: "config.json is not JSON: {reason}. {fallback}",
  configNotRead: "config.json could not be read ({reason}). {fallback}",
  noAnswer: "no answer",
  sampleCatalogue: "Sample catalogue",
  sampleInstead: "The sample catalogue is shown instead.",
  thisSite: "This site",
} as const;

/** What is wrong with `config.json`. */
export const configuration = {
  invalid: "config.json has an invalid value at {path}: {received} instead of {expected}. {fallback}",
  invalidWhole: "config.json as a whole is invalid: {received} instead of {expected}. {fallback}",
  isPage: "config.json is not JSON: the server sent a page instead. {fallback}",
  noAnswer: "no answer",
  notJson: "config.json is not JSON: {reason}. {fallback}",
  notRead: "config.json could not be read ({reason}). {fallback}",
  sampleInstead: "The sample catalogue is shown instead.",
} as const;

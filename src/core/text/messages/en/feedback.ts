/** Errors, progress, empty states and announcements anywhere. */
export const feedback = {
  bytes: "{size} B",
  kilobytes: "{size} kB",
  megabytes: "{size} MB",
  missingModule: "A part of the app could not be loaded",
  missingModuleHint: "Check the connection, and reload the app if it was updated in the meantime.",
  nothingFound: "Nothing found.",
  nothingFoundAmong: "Nothing found for ''{search}'' among {among}.",
  nothingFoundBecause: "Nothing found: {reason}.",
  nothingFoundFor: "Nothing found for ''{search}''.",
  reload: "Reload",
  retry: "Retry",
} as const;

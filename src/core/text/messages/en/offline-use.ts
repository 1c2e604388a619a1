/** What is kept on this device, and new versions of the app. */
export const offlineUse = {
  browserKeeps: "This browser keeps nothing",
  columnLatest: "Latest",
  columnResponses: "Responses",
  columnService: "Service",
  columnSince: "Since",
  columnSize: "Size",
  doesNotWindows: "It does not let this site store data, as in some private windows.",
  everythingForgotten: "Everything was forgotten.",
  forgetAll: "Forget all",
  keepDescription:
    "Also for other users of this device and browser profile. Up to {size} for all services; then what was not used for the longest time is removed. Switching it off removes what is kept of this service.",
  keepRequirements: "Keep requirements too",
  keepWhat: "Keep what is read on this device",
  keptDevice: "Kept on this device",
  nothingKept: "Nothing is kept on this device.",
  offline: "Offline",
  onDevice: "<service></service> is on this device already and needs no connection.",
  removesWhat:
    "Removes what is kept of all services, with the remembered names and recently viewed concepts.",
  requirementsProjects: "The requirements of projects are often confidential.",
  whatYouReadInA:
    "What you read in a service can be kept on this device. Where the service cannot be reached, it is shown as of the time when it was read.",
} as const;

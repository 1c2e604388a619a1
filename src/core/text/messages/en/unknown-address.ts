/** Addresses at which there is no page. */
export const unknownAddress = {
  notFound: "Not found",
  notFoundDetail: "There is no page at this address. It may have been shortened when it was copied.",
  otherVersions: "Other versions of this concept have other GUIDs.",
} as const;

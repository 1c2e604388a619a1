/** Classifications, their code trees, and codes. */
export const classifications = {
  announceCodesBelow: "{count, plural, one {# code} other {# codes}} below {code}",
  chooseAnotherClassification: "Choose another classification",
  classification: "Classification",
  classificationCodes: "Classification codes",
  classifications: "Classifications",
  codes: "codes",
  codesLoaded: "The codes are loaded",
  loading: "Loading…",
  loadingTheCode: "Loading the code",
  loadingTheCodes: "Loading the codes",
  lookingForCode:
    "{count, plural, one {Looking for the code: # branch searched so far…} other {Looking for the code: # branches searched so far…}}",
  matchingCodes: "Matching codes",
  noClassifications: "this service has no classifications",
  noCodes: "this classification has no codes",
  notInTree: "This code was not found in the tree. It may belong to an earlier version.",
  partsNotLoaded: "Parts of this page could not be loaded.",
  searchCodes: "Search codes",
  searchCodesHint: "Search codes by name or number",
} as const;

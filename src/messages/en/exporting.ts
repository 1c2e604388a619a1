/** The dialog 'Export', printing and copying. */
export const exporting = {
  allDataIsLoadedSave: "All data is loaded. Save the file to choose its location.",
  cultures: "Cultures",
  dataTypeOfTheProperties: "Data type of the properties",
  defaultCulture: "Default culture",
  export: "Export",
  exporting: "Exporting",
  extent: "Extent",
  format: "Format",
  goOn: "Go on",
  loading: "Loading",
  requiredByBsdd: "Required by bSDD",
  retry: "Retry",
  selectAtLeastOneCulture: "Select at least one culture.",
  theFileCouldNotBe: "The file could not be written.",
  thePartOfTheApp: "The part of the app that writes the file could not be loaded.",
  thePartOfTheApp2: "The part of the app for IDS could not be loaded.",
} as const;

/** Opening catalogue files, and what was read. */
export const catalogueFile = {
  aFile: "A file",
  browseADictionaryOfYour:
    "Browse a dictionary of your own. The file stays on this computer: it is not uploaded.",
  browseIt: "Browse it",
  bsddJsonSkosTurtleN:
    "bSDD (JSON), SKOS (Turtle, N-Triples, JSON-LD, RDF/XML), an Archicad classification (XML), a table (CSV, Excel), or a ZIP archive of these.",
  cancel: "Cancel",
  chooseAnotherService: "Choose another service",
  columns: "Columns",
  counts: "Counts",
  defaultCulture: "Default culture",
  forgetThisFile: "Forget this file",
  headers: "Headers",
  keepInThisBrowser: "Keep in this browser",
  noHeaders: "No headers",
  noRowsCanBeRead: "No rows can be read this way. Choose the column with the numbers or the names.",
  nothingWasLeftOutOr: "Nothing was left out or guessed.",
  open: "Open",
  openFiles: "Open files",
  orDropFilesAnywhereIn: "or drop files anywhere in this window",
  parentsAreFound: "Parents are found",
  plinthExportedThisTableSo: "Plinth exported this table, so its columns are known by their headers.",
  reading: "Reading",
  readingHasFinished: "Reading has finished",
  saveTheReport: "Save the report",
  sheet: "Sheet",
  theFileIsAvailableAfter:
    "The file is available after a reload and on your next visit. Otherwise it is removed when you close this tab.",
  theFirstRows: "The first rows",
  thePartOfTheApp: "The part of the app that reads tables could not be loaded.",
  theRowsAre: "The rows are",
  thisAddressBelongsToA:
    "This address belongs to a catalogue file, which was not uploaded. If you have the file, open it to see this page.",
  thisFileIsNotOpen: "This file is not open here",
  thisIsNotACulture: "This is not a culture such as nb-NO, so the texts are read as default texts.",
  whatWasRead: "What was read",
} as const;

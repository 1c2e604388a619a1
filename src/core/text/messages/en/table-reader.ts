/** What the readers of CSV files and Excel workbooks report. */
export const tableReader = {
  aboveHeaders: "What is above the headers was not read.",
  belowRows: "What is below the rows was not read.",
  chartSheet: "It is a sheet of another kind, such as a chart, and has no cells that can be read.",
  columnNotRead: "The column was not read ({count, plural, one {# cell} other {# cells}}).",
  covered: "The cell is covered by merged cells and is read as empty ({count, number} in all).",
  date: "The cell contains a date, which was read as ''{text}''.",
  emptyLevels: "The level columns are empty.",
  emptyWorkbook: "The sheets of the workbook are empty.",
  error: "The cell contains an error and is read as empty ({count, number} in all).",
  hiddenNotRead: "The sheet is hidden and was not read. Show it in Excel to have it read.",
  hiddenRead: "The sheet is hidden; it is read because the other sheets are empty.",
  invalidPosition:
    "The workbook cannot be read: a cell has the position ''{position}''. Open it in Excel, save it, and open it here again.",
  invalidRow:
    "The workbook cannot be read: a row has the number ''{number}''. Open it in Excel, save it, and open it here again.",
  largePart:
    "A part of the workbook becomes more than {megabytes, number} MB when it is unpacked. Save the sheet as CSV and open that.",
  missingSheet: "The workbook does not contain the sheet.",
  missingText:
    "The workbook cannot be read: cell {cell} refers to a text that is missing. Open it in Excel, save it, and open it here again.",
  namedError: "The cell contains the error ''{error}'' and is read as empty ({count, number} in all).",
  noCodes: "No row has a number or a name in the columns that are read.",
  noLevel: "The row has no level; the level of the previous row is used.",
  noName: "The row has no name.",
  noNumberOrName: "The row has neither a number nor a name.",
  noRows: "There are no rows below the headers.",
  notNumber: "''{header}'' is not a number; the exponent is read as 0.",
  notUtf8: "The file is not encoded as UTF-8; it was read as {encoding}.",
  openQuote: "A quotation mark is not closed, or is closed in the middle of a cell.",
  repeatedPath: "''{label}'' occurs earlier in the same position; it is shown once.",
  severalParents: "Several codes have the number ''{number}''; the code is placed below the first of them.",
  sheetNotRead: "The sheet was not read.",
  textForNumber:
    "The workbook cannot be read: cell {cell} contains a text where a number is expected. Open it in Excel, save it, and open it here again.",
  time: "The cell contains a time, which was read as ''{text}''.",
  tooManyColumns: "The sheet has more columns than Excel allows.",
  uncalculated:
    "Until the workbook is saved in Excel, the formula has no saved result, so the cell is read as empty ({count, number} in all).",
  withMoreOthers: "{reason} The others are {cells} and more.",
  withOthers: "{reason} The others are {cells}.",
  wrongBytes: "Some bytes are not {encoding}; '\uFFFD' stands for them.",
} as const;

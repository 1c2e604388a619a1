/** Locations in a file, as reports of reading it name them. */
export const places = {
  cell: "cell {cell}",
  cellOfSheet: "cell {cell} of sheet ''{sheet}''",
  column: "column ''{name}''",
  inPart: "{part}, {place}",
  line: "line {line}",
  lineAndColumn: "line {line}, column {column}",
  lineOfSpecification: "line {line}, specification ''{name}''",
  range: "{first} to {last}",
  row: "row {row}",
  rowsTo: "{last, select, 1 {row 1} other {rows 1 to {last}}}",
  sheet: "sheet ''{name}''",
  template: "the template",
  unnamedColumn: "Column {letters}",
  wholeFile: "the whole file",
} as const;

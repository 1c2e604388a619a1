/** What all readers of catalogue files report: files that are not supported, limits, and what makes a catalogue valid. */
export const readers = {
  aboutArchive: "It describes the archive, and was not read as a catalogue.",
  archive: "The file is an archive ({extension}). Extract it and open its content.",
  archiveInArchive: "Archives within archives are not supported.",
  binaryWorkbook:
    "The file is a binary Excel workbook (.xlsb). Save it as an Excel workbook (.xlsx) or as CSV and open that.",
  compressed: "The file is compressed (.gz). Extract it and open its content.",
  controlCharacter:
    "The file contains a control character, which is not allowed in text. Remove it and open the file again.",
  damagedArchive: "The file is damaged or incomplete and cannot be unpacked. Copy or download it again.",
  duplicate:
    "Another {kind, select, classification {classification} code {code} constructionObject {construction object} document {document} property {property} propertyTag {property tag} template {template} unit {unit} other {value}} ''{label}'' comes before this one; both are kept.",
  emptyArchive: "The archive contains no files.",
  emptyFile: "The file is empty.",
  encryptedArchive: "The archive is protected by a password. Extract it and open its content.",
  fileTooLarge: "The file is larger than {megabytes, number} MB.",
  formatArchicad: "Archicad classification (XML)",
  furtherNotes: "Further notes",
  guidUsed:
    "The GUID {guid} is already used; this {kind, select, classification {classification} code {code} constructionObject {construction object} document {document} property {property} propertyTag {property tag} template {template} unit {unit} other {value}} gets a new GUID.",
  idsFile: "The file is an IDS file: it contains requirements for models, but no catalogue.",
  ifcModel: "The file is an IFC model. Open the catalogue that it refers to.",
  noContent: "The file contains nothing that can be displayed.",
  noName:
    "The {kind, select, classification {classification} code {code} constructionObject {construction object} document {document} property {property} propertyTag {property tag} template {template} unit {unit} other {value}} has no name; ''{label}'' is used instead.",
  noRoot: "The file begins like XML, but has no root element.",
  noTable:
    "The file is not valid Turtle, XML or JSON, and its lines do not have the same cells, so it is not a table either.",
  notInFile:
    "The {kind, select, classification {classification} code {code} constructionObject {construction object} document {document} property {property} propertyTag {property tag} template {template} unit {unit} other {value}} ''{key}'' is not in the file.",
  notSupported: "The catalogue does not support it ({count, plural, one {# time} other {# times}}).",
  numberAsText:
    "The number {value} is used where a text is expected. Such numbers are read as they are; leading and trailing zeros may be missing.",
  officeWithoutWorkbook: "The file is an Office file without a workbook and contains no catalogue.",
  oldWorkbook:
    "The file is an Excel 97–2003 workbook (.xls) or protected by a password. Save it as an Excel workbook (.xlsx) without a password, or as CSV, and open that.",
  openDocument:
    "The file is an OpenDocument file. Save it as an Excel workbook (.xlsx) or as CSV and open that.",
  ownAncestor: "The code is its own ancestor; ''{code}'' is placed at the first level.",
  parentNotInFile: "The parent ''{parent}'' is not in the file; the code is placed at the first level.",
  pdf: "The file is a PDF document, which contains no catalogue that can be read.",
  recognisedAsTable:
    "Recognised as a table: it is not valid Turtle, XML or JSON, and its name or its rows are those of a table.",
  recognisedAsWorkbook: "Recognised as an Excel workbook by the files inside it.",
  recognisedByGrammar: "Recognised as {syntax}: it begins as the grammar requires.",
  richText: "The file is a text document (.rtf) and contains no catalogue.",
  textTruncated: "The text was truncated to {limit, number} characters.",
  tooLargeUnpacked: "The file is larger than {megabytes, number} MB when unpacked.",
  tooMany:
    "The file has more than {limit, number} {what, select, cells {cells} cellFormats {cell formats} characters {characters in its texts} columns {columns} concepts {concepts} elements {elements} files {files in it} mergedCells {merged cells} relationships {relationships} rows {rows} sheets {sheets} statements {statements} subjects {subjects} texts {texts} other {values}}.",
  unclearEncoding:
    "The file is not encoded as UTF-8, and it cannot be told which encoding it has. It may be {encodings}. Save it as UTF-8 and open it again.",
  unsupportedCompression: "The compression of the archive is not supported. Extract it and open its content.",
  unsupportedEncoding: "The encoding ''{encoding}'' of the file is not supported.",
  unsupportedFormat:
    "The format of the file is not supported. Supported formats: bSDD (JSON), SKOS, Archicad classification (XML), CSV and Excel (.xlsx).",
  unsupportedXml:
    "The file is XML with the root element ''{element}'', which is not supported. Supported XML formats: Archicad classification and SKOS (RDF/XML).",
  webPage: "The file is a web page. Download the catalogue itself and open that.",
  wordDocument: "The file is a Word document and contains no catalogue.",
  wrongEncoding: "The file is not valid {encoding}, or it is truncated. Save it as UTF-8 and open it again.",
  xliffFile: "The file is an XLIFF file: it contains translations, but no catalogue.",
} as const;

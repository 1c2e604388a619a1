/** The limits of a file. If one is exceeded, reading fails with a message that names it. */
export const LIMITS = {
  /** Bytes of one file. */
  bytes: 300_000_000,
  /** Bytes of a compressed file after decompression. */
  unpackedBytes: 400_000_000,
  /** Bytes of one part of an Excel workbook after decompression: larger ones take minutes. */
  workbookPartBytes: 150_000_000,
  /** Shared texts, and cell formats, of an Excel workbook. */
  workbookTexts: 5_000_000,
  workbookFormats: 100_000,
  /** Files in an archive. */
  archiveFiles: 10_000,
  /** Concepts of all kinds in one catalogue. */
  concepts: 500_000,
  /** Characters in all texts of one catalogue. */
  characters: 250_000_000,
  /** Characters in one text; longer ones are truncated. */
  charactersOfText: 100_000,
  /** Nesting depth of JSON. */
  jsonDepth: 64,
  /** Values of any type in JSON. */
  jsonValues: 12_000_000,
  /** Nesting depth of XML. */
  xmlDepth: 256,
  /** Characters between two tags of an XML document: the parser keeps them, at many times their size. */
  charactersBetweenTags: 4_000_000,
  /** Statements in RDF. */
  triples: 4_000_000,
  /** Characters of Turtle without a complete statement: unclosed brackets fill the memory of the parser. */
  charactersWithoutStatement: 4_000_000,
  /** Characters of one expanded XML entity. */
  charactersOfEntity: 300,
  /** Characters in the document type declaration of an XML document. */
  charactersOfDoctype: 20_000,
  /** Columns and cells of a table. */
  columns: 1000,
  cells: 20_000_000,
  /** Rows of a table. */
  rows: 600_000,
  /** Notes to keep; others are counted. */
  notes: 5000,
} as const;

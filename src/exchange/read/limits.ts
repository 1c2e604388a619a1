/** What a file may hold at most. Beyond it, reading ends with a sentence that names the limit. */
export const LIMITS = {
  /** Of one file. */
  bytes: 300_000_000,
  /** Of a packed file, once unpacked. */
  unpackedBytes: 400_000_000,
  /** Files in an archive. */
  archiveFiles: 10_000,
  /** Concepts of all kinds in one catalogue. */
  concepts: 500_000,
  /** Characters in all texts of one catalogue. */
  characters: 250_000_000,
  /** Characters in one text; what is longer is cut. */
  charactersOfText: 100_000,
  /** Objects and lists inside each other in JSON. */
  jsonDepth: 64,
  /** Values of any sort in JSON. */
  jsonValues: 12_000_000,
  /** Elements inside each other in XML. */
  xmlDepth: 256,
  /** Statements in RDF. */
  triples: 4_000_000,
  /** Characters of Turtle that make no statement: brackets that are opened and never closed fill the memory of the parser. */
  charactersWithoutStatement: 4_000_000,
  /** Characters that one entity of an XML document stands for. */
  charactersOfEntity: 300,
  /** Characters in the document type declaration of an XML document. */
  charactersOfDoctype: 20_000,
  /** Columns and cells of a table. */
  columns: 1000,
  cells: 20_000_000,
  /** Rows of a table. */
  rows: 600_000,
  /** Notes that are kept; the others are counted. */
  notes: 5000,
} as const;

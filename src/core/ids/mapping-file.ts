import { ReadContext } from "#core/files/read/build/context.ts";
import type { SourceFile } from "#core/files/read/decode/decode.ts";
import { rowLocation } from "#core/files/read/formats/table/table.ts";
import { isZip } from "#core/files/read/open/zip-directory.ts";
import { Notes } from "#core/files/read/report/notes.ts";
import { ReadError } from "#core/files/read/report/read-error.ts";
import type { Cell } from "#core/files/write/table.ts";
import { keysOf } from "#core/lib/keys-of.ts";
import { text } from "#core/text/messages/text.ts";
import type { MappingRow } from "./mapping.ts";
import { CARDINALITIES } from "./model.ts";
import type { IdsMapping, ProductTypeMapping, PropertyMapping } from "./product-type.ts";

const HEADERS = {
  productTypeKey: "Product type GUID",
  productType: "Product type",
  template: "Template GUID",
  propertyKey: "Property GUID",
  property: "Property",
  entity: "IFC entity",
  predefinedType: "Predefined type",
  system: "Classification",
  classNumber: "Class number",
  areCodesBelowIncluded: "Codes below",
  isIncluded: "Included",
  propertySet: "Property set",
  baseName: "Base name",
  dataType: "Data type",
  cardinality: "Cardinality",
  uri: "URI",
} as const;

type Field = keyof typeof HEADERS;

const FIELDS = keysOf(HEADERS);

/** The confirmed rows of a mapping as a table: a row for each product type, and for each of its properties. */
export function mappingTable(rows: readonly MappingRow[]): {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
} {
  return {
    headers: FIELDS.map((field) => HEADERS[field]),
    rows: rows
      .filter(({ isSuggested }) => !isSuggested)
      .map((row) => {
        const cells = cellsOf(row);
        return FIELDS.map((field) => cells[field] ?? null);
      }),
  };
}

function cellsOf(row: MappingRow): Partial<Record<Field, string>> {
  const { key, name } = row.productType;
  const common = { productTypeKey: key, productType: name };
  if (row.kind === "product-type") {
    const { areCodesBelowIncluded, ...texts } = row.mapping;
    return { ...common, ...texts, areCodesBelowIncluded: wordOf(areCodesBelowIncluded) };
  }
  const { isIncluded, ...texts } = row.mapping;
  return { ...common, propertyKey: row.key, property: row.name, ...texts, isIncluded: wordOf(isIncluded) };
}

/** What the cells of a switch may be: as exported, or as a spreadsheet or a program writes it. */
const WORDS = ["yes", "no", "true", "false", "1", "0"] as const;

function wordOf(is: boolean): string {
  return is ? "yes" : "no";
}

/** Reads a mapping from Excel or CSV, as it was exported. Throws a `ReadError` if the file is no such table. */
export async function readMappingFile(file: SourceFile): Promise<IdsMapping> {
  const context = new ReadContext(new Notes());
  const [table] = isZip(file.bytes)
    ? await (await import("#core/files/read/formats/table/workbook/xlsx.ts")).readXlsx(file, context)
    : (await import("#core/files/read/formats/table/csv.ts")).readCsv(file, context);
  return readMapping(table.rows);
}

/** Reads the rows of a mapping, of which the first has the headers. */
export function readMapping([headers = [], ...rows]: readonly (readonly string[])[]): IdsMapping {
  const columns = new Map(headers.map((header, index) => [header.trim(), index]));
  if (!columns.has(HEADERS.productTypeKey))
    throw new ReadError(text("ids.mappingNoColumn", { column: HEADERS.productTypeKey }), rowLocation(0));
  const productTypes = new Map<string, ProductTypeMapping>();
  const properties = new Map<string, Map<string, PropertyMapping>>();
  for (const [index, row] of rows.entries()) {
    const cell = (field: Field): string => row[columns.get(HEADERS[field]) ?? -1]?.trim() ?? "";
    const choice = <T extends string>(field: Field, values: readonly [T, ...T[]]): T => {
      const word = cell(field) || values[0];
      const found = values.find((one) => one === word.toLowerCase());
      if (found !== undefined) return found;
      const column = HEADERS[field];
      throw new ReadError(
        text("ids.mappingValue", { column, value: word, values: values.join(", ") }),
        rowLocation(index + 1),
      );
    };
    const is = (field: Field): boolean => ["yes", "true", "1"].includes(choice(field, WORDS));
    const key = cell("productTypeKey");
    const property = cell("propertyKey");
    if (key === "" && row.every((one) => one.trim() === "")) continue;
    if (key === "") throw new ReadError(text("ids.mappingNoGuid"), rowLocation(index + 1));
    if (property === "")
      productTypes.set(key, {
        template: cell("template"),
        entity: cell("entity"),
        predefinedType: cell("predefinedType"),
        system: cell("system"),
        classNumber: cell("classNumber"),
        areCodesBelowIncluded: is("areCodesBelowIncluded"),
      });
    else {
      const own = properties.get(key) ?? new Map<string, PropertyMapping>();
      properties.set(key, own);
      own.set(property, {
        isIncluded: is("isIncluded"),
        propertySet: cell("propertySet"),
        baseName: cell("baseName"),
        dataType: cell("dataType"),
        cardinality: choice("cardinality", CARDINALITIES),
        uri: cell("uri"),
      });
    }
  }
  return { productTypes, properties };
}

/** The mapping with what another one says in its place. */
export function mergeMappings(before: IdsMapping, other: IdsMapping): IdsMapping {
  const properties = new Map(before.properties);
  for (const [key, own] of other.properties)
    properties.set(key, new Map([...(properties.get(key) ?? []), ...own]));
  return { productTypes: new Map([...before.productTypes, ...other.productTypes]), properties };
}

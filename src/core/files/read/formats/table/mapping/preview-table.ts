import type { CodeEntry, ConceptEntry } from "#core/catalogue/catalogue-model.ts";
import { ReadContext } from "../../../build/context.ts";
import { finishCatalogue } from "../../../build/finish.ts";
import { Notes } from "../../../report/notes.ts";
import { ReadError } from "../../../report/read-error.ts";
import { tableCatalogue } from "../table-catalogue.ts";
import type { Table } from "../table.ts";
import type { TableMapping } from "./mapping.ts";

/** A line of the preview: a concept and its level, from 1. */
export type PreviewLine = { readonly level: number; readonly number: string | null; readonly name: string };

/** The number of rows read per line of the preview, because children may be far below their parents. */
const ROWS_PER_LINE = 20;

/** The tree that the first rows of a table produce with a mapping, depth first; empty if they produce nothing. */
export function previewTable(table: Table, mapping: TableMapping, lines = 12): PreviewLine[] {
  const rows = table.rows.slice(0, (mapping.headerRow ?? -1) + 1 + lines * ROWS_PER_LINE);
  const notes = new Notes();
  try {
    const draft = tableCatalogue({ ...table, rows }, [], mapping, new ReadContext(notes));
    const { classifications, ...others } = finishCatalogue(draft, notes);
    const codes = classifications.flatMap((one) => one.codes);
    const lists: readonly (readonly ConceptEntry[])[] = [
      others.templates,
      others.properties,
      others.constructionObjects,
      others.propertyTags,
      others.documents,
      others.units,
      others.values,
      mapping.kind === "classifications" ? classifications : [],
    ];
    const list = lists.find(({ length }) => length > 0) ?? [];
    return codes.length > 0 ? tree(codes, lines) : list.slice(0, lines).map(line);
  } catch (error) {
    if (error instanceof ReadError) return [];
    throw error;
  }
}

function line({ defaultName: name }: ConceptEntry): PreviewLine {
  return { level: 1, number: null, name };
}

function tree(codes: readonly CodeEntry[], lines: number): PreviewLine[] {
  const below = Map.groupBy(codes, ({ parent }) => parent);
  const found: PreviewLine[] = [];
  const open = (below.get(undefined) ?? []).map((code) => ({ code, level: 1 })).toReversed();
  for (let next = open.pop(); next !== undefined && found.length < lines; next = open.pop()) {
    const { code, level } = next;
    found.push({ level, number: code.number ?? null, name: code.defaultName });
    open.push(
      ...(below.get(code.key) ?? []).map((child) => ({ code: child, level: level + 1 })).toReversed(),
    );
  }
  return found;
}

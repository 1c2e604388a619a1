import type { Cell } from "#core/files/write/table.ts";
import { Failure } from "#core/lib/failure.ts";
import { printable } from "#core/text/printable.ts";
import { isReaderGone, systemReason } from "#node/lib/system-error.ts";
import type { Terminal } from "../terminal.ts";

/** The reader of the output has left before its end, as `head` does. */
export class ReaderLeft extends Error {
  override readonly name = "ReaderLeft";
}

/** How the items of a list are shown in a table. */
export type TableOf<T> = {
  readonly headers: readonly string[];
  /** The rows of an item, which may be several. Cells may contain anything. */
  readonly rowsOf: (item: T) => readonly (readonly Cell[])[];
};

export type OutputFormat = "table" | "json" | "ndjson";

/** This many rows decide on the widths of the columns; later ones that are wider move their further cells to the right. */
const ROWS_AT_ONCE = 200;

/** A column is at most this wide: otherwise one long text would pad the cells of all other rows to its length. */
const WIDEST_COLUMN = 80;

/**
 * Prints the items of a list as they arrive. Rejects with what the list throws, after what came before, with ReaderLeft, or with a Failure.
 * @returns the number of items
 */
export async function printItems<T>(
  out: Terminal["out"],
  items: AsyncIterable<T>,
  format: OutputFormat,
  table: TableOf<T>,
): Promise<number> {
  const textOf = { table: tableText(table), json: jsonText, ndjson: ndjsonText }[format];
  let count = 0;
  let pending: T[] = [];
  const print = async (isLast: boolean): Promise<void> => {
    await write(out, textOf(pending, count === pending.length, isLast));
    pending = [];
  };
  try {
    for await (const item of items) {
      pending.push(item);
      count += 1;
      if (pending.length === ROWS_AT_ONCE) await print(false);
    }
  } catch (error) {
    await print(false);
    throw error;
  }
  await print(true);
  return count;
}

function jsonText(items: readonly unknown[], isFirst: boolean, isLast: boolean): string {
  const text = items.map((item) => `  ${json(item)}`).join(",\n");
  const start = isFirst ? "[" : items.length > 0 ? "," : "";
  return `${start}${text === "" ? "" : `\n${text}`}${isLast ? "\n]\n" : ""}`;
}

function ndjsonText(items: readonly unknown[]): string {
  return items.map((item) => `${json(item)}\n`).join("");
}

/** JSON without what is absent, and without control characters. */
function json(item: unknown): string {
  const text = JSON.stringify(item, (_key, value: unknown) => value ?? undefined);
  return text.replaceAll(/[\u007f-\u009f]/g, (unit) => `\\u00${unit.charCodeAt(0).toString(16)}`);
}

function tableText<T>({ headers, rowsOf }: TableOf<T>): (items: readonly T[], isFirst: boolean) => string {
  let widths: readonly number[] = [];
  return (items, isFirst) => {
    const rows = items.flatMap(rowsOf).map((row) => row.map((cell) => printable(String(cell ?? ""))));
    if (isFirst) {
      if (rows.length === 0) return "";
      rows.unshift([...headers]);
      widths = headers.map((_, column) =>
        Math.min(
          WIDEST_COLUMN,
          rows.reduce((most, row) => Math.max(most, width(row[column])), 0),
        ),
      );
    }
    return rows
      .map(
        (row) =>
          `${row
            .map((cell, column) => pad(cell, widths[column]))
            .join("  ")
            .trimEnd()}\n`,
      )
      .join("");
  };
}

/** The columns that a text takes: combining marks take none, and characters of East Asian scripts two. */
function width(text = ""): number {
  const wide =
    text.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g)?.length ??
    0;
  return [...text.replaceAll(/\p{M}/gu, "")].length + wide;
}

function pad(cell: string, columns = 0): string {
  return cell + " ".repeat(Math.max(0, columns - width(cell)));
}

/** Prints a text as a whole, unless its reader has left. Rejects with a Failure if it cannot be written. */
export async function printText(out: Terminal["out"], text: string): Promise<void> {
  await write(out, text).catch((error: unknown) => {
    if (!(error instanceof ReaderLeft)) throw error;
  });
}

/** Rejects with ReaderLeft, or with a Failure if the text cannot be written for another reason. */
async function write(out: Terminal["out"], text: string): Promise<void> {
  if (text === "") return;
  await new Promise<void>((resolve, reject) => {
    out.write(text, (error) => {
      if (error == null) resolve();
      else if (isReaderGone(error)) reject(new ReaderLeft("The reader has left.", { cause: error }));
      else reject(new Failure(`The output cannot be written: ${systemReason(error)}.`, { cause: error }));
    });
  });
}

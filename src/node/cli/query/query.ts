import type { Client } from "#core/api/http/client.ts";
import { ArgumentError, Failure } from "#core/lib/failure.ts";
import { cancelled } from "../cancelled.ts";
import { createReport } from "../report.ts";
import type { Terminal } from "../terminal.ts";
import { type OutputFormat, printItems, type TableOf } from "./output.ts";
import type { QueryOptions } from "./query-command.ts";

/** What is read from the service. */
export type Read<T> = (
  client: Client,
  settings: { readonly culture: string | null; readonly signal: AbortSignal },
) => AsyncIterable<T>;

/** Connects to the service of the options, reads a list and prints it. Rejects with a Failure or an ArgumentError. */
export async function query<T>(
  options: QueryOptions,
  terminal: Terminal,
  table: TableOf<T>,
  read: Read<T>,
): Promise<void> {
  const { service, culture = "default", timeout } = options;
  if (service === undefined) throw new ArgumentError("Specify the service with --service.");
  const format = readFormat(options);
  const [{ connect }, { IncompleteError }] = await Promise.all([
    import("#node/connect/service.ts"),
    import("#core/library/items.ts"),
  ]);
  const client = await connect(service, timeout, terminal.env);
  const report = createReport(terminal.err, null);
  const settings = { culture: culture === "default" || culture === "" ? null : culture };
  try {
    report.progress("Fetching");
    const count = await cancelled("Cancelled.", (signal) =>
      printItems(
        terminal.out,
        watched(read(client, { ...settings, signal }), report.progress),
        format,
        table,
      ),
    );
    report.progress("");
    if (count === 0 && format === "table") report.line("Nothing found.");
  } catch (error) {
    report.progress("");
    if (error instanceof IncompleteError)
      throw new Failure(`This is not everything: ${error.message}`, { cause: error });
    throw error;
  }
}

/** The items, with their number as progress until the first ones are printed. */
async function* watched<T>(items: AsyncIterable<T>, progress: (text: string) => void): AsyncGenerator<T> {
  let count = 0;
  for await (const item of items) {
    count += 1;
    if (count % 100 === 0) progress(`Fetching: ${count}`);
    yield item;
  }
}

/** The format that the options ask for. Throws an ArgumentError if these are two. */
function readFormat({ json, ndjson }: Pick<QueryOptions, "json" | "ndjson">): OutputFormat {
  if (json === true && ndjson === true) throw new ArgumentError("Use either --json or --ndjson.");
  return json === true ? "json" : ndjson === true ? "ndjson" : "table";
}

import { readFileSync } from "node:fs";
import { ArgumentError, parseArguments } from "#lib/command-line.ts";
import { type GivenColumns, readColumns } from "./given-columns.ts";

export type Command = {
  readonly files: readonly string[];
  readonly host: string;
  /** 0 uses any free port. */
  readonly port: number;
  /** Origins whose pages may read the responses. */
  readonly origins: readonly string[];
  readonly columns: GivenColumns | null;
  /** Whether all notes are printed, instead of the first ones only. */
  readonly hasAllNotes: boolean;
};

export const HELP = `Serves catalogue files as a dictionary service (operations E1 to E15) over HTTP.

  npm run serve -- FILE… [--port 8090] [--host 127.0.0.1]

FILE                    bSDD (JSON), SKOS (Turtle, N-Triples, JSON-LD, RDF/XML), Archicad classification (XML), an export of
                        Plinth, CSV, Excel, or a ZIP archive of these. Several files are served as one service.

  --port NUMBER         default: 8090; 0 selects a free port
  --host ADDRESS        default: 127.0.0.1, which only this computer can reach; 0.0.0.0 gives everybody in the network access
  --allow-origin ORIGIN origin whose pages may read the responses, for example https://app.example; can be repeated
  --columns JSON        roles of table columns, where the guess is wrong, as JSON or as the name of a file that contains it:
                        {"sheet": "Codes", "headerRow": 1, "columns": {"Kennzahl": "number", "Titel": "name de-DE"},
                        "hierarchy": "numbers", "kind": "codes"}
  --notes               print all notes about omissions and guesses, instead of the first ten of each catalogue
  --help                show this text

No sign-in is required: E1 returns a token for any credentials, and the other operations need none. The report and the address
are printed to stdout, a line for each request to stderr. Ctrl+C stops the server. Exit code: 1 if a file
cannot be read or the address cannot be used, 2 if an argument is wrong.
`;

const OPTIONS = {
  host: { type: "string" },
  port: { type: "string" },
  "allow-origin": { type: "string", multiple: true },
  columns: { type: "string" },
  notes: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Parses the arguments; null if help is requested. Throws an ArgumentError. */
export function readArguments(args: readonly string[]): Command | null {
  const { values, positionals: files } = parseArguments(args, OPTIONS, { allowPositionals: true });
  if (values.help === true) return null;
  if (files.length === 0) throw new ArgumentError("Specify the files to serve.");
  return {
    files,
    host: readHost(values.host ?? "127.0.0.1"),
    port: readPort(values.port ?? "8090"),
    origins: (values["allow-origin"] ?? []).map(readOrigin),
    columns: values.columns === undefined ? null : readColumns(jsonOf(values.columns)),
    hasAllNotes: values.notes ?? false,
  };
}

/** An unset variable in a script must not open the server to the network, as an empty address would. */
function readHost(host: string): string {
  if (host.trim() === "") throw new ArgumentError("--host must be an address, for example 127.0.0.1.");
  return host;
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new ArgumentError("--port must be a whole number up to 65535.");
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url?.origin === text.replace(/\/$/, "") && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ArgumentError(
    "--allow-origin must be an origin without a path, for example https://app.example.",
  );
}

/** JSON, or the content of the JSON file with this name. */
function jsonOf(text: string): string {
  if (text.trimStart().startsWith("{")) return text;
  try {
    return readFileSync(text, "utf8");
  } catch (cause) {
    throw new ArgumentError(`--columns: '${text}' is neither a file nor JSON.`, { cause });
  }
}

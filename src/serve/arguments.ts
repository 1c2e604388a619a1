import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { SettingsError } from "#gateway/environment.ts";
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

FILE                    bSDD (JSON), SKOS (Turtle, N-Triples, JSON-LD, RDF/XML), Archicad classification (XML), what Plinth
                        exports, CSV, Excel, or a zip of these. Several files are one service with everything in them.

  --port NUMBER         8090 if not given; 0 takes any that is free
  --host ADDRESS        127.0.0.1 if not given: only this computer reaches it. 0.0.0.0 lets everybody in the network read
  --allow-origin ORIGIN of a web app elsewhere that may read it, as in https://app.example (can be repeated)
  --columns JSON        what is in the columns of the tables, where that is guessed wrong; or the name of a file with it:
                        {"sheet": "Codes", "headerRow": 1, "columns": {"Kennzahl": "number", "Titel": "name de-DE"},
                        "hierarchy": "numbers", "kind": "codes"}
  --notes               print everything that was left out or guessed, and not only the first ten of each file
  --help

Nobody signs in: E1 gives a token for any credentials, and no operation needs one. What was read and the address are
printed on stdout; stderr has a line for each request. Ctrl+C ends it. Exit code 1: a file cannot be read.
`;

const OPTIONS = {
  host: { type: "string" },
  port: { type: "string" },
  "allow-origin": { type: "string", multiple: true },
  columns: { type: "string" },
  notes: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

/** Parses the arguments; null if help is requested. Throws a SettingsError. */
export function readArguments(args: readonly string[]): Command | null {
  const { values, positionals: files } = parse(args);
  if (values.help === true) return null;
  if (files.length === 0) throw new SettingsError("Say which files are to be served.");
  return {
    files,
    host: values.host ?? "127.0.0.1",
    port: readPort(values.port ?? "8090"),
    origins: (values["allow-origin"] ?? []).map(readOrigin),
    columns: values.columns === undefined ? null : readColumns(jsonOf(values.columns)),
    hasAllNotes: values.notes ?? false,
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SettingsError("--port takes a whole number up to 65535.");
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url?.origin === text.replace(/\/$/, "") && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingsError("--allow-origin takes an origin without a path, as in https://app.example.");
}

/** JSON, or the content of the JSON file with this name. */
function jsonOf(text: string): string {
  if (text.trimStart().startsWith("{")) return text;
  try {
    return readFileSync(text, "utf8");
  } catch (cause) {
    throw new SettingsError(`--columns: there is no file '${text}', and it is no JSON.`, { cause });
  }
}

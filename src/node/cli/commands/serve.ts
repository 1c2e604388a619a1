import { readFileSync } from "node:fs";
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { ArgumentError } from "#core/lib/failure.ts";
import type { GivenColumns } from "#node/catalogue-server/given-columns.ts";
import type { ServeCommand } from "#node/catalogue-server/serve.ts";
import { collect, readHost, readPort } from "../options.ts";
import type { Terminal } from "../terminal.ts";

const HELP = `
The files: bSDD (JSON), SKOS (Turtle, N-Triples, JSON-LD, RDF/XML), Archicad classifications (XML), exports of Plinth, CSV, Excel,
and ZIP archives of these. Several files are served as one service.

--columns gives the roles of table columns where the guess is wrong, as JSON or as the name of a file that contains it:
  {"sheet": "Codes", "headerRow": 1, "columns": {"Kennzahl": "number", "Titel": "name de-DE"},
  "hierarchy": "numbers", "kind": "codes"}

No sign-in is required: E1 returns a token for any credentials, and the other operations need none. The report and the address
are printed to stdout, a line for each request to stderr. Ctrl+C stops the server. Exit code: 1 if a file cannot be read or the
address cannot be used, 2 if an argument is wrong.

Examples:
  plinth serve dictionary.json dictionary-nb.json parts.xlsx --port 8090
  plinth serve --sample`;

/** @param run what is done with the command; replaced by tests */
export function addServe(program: CommandUnknownOpts, terminal: Terminal, run = serve): void {
  program
    .command("serve")
    .summary("serve catalogue files as a dictionary service")
    .description("Serves catalogue files as a dictionary service (operations E1 to E15) over HTTP.")
    .argument("[files...]", "the files")
    .option("--port <number>", "0 selects a free port", readPort, 8090)
    .option(
      "--host <address>",
      "127.0.0.1 can be reached by this computer only, 0.0.0.0 by everybody in the network",
      readHost,
      "127.0.0.1",
    )
    .option(
      "--allow-origin <origin>",
      "origin whose pages may read the responses, for example https://app.example; can be repeated",
      collect,
    )
    .option("--sample", "serve the sample catalogue instead of files")
    .option("--columns <JSON>", "roles of table columns, see below")
    .option(
      "--notes",
      "print all notes about omissions and guesses, instead of the first ten of each catalogue",
    )
    .addHelpText("after", HELP)
    .action(async (files, { sample = false, port, host, allowOrigin = [], columns, notes = false }) => {
      if (sample === files.length > 0)
        throw new ArgumentError("Name the files to serve, or use --sample; not both.");
      const origins = allowOrigin.map(readOrigin);
      const given = columns === undefined ? null : await givenColumns(columns);
      await run({ files, host, port, origins, columns: given, hasAllNotes: notes }, terminal);
    });
}

async function serve(command: ServeCommand, terminal: Terminal): Promise<void> {
  await (await import("#node/catalogue-server/serve.ts")).serve(command, terminal);
}

/** The columns of a JSON text, or of the JSON file with this name. */
async function givenColumns(text: string): Promise<GivenColumns> {
  const { readColumns } = await import("#node/catalogue-server/given-columns.ts");
  return readColumns(await jsonOf(text));
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url?.origin === text.replace(/\/$/, "") && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ArgumentError(
    "--allow-origin must be an origin without a path, for example https://app.example.",
  );
}

async function jsonOf(text: string): Promise<string> {
  if (text.trimStart().startsWith("{")) return text;
  try {
    const { decodeText } = await import("#core/files/read/decode/decode.ts");
    // Editors and shells of Windows write UTF-16, or a byte order mark.
    return decodeText(readFileSync(text));
  } catch (cause) {
    throw new ArgumentError(`--columns: '${text}' is neither a file nor JSON.`, { cause });
  }
}

import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { BSDD_DATA_TYPES } from "#core/files/write/formats/bsdd/options.ts";
import { Failure } from "#core/lib/failure.ts";
import { systemReason } from "#node/lib/system-error.ts";
import { cancelled } from "../cancelled.ts";
import { type Command, FORMATS, readCommand } from "../export/arguments.ts";
import { LISTS } from "../export/source.ts";
import { collect, CREDENTIALS_HELP, idNumber, readTimeout } from "../options.ts";
import { createReport } from "../report.ts";
import type { Terminal } from "../terminal.ts";

const HELP = `
The subject is one of --classification, --template, --property, --document, --unit, --project and --list.
${CREDENTIALS_HELP}
Example:
  plinth export --service https://service.example --classification GUID --format xlsx --culture nb-NO --out codes.xlsx

Exit code: 0 if the file was written; 1 if not, 2 if an argument is wrong; in both cases an existing file is unchanged.`;

/** @param run what is done with the command; replaced by tests */
export function addExport(program: CommandUnknownOpts, terminal: Terminal, run = exportToFile): void {
  program
    .command("export")
    .summary("write data of a service to a file: Excel, CSV, JSON, SKOS, bSDD")
    .description("Exports data of a service to a file, as the dialog 'Export' of the app does.")
    .option("--classification <GUID>", "the codes of a classification")
    .option("--template <GUID>", "the properties, values, documents and classifications of a template")
    .option("--property <GUID>", "the values of a property; with --template, those in that template")
    .option("--document <GUID>", "the templates of a document; can be repeated", collect)
    .option("--unit <GUID>", "the translations and exponents of a unit; can be repeated", collect)
    .option("--project <number>", "the requirements of a project", idNumber("--project"))
    .option("--list <name>", `a list: ${Object.keys(LISTS).join(", ")}`)
    .option("--service <URL>", "required: base URL of the service; 'sample' is the sample catalogue")
    .option(
      "--format <name>",
      `${FORMATS.map(({ id }) => id).join(", ")}; default: by the extension of --out`,
    )
    .option(
      "--culture <code>",
      "culture of the names, 'default' for the default culture, which is the default; can be repeated",
      collect,
    )
    .option(
      "--out <file>",
      "file, which is replaced, or folder; '-' is standard output; in a folder, the file has the same name as in the app, with a number if there is one; default: the current folder",
    )
    .option("--timeout <seconds>", "timeout of a request", readTimeout, 30)
    .option("--allow-missing", "write the file even if some data could not be loaded")
    .option(
      "--bsdd <name=value>",
      `a field of bSDD; can be repeated: organizationCode, dictionaryCode, dictionaryName, dictionaryVersion, languageIsoCode, license, dataType (${BSDD_DATA_TYPES.join(", ")})`,
      collect,
    )
    .addHelpText("after", HELP)
    .action(async (options) => run(readCommand(options), terminal));
}

async function exportToFile(command: Command, terminal: Terminal): Promise<void> {
  const [{ connect }, { runExport }] = await Promise.all([
    import("#node/connect/service.ts"),
    import("../export/export.ts"),
  ]);
  const report = createReport(terminal.err, 5000);
  const client = await connect(command.service, command.timeoutSeconds, terminal.env);
  try {
    const path = await cancelled("Cancelled; no file was written.", (signal) =>
      runExport(command, client, report, signal),
    );
    report.line(`Written: ${path}`);
  } catch (error) {
    if (error instanceof Error && "syscall" in error)
      throw new Failure(`The file cannot be written: ${systemReason(error)}.`, { cause: error });
    throw error;
  } finally {
    report.end();
  }
}

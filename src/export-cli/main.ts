import { FormatLimitError } from "#import-export/export/notes.ts";
import { ARGUMENT_ERROR_CODE, ArgumentError } from "#lib/command-line.ts";
import { systemReason } from "#lib/system-error.ts";
import { HELP, readArguments } from "./arguments.ts";
import { type Report, runExport } from "./export.ts";
import { ExportFailure } from "./failure.ts";
import { connect } from "./service.ts";

/** On a terminal, progress stays on one line; in a log, changes are printed at intervals. */
function createReport(stream: NodeJS.WriteStream): Report {
  const LOG_EVERY_MS = 5000;
  let isOnLine = false;
  let last = Number.NEGATIVE_INFINITY;
  return {
    progress(text) {
      if (stream.isTTY) {
        stream.write(`\r\u001b[K${text}`);
        isOnLine = true;
      } else if (performance.now() - last >= LOG_EVERY_MS) {
        last = performance.now();
        stream.write(`${text}\n`);
      }
    },
    line(text) {
      stream.write(`${isOnLine ? "\n" : ""}${text}\n`);
      isOnLine = false;
    },
  };
}

async function main(): Promise<number> {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => controller.abort(new ExportFailure("Cancelled; no file was written.")));
  }
  // The reader of a pipe may close it early, as `head` does; the file is written nevertheless.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const report = createReport(process.stderr);
  try {
    const command = readArguments(process.argv.slice(2));
    if (command === null) {
      process.stdout.write(HELP);
      return 0;
    }
    const client = await connect(command.service, command.timeoutSeconds, process.env);
    const path = await runExport(command, client, report, controller.signal);
    report.line(`Written: ${path}`);
    return 0;
  } catch (error) {
    if (error instanceof ArgumentError) {
      report.line(`${error.message}\n'npm run export -- --help' lists the options.`);
      return ARGUMENT_ERROR_CODE;
    }
    if (error instanceof Error && "syscall" in error)
      report.line(`The file cannot be written: ${systemReason(error)}.`);
    else {
      const isExplained = error instanceof ExportFailure || error instanceof FormatLimitError;
      report.line(isExplained ? error.message : `The export failed: ${String(error)}`);
    }
    return 1;
  }
}

process.exitCode = await main();

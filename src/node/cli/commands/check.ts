import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { Failure } from "#core/lib/failure.ts";
import { printText } from "../query/output.ts";
import type { Terminal } from "../terminal.ts";

const HELP = `
The files are those of 'plinth serve'. Exit code: 1 if one of them cannot be read, with the reason and the place in it; with --strict
also if anything in them is left out.

Examples:
  plinth check dictionary.json
  plinth check dictionary.json dictionary-nb.json --strict --json > report.json`;

export function addCheck(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command("check")
    .summary("say what a reader makes of catalogue files")
    .description("Reads catalogue files, and says what is in them, and what was left out or guessed.")
    .argument("<files...>", "the files")
    .option("--strict", "what is left out is a failure")
    .option("--json", "the reports as a JSON array, instead of text")
    .addHelpText("after", HELP)
    .action(async (files, { strict, json }) => {
      const { cataloguesIn, describeCatalogue, readOutcomes } =
        await import("#node/catalogue-server/read-catalogues.ts");
      const outcomes = await readOutcomes(files, null);
      const catalogues = outcomes.filter((outcome) => outcome.kind === "catalogue");
      const reports = catalogues.map(({ files, format, model, report }) => ({
        name: model.name,
        files,
        format,
        ...report,
      }));
      const texts = catalogues.map((catalogue) => describeCatalogue(catalogue, true).join("\n"));
      const lines = json === true ? [JSON.stringify(reports, null, 2)] : texts;
      await printText(terminal.out, lines.map((line) => `${line}\n`).join(""));
      cataloguesIn(outcomes);
      const leftOut = reports.flatMap(({ notes }) => notes).filter(({ level }) => level === "left-out");
      if (strict === true && leftOut.length > 0)
        throw new Failure(`Something is left out: ${leftOut.length} of the notes say what.`);
    });
}

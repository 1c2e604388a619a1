import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { OPERATION_IDS } from "#core/api/interface/operation-details.ts";
import type { OperationId } from "#core/api/operations.ts";
import { defined } from "#core/lib/defined.ts";
import { ArgumentError, Failure } from "#core/lib/failure.ts";
import type { Report } from "#node/conformance/conformance.ts";
import type { GivenSubjects } from "#node/conformance/subjects.ts";
import type { Access } from "#node/connect/service.ts";
import { cancelled } from "../cancelled.ts";
import { collect, CREDENTIALS_HELP, idNumber, readTimeout, wholeNumber } from "../options.ts";
import { printText } from "../query/output.ts";
import { createReport } from "../report.ts";
import type { Terminal } from "../terminal.ts";

const FORMATS = ["text", "json", "junit"] as const;
type Format = (typeof FORMATS)[number];

type Options = {
  readonly service: string;
  readonly format: Format;
  readonly operations: readonly OperationId[];
  readonly cultures: readonly string[] | undefined;
  readonly subjects: GivenSubjects;
  readonly timeoutSeconds: number;
  readonly maxRequests: number;
};

const HELP = `
Each operation is tried with right, wrong and missing input: fields and types, paging, cultures, spelling of parameters, media types,
errors, searches, and the ways to look up child codes. What no operation lists (units, property tags, projects) is named by an
option. It only reads, and sends at most two requests at a time. What deviates is listed with its request and the section of the
interface.
${CREDENTIALS_HELP}
Example:
  plinth conformance --service https://service.example --project 1 --format junit > conformance.xml

Exit code: 0 if no deviation was found; 1 if there are some, if the service did not answer an operation (or gave no access), or if
nothing could be tried; 2 if an argument is wrong.`;

export function addConformance(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command("conformance")
    .summary("try a service against the interface")
    .description(
      "Tries a service against the interface, operation by operation, and reports where it deviates.",
    )
    .requiredOption("--service <URL>", "base URL of the service; 'sample' is the sample catalogue")
    .option("--format <name>", FORMATS.join(", "), readFormat, "text")
    .option("--operation <name>", "only this one, such as E2; can be repeated", collect)
    .option("--culture <code>", "a culture to try, instead of the usual ones; can be repeated", collect)
    .option("--classification <GUID>", "instead of the first one of the service")
    .option("--template <GUID>", "instead of the first one of the service")
    .option("--property <GUID>", "instead of the first one of the template")
    .option("--document <GUID>", "instead of the first one of the template")
    .option("--property-tag <GUID>", "without it, E8 is not tried")
    .option("--unit <GUID>", "without it, E15 is not tried")
    .option("--project <number>", "without it, E10 is not tried", idNumber("--project"))
    .option("--timeout <seconds>", "timeout of a request", readTimeout, 30)
    .option("--max-requests <number>", "of all operations", wholeNumber("--max-requests", 1, 100_000), 1000)
    .addHelpText("after", HELP)
    .action(async ({ service, format, operation, culture, timeout, maxRequests, ...subjects }) => {
      const { classification, template, property, document, propertyTag, unit, project } = subjects;
      const concepts = { classification, template, property, document, "property-tag": propertyTag, unit };
      const given = defined({ ...concepts, project });
      const options = { service, format, maxRequests, operations: readOperations(operation) };
      await run({ ...options, cultures: culture, subjects: given, timeoutSeconds: timeout }, terminal);
    });
}

function readFormat(text: string): Format {
  const format = FORMATS.find((one) => one === text);
  if (format === undefined) throw new ArgumentError(`--format must be one of ${FORMATS.join(", ")}.`);
  return format;
}

function readOperations(names: readonly string[] | undefined): readonly OperationId[] {
  if (names === undefined) return OPERATION_IDS;
  return names.map((name) => {
    const id = OPERATION_IDS.find((one) => one === name.toUpperCase());
    if (id === undefined) throw new ArgumentError(`--operation must be one of ${OPERATION_IDS.join(", ")}.`);
    return id;
  });
}

async function run(options: Options, terminal: Terminal): Promise<void> {
  const { service, timeoutSeconds, format, operations, cultures, maxRequests } = options;
  const [{ readAccess }, { testConformance }] = await Promise.all([
    import("#node/connect/service.ts"),
    import("#node/conformance/conformance.ts"),
  ]);
  const access = await readAccess(service, timeoutSeconds, terminal.env);
  const subjects = { ...(await sampleSubjects(access)), ...options.subjects };
  const progress = createReport(terminal.err, 5000);
  const report = await cancelled("Cancelled.", (signal) =>
    testConformance(
      {
        ...access.options,
        clientDetails: access.details,
        token: access.token,
        operations,
        cultures,
        subjects,
        maxRequests,
        onProgress: (done, all) => progress.progress(`${done} of ${all} checks`),
      },
      signal,
    ),
  ).finally(() => progress.end());
  await printText(terminal.out, await formatted(report, format));
  if (!report.conforms)
    throw new Failure(
      `${(await import("#node/conformance/report/text.ts")).conclusionOf(report)} The report says why.`,
    );
}

/** What the sample names for operations whose subjects no operation lists. */
async function sampleSubjects({ sample }: Access): Promise<GivenSubjects> {
  if (sample === null) return {};
  const { sampleStartingPoints } = await import("#core/catalogue/sample/starting-points.ts");
  const { units, propertyTags, projects } = await sampleStartingPoints(sample);
  return defined({
    unit: units[0]?.versionGuid,
    "property-tag": propertyTags[0]?.versionGuid,
    project: projects[0]?.id,
  });
}

async function formatted(report: Report, format: Format): Promise<string> {
  switch (format) {
    case "text":
      return (await import("#node/conformance/report/text.ts")).textReport(report);
    case "json":
      return `${JSON.stringify(report, null, 2)}\n`;
    case "junit":
      return (await import("#node/conformance/report/junit.ts")).junitReport(report);
  }
}

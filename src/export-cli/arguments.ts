import { parseArgs } from "node:util";
import { type BsddOptions, BSDD_DATA_TYPES } from "#exchange/write/bsdd/options.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#exchange/write/formats.ts";
import type { ExportKind } from "#exchange/write/kinds/kinds.ts";
import type { Culture } from "#exchange/write/table.ts";
import { LISTS } from "./source.ts";

/** An error in the arguments or the environment that the user can fix. */
export class UsageError extends Error {}

/** The subject of the export. */
export type Subject =
  | { readonly kind: "codes" | "template"; readonly versionGuid: string }
  | { readonly kind: "property"; readonly versionGuid: string; readonly template: string | null }
  | { readonly kind: "documents" | "units"; readonly versionGuids: readonly string[] }
  | { readonly kind: "requirements"; readonly project: number }
  | { readonly kind: "concepts"; readonly list: string };

export type Command = {
  readonly service: string;
  readonly subject: Subject;
  readonly format: ExportFormat;
  readonly cultures: readonly Culture[];
  /** A file or a folder; null: the current folder. */
  readonly out: string | null;
  readonly timeoutSeconds: number;
  /** Whether the file is written although some data could not be loaded. */
  readonly allowsMissing: boolean;
  readonly bsdd: Partial<BsddOptions>;
};

export const HELP = `Exports from a service that Plinth can browse, as the dialog 'Export' does.

  npm run export -- --service URL|sample --classification GUID --format xlsx --culture nb-NO --out FILE

What is exported, one of (GUIDs are version GUIDs):
  --classification GUID         its codes
  --template GUID               its properties, values, documents and classifications
  --property GUID               its values; with --template those in that template
  --document GUID               its templates (can be repeated)
  --unit GUID                   its translations and exponents (can be repeated)
  --project NUMBER              its requirements
  --list NAME                   ${Object.keys(LISTS).join(", ")}

  --service URL|sample          base URL of the service; 'sample' is the sample catalogue
  --format NAME                 ${EXPORT_FORMATS.map(({ id }) => id).join(", ")}; as the ending of --out if not given
  --culture CODE                culture of the names; can be repeated; 'default' (also if not given) is the default culture
  --out FILE                    file or folder; the name that the dialog would give, in this folder, if not given
  --timeout SECONDS             how long to wait for an answer (30 if not given)
  --allow-missing               write the file although something could not be had
  --bsdd NAME=VALUE             what bSDD asks for (can be repeated): organizationCode, dictionaryCode, dictionaryName,
                                dictionaryVersion, languageIsoCode, license,
                                dataType (${BSDD_DATA_TYPES.join(", ")})
  --help

Environment: PLINTH_TOKEN (an access token), or PLINTH_CLIENT_ID, PLINTH_CLIENT_SECRET and PLINTH_AUDIENCE_URL to obtain one;
each also as a file, by its name and _FILE. Without them requests carry no token.

Exit code 0: the file is written. 1: it is not, and what had its name before is as it was.
`;

const OPTIONS = {
  service: { type: "string" },
  classification: { type: "string" },
  template: { type: "string" },
  property: { type: "string" },
  document: { type: "string", multiple: true },
  unit: { type: "string", multiple: true },
  project: { type: "string" },
  list: { type: "string" },
  format: { type: "string" },
  culture: { type: "string", multiple: true },
  out: { type: "string" },
  timeout: { type: "string" },
  "allow-missing": { type: "boolean" },
  bsdd: { type: "string", multiple: true },
  help: { type: "boolean", short: "h" },
} as const;

type Values = ReturnType<typeof parse>;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Parses the arguments; null if help is requested. Throws a UsageError. */
export function readArguments(args: readonly string[]): Command | null {
  const values = parse(args);
  if (values.help === true) return null;
  if (values.service === undefined) throw new UsageError("Say which service with --service.");
  const subject = readSubject(values);
  return {
    service: values.service,
    subject,
    format: readFormat(values, subject.kind),
    cultures: readCultures(values.culture ?? []),
    out: readOut(values.out),
    timeoutSeconds: readNumber("--timeout", values.timeout ?? "30", 1),
    allowsMissing: values["allow-missing"] ?? false,
    bsdd: readBsdd(values.bsdd ?? []),
  };
}

function readSubject(values: Values): Subject {
  const { classification, template, property, document, unit, project, list } = values;
  const given: (Subject | false)[] = [
    classification !== undefined && { kind: "codes", versionGuid: classification },
    template !== undefined && property === undefined && { kind: "template", versionGuid: template },
    property !== undefined && { kind: "property", versionGuid: property, template: template ?? null },
    document !== undefined && { kind: "documents", versionGuids: [...new Set(document)] },
    unit !== undefined && { kind: "units", versionGuids: [...new Set(unit)] },
    project !== undefined && { kind: "requirements", project: readNumber("--project", project, 0) },
    list !== undefined && { kind: "concepts", list },
  ];
  const subjects = given.filter((subject) => subject !== false);
  const [subject] = subjects;
  if (subject === undefined || subjects.length > 1) {
    throw new UsageError(
      "Say what to export with one of --classification, --template, --property, --document, --unit, --project, --list.",
    );
  }
  if (subject.kind === "concepts" && !Object.hasOwn(LISTS, subject.list)) {
    throw new UsageError(`--list takes one of ${Object.keys(LISTS).join(", ")}.`);
  }
  return subject;
}

function readFormat({ format, out }: Values, kind: ExportKind): ExportFormat {
  const wanted = (format ?? /\.([a-z]+)$/i.exec(out ?? "")?.[1] ?? "").toLowerCase();
  const found = EXPORT_FORMATS.find(({ id, ending }) => id === wanted || ending === wanted);
  const names = EXPORT_FORMATS.filter(({ takes }) => takes(kind)).map(({ id }) => id);
  if (found === undefined || !names.includes(found.id)) {
    throw new UsageError(`For this, --format takes one of ${names.join(", ")}.`);
  }
  return found;
}

function readCultures(cultures: readonly string[]): Culture[] {
  const distinct = [...new Set(cultures)].map((culture) =>
    culture === "default" || culture === "" ? null : culture,
  );
  return distinct.length === 0 ? [null] : [...new Set(distinct)];
}

function readOut(out: string | undefined): string | null {
  if (out === "") throw new UsageError("--out takes a file or a folder.");
  return out ?? null;
}

function readNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > 2_147_483_647) {
    throw new UsageError(`${option} takes a whole number from ${least}.`);
  }
  return number;
}

const BSDD_FIELDS = [
  "organizationCode",
  "dictionaryCode",
  "dictionaryName",
  "dictionaryVersion",
  "languageIsoCode",
  "license",
  "dataType",
] as const satisfies readonly (keyof BsddOptions)[];

function readBsdd(pairs: readonly string[]): Command["bsdd"] {
  const texts: Partial<Record<keyof BsddOptions, string>> = {};
  for (const pair of pairs) {
    const [name = "", ...value] = pair.split("=");
    const field = BSDD_FIELDS.find((known) => known === name);
    if (field === undefined || value.length === 0) {
      throw new UsageError(`--bsdd takes NAME=VALUE with one of ${BSDD_FIELDS.join(", ")}.`);
    }
    texts[field] = value.join("=");
  }
  const { dataType, ...others } = texts;
  if (dataType === undefined) return others;
  const known = BSDD_DATA_TYPES.find((type) => type === dataType);
  if (known === undefined)
    throw new UsageError(`--bsdd dataType takes one of ${BSDD_DATA_TYPES.join(", ")}.`);
  return { ...others, dataType: known };
}

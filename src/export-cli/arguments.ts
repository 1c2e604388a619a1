import { type BsddOptions, BSDD_DATA_TYPES } from "#import-export/export/formats/bsdd/options.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#import-export/export/formats.ts";
import type { ExportKind } from "#import-export/export/kinds/kinds.ts";
import type { Culture } from "#import-export/export/table.ts";
import { MAX_INT32 } from "#lib/int32.ts";
import { ArgumentError, parseArguments } from "#lib/command-line.ts";
import { LISTS } from "./source.ts";

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

export const HELP = `Exports data of a service to a file, as the dialog 'Export' of the app does.

  npm run export -- --service URL|sample --classification GUID --format xlsx --culture nb-NO --out FILE

Subject, one of these (GUIDs are version GUIDs):
  --classification GUID         the codes of a classification
  --template GUID               the properties, values, documents and classifications of a template
  --property GUID               the values of a property; with --template, those in that template
  --document GUID               the templates of a document; can be repeated
  --unit GUID                   the translations and exponents of a unit; can be repeated
  --project NUMBER              the requirements of a project
  --list NAME                   ${Object.keys(LISTS).join(", ")}

Options:
  --service URL|sample          base URL of the service; 'sample' is the sample catalogue; required
  --format NAME                 ${EXPORT_FORMATS.map(({ id }) => id).join(", ")}
                                default: by the extension of --out
  --culture CODE                culture of the names, 'default' for the default culture; can be repeated;
                                default: the default culture
  --out FILE                    file, which is replaced, or folder; '-' is standard output; in a folder, the file has the
                                same name as in the app, with a number if there is one; default: the current folder
  --timeout SECONDS             timeout of a request; default: 30
  --allow-missing               write the file even if some data could not be loaded
  --bsdd NAME=VALUE             a field of bSDD; can be repeated: organizationCode, dictionaryCode, dictionaryName,
                                dictionaryVersion, languageIsoCode, license,
                                dataType (${BSDD_DATA_TYPES.join(", ")})
  --help                        show this text

Environment: PLINTH_TOKEN (an access token), or PLINTH_CLIENT_ID, PLINTH_CLIENT_SECRET and PLINTH_AUDIENCE_URL to obtain one.
Each can also be read from a file: append _FILE to the name, and set it to the path. Without credentials, requests carry no token.

Exit code: 0 if the file was written; 1 if not, 2 if an argument is wrong; in both cases an existing file is unchanged.
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

const parse = (args: readonly string[]) => parseArguments(args, OPTIONS, { allowPositionals: false }).values;

type Values = ReturnType<typeof parse>;

/** Parses the arguments; null if help is requested. Throws an ArgumentError. */
export function readArguments(args: readonly string[]): Command | null {
  const values = parse(args);
  if (values.help === true) return null;
  if (values.service === undefined) throw new ArgumentError("Specify the service with --service.");
  const subject = readSubject(values);
  const format = readFormat(values, subject.kind);
  if (values.bsdd !== undefined && format.id !== "bsdd")
    throw new ArgumentError("--bsdd can be used only with --format bsdd.");
  return {
    service: values.service,
    subject,
    format,
    cultures: readCultures(values.culture ?? []),
    out: readOut(values.out),
    timeoutSeconds: readNumber("--timeout", values.timeout ?? "30", 1, MAX_TIMEOUT_SECONDS),
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
    project !== undefined && {
      kind: "requirements",
      project: readNumber("--project", project, 0, MAX_INT32),
    },
    list !== undefined && { kind: "concepts", list },
  ];
  const subjects = given.filter((subject) => subject !== false);
  const [subject] = subjects;
  if (subject === undefined || subjects.length > 1) {
    throw new ArgumentError(
      "Specify what to export with one of --classification, --template, --property, --document, --unit, --project, --list.",
    );
  }
  if (subject.kind === "concepts" && !Object.hasOwn(LISTS, subject.list)) {
    throw new ArgumentError(`--list must be one of ${Object.keys(LISTS).join(", ")}.`);
  }
  return subject;
}

function readFormat({ format, out }: Values, kind: ExportKind): ExportFormat {
  const name = (format ?? /\.([a-z]+)$/i.exec(out ?? "")?.[1] ?? "").toLowerCase();
  const found = EXPORT_FORMATS.find(({ id, ending }) => id === name || ending === name);
  const names = EXPORT_FORMATS.filter(({ takes }) => takes(kind)).map(({ id }) => id);
  if (found === undefined || !names.includes(found.id)) {
    throw new ArgumentError(`For this export, --format must be one of ${names.join(", ")}.`);
  }
  return found;
}

function readCultures(cultures: readonly string[]): Culture[] {
  // The tags of languages are the same in upper and lower case.
  const distinct = [...Map.groupBy(cultures, (culture) => culture.toLowerCase()).values()].map(([culture]) =>
    culture === undefined || culture === "default" || culture === "" ? null : culture,
  );
  return distinct.length === 0 ? [null] : [...new Set(distinct)];
}

function readOut(out: string | undefined): string | null {
  if (out === "") throw new ArgumentError("--out must be a file or a folder.");
  return out ?? null;
}

const MAX_TIMEOUT_SECONDS = 86_400;

function readNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new ArgumentError(`${option} must be a whole number from ${least} to ${most}.`);
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
    const field = BSDD_FIELDS.find((one) => one === name);
    if (field === undefined || value.length === 0) {
      throw new ArgumentError(`--bsdd must be NAME=VALUE, where NAME is one of ${BSDD_FIELDS.join(", ")}.`);
    }
    if (texts[field] !== undefined) throw new ArgumentError(`--bsdd ${field} can be used only once.`);
    texts[field] = value.join("=");
  }
  const { dataType, ...others } = texts;
  if (dataType === undefined) return others;
  const type = BSDD_DATA_TYPES.find((one) => one === dataType);
  if (type === undefined)
    throw new ArgumentError(`--bsdd dataType must be one of ${BSDD_DATA_TYPES.join(", ")}.`);
  return { ...others, dataType: type };
}

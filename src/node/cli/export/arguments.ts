import { EXPORT_FORMATS, type ExportFormat } from "#core/files/write/formats.ts";
import { type BsddOptions, BSDD_DATA_TYPES } from "#core/files/write/formats/bsdd/options.ts";
import type { Culture } from "#core/files/write/table.ts";
import { ArgumentError } from "#core/lib/failure.ts";
import { keysOf } from "#core/lib/keys-of.ts";
import { LISTS } from "./source.ts";

/** The subject of the export. */
export type Subject =
  | { readonly kind: "codes" | "template"; readonly versionGuid: string }
  | { readonly kind: "property"; readonly versionGuid: string; readonly template: string | null }
  | { readonly kind: "documents" | "units"; readonly versionGuids: readonly string[] }
  | { readonly kind: "requirements"; readonly project: number }
  | { readonly kind: "concepts"; readonly list: string };

const KINDS = keysOf<Readonly<Record<Subject["kind"], true>>>({
  codes: true,
  template: true,
  property: true,
  documents: true,
  units: true,
  requirements: true,
  concepts: true,
});

/** The formats of the command: those of what only the app exports are not among them. */
export const FORMATS = EXPORT_FORMATS.filter(({ takes }) => KINDS.some((kind) => takes(kind)));

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

/** The options of the command as they were typed. */
export type ExportOptions = {
  readonly service?: string | undefined;
  readonly classification?: string | undefined;
  readonly template?: string | undefined;
  readonly property?: string | undefined;
  readonly document?: readonly string[] | undefined;
  readonly unit?: readonly string[] | undefined;
  readonly project?: number | undefined;
  readonly list?: string | undefined;
  readonly format?: string | undefined;
  readonly culture?: readonly string[] | undefined;
  readonly out?: string | undefined;
  readonly timeout: number;
  readonly allowMissing?: true | undefined;
  readonly bsdd?: readonly string[] | undefined;
};

/** What to export. Throws an ArgumentError. */
export function readCommand(values: ExportOptions): Command {
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
    timeoutSeconds: values.timeout,
    allowsMissing: values.allowMissing ?? false,
    bsdd: readBsdd(values.bsdd ?? []),
  };
}

function readSubject(values: ExportOptions): Subject {
  const { classification, template, property, document, unit, project, list } = values;
  const given: (Subject | false)[] = [
    classification !== undefined && { kind: "codes", versionGuid: classification },
    template !== undefined && property === undefined && { kind: "template", versionGuid: template },
    property !== undefined && { kind: "property", versionGuid: property, template: template ?? null },
    document !== undefined && { kind: "documents", versionGuids: [...new Set(document)] },
    unit !== undefined && { kind: "units", versionGuids: [...new Set(unit)] },
    project !== undefined && { kind: "requirements", project },
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

function readFormat({ format, out }: ExportOptions, kind: Subject["kind"]): ExportFormat {
  const name = (format ?? /\.([a-z]+)$/i.exec(out ?? "")?.[1] ?? "").toLowerCase();
  const found = FORMATS.find(({ id, ending }) => id === name || ending === name);
  const names = FORMATS.filter(({ takes }) => takes(kind)).map(({ id }) => id);
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

import { givenText } from "#core/text/choose-text.ts";
import type { ExportConcept } from "../../concept.ts";
import type { CodesExport, ExportCode } from "../../kinds/codes.ts";
import type { TemplateExport } from "../../kinds/template.ts";
import type { LeftOut, Note } from "../../notes.ts";
import { type LanguageFile, languageFiles } from "./language-file.ts";
import { BsddCodes, type BsddOptions, type BsddSource } from "./options.ts";

/** A class or a property in the import model; undefined members are omitted. */
type Item = Readonly<Record<string, unknown>>;

/** The content of a dictionary's files, in each language; codes are the same in all of them. */
type Dictionary = {
  readonly classes: (file: LanguageFile) => Iterable<Item>;
  readonly properties: (file: LanguageFile) => Iterable<Item>;
  /** What was made up, what bSDD requires but is unknown, and what was left out. */
  readonly notes: readonly Note[];
};

/** The maximum length of a value's code in bSDD. */
const VALUE_CODE_AT_MOST = 20;

/** The common members of classes and properties; null if the file contains nothing about it. */
function commonMembers(file: LanguageFile, code: string, { concept, texts }: ExportConcept): Item | null {
  const name = file.textOf(concept.defaultName, texts, "name");
  if (file.isLanguageOnly) return name === null ? null : { Code: code, Name: name };
  return {
    Code: code,
    Name: name ?? code,
    Uid: givenText(concept.guid) ?? givenText(concept.versionGuid) ?? undefined,
  };
}

/** The only texts that most concepts have are names. */
function codeCandidates({ concept }: ExportConcept): (string | null)[] {
  return [concept.defaultName, concept.name, concept.versionGuid, concept.guid];
}

/** A note that some fields were made up, with the first value as example. */
function madeUp(field: string, values: readonly string[]): Note[] {
  const [value] = values;
  return value === undefined ? [] : [{ code: "made-up", field, value, count: values.length }];
}

/** A classification: one class per code. */
function ofCodes({ codes, cultures }: CodesExport, options: BsddOptions): Dictionary {
  const given = new BsddCodes();
  const written = codes.filter(({ isContext }) => isContext !== true);
  // A class has one parent, so a code below several is written below the first.
  const first = new Map(written.toReversed().map((entry) => [entry.concept.versionGuid, entry]));
  const isOnce = (entry: ExportCode): boolean =>
    entry.concept.versionGuid === null || first.get(entry.concept.versionGuid) === entry;
  const classes = written.filter(isOnce);
  const classCodes = new Map(
    classes.map((entry) => [entry, given.next([entry.concept.classNumber, ...codeCandidates(entry)])]),
  );
  const changed = [...classCodes].flatMap(([{ concept }, code]) =>
    code === concept.classNumber ? [] : code,
  );
  return {
    *classes(file) {
      for (const [entry, code] of classCodes) {
        const { concept, texts, parent } = entry;
        const members = commonMembers(file, code, entry);
        if (members === null) continue;
        const definition = file.textOf(concept.defaultTechnicalDefinition, texts, "definition") ?? undefined;
        if (file.isLanguageOnly) yield { ...members, Definition: definition };
        else {
          const parentEntry = parent === null ? undefined : codes[parent];
          yield {
            ...members,
            ClassType: "Class",
            Definition: definition,
            ParentClassCode: parentEntry && classCodes.get(parentEntry),
            ReferenceCode: concept.classNumber ?? "",
          };
        }
      }
    },
    properties: () => [],
    notes: [
      ...madeUp("Classes[].Code", changed),
      ...untranslated("Classes[].Name", classes, cultures),
      ...leftOut("places", written.length - classes.length),
      ...leftOut("definitions", nameless(classes, languageFiles(cultures, options))),
    ],
  };
}

/** The number of definitions in languages in which their code has no name, without which bSDD accepts no class. */
function nameless(codes: readonly ExportCode[], files: readonly LanguageFile[]): number {
  const others = files.filter(({ isLanguageOnly }) => isLanguageOnly);
  return codes.flatMap(({ texts }) =>
    others.filter(
      ({ textOf }) => textOf(null, texts, "name") === null && textOf(null, texts, "definition") !== null,
    ),
  ).length;
}

/** With a single culture, default names replace missing translations. */
function untranslated(
  field: string,
  entries: readonly ExportConcept[],
  cultures: CodesExport["cultures"],
): Note[] {
  if (cultures.length > 1 || cultures[0] === null) return [];
  const fallbacks = entries.filter(({ texts }) => givenText(texts[0]?.name) === null);
  return madeUp(
    field,
    fallbacks.flatMap(({ concept }) => givenText(concept.defaultName) ?? []),
  );
}

/** A template: one class with its properties. */
function ofTemplate(data: TemplateExport, { dataType }: BsddOptions): Dictionary {
  const { template, properties, documents, classifications, cultures } = data;
  const classCode = new BsddCodes().next(codeCandidates(template));
  const given = new BsddCodes();
  const coded = properties.map(({ entry, members }) => {
    const values = new BsddCodes(VALUE_CODE_AT_MOST);
    return {
      entry,
      code: given.next(codeCandidates(entry)),
      values: members.map((value) => ({ value, code: values.next(codeCandidates(value)) })),
    };
  });
  const names = [template, ...properties.map(({ entry }) => entry)];
  return {
    *classes(file) {
      const members = commonMembers(file, classCode, template);
      if (members === null) return;
      if (file.isLanguageOnly) yield members;
      else {
        yield {
          ...members,
          ClassType: "Class",
          ClassProperties: coded.map(({ code, values }, index) => ({
            Code: code,
            PropertyCode: code,
            SortNumber: index + 1,
            AllowedValues:
              values.length === 0
                ? undefined
                : values.map(({ value: { concept, texts }, code: valueCode }, position) => ({
                    Code: valueCode,
                    Value: file.textOf(concept.defaultName, texts, "name") ?? valueCode,
                    SortNumber: position + 1,
                  })),
          })),
        };
      }
    },
    *properties(file) {
      for (const { entry, code } of coded) {
        const members = commonMembers(file, code, entry);
        if (members !== null) yield file.isLanguageOnly ? members : { ...members, DataType: dataType };
      }
    },
    notes: [
      ...madeUp(
        "Properties[].DataType",
        coded.map(() => dataType),
      ),
      ...madeUp("Classes[].Code", [classCode]),
      ...madeUp(
        "Properties[].Code",
        coded.map(({ code }) => code),
      ),
      ...untranslated("Name", names, cultures),
      ...["Definition", "Units", "IsRequired", "PropertySet", "MinInclusive", "MaxInclusive", "Pattern"].map(
        (field): Note => ({ code: "missing", field }),
      ),
      ...leftOut("documents", documents.length),
      ...leftOut("classifications", classifications.length),
      // bSDD does not accept translations of them yet.
      ...leftOut("translations", cultures.length > 1 ? coded.flatMap(({ values }) => values).length : 0),
    ],
  };
}

function leftOut(what: LeftOut, count: number): Note[] {
  return count === 0 ? [] : [{ code: "left-out", what, count }];
}

/** A template or a classification as a bSDD dictionary. */
export function dictionaryOf(data: BsddSource, options: BsddOptions): Dictionary {
  return data.kind === "codes" ? ofCodes(data, options) : ofTemplate(data, options);
}

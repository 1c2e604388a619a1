import { encode, type Chunks } from "../../chunks.ts";
import { exportFileName } from "../../file-name.ts";
import type { ReportNote } from "../../notes.ts";
import { zip } from "../../zip.ts";
import { jsonItems, toJson } from "../json.ts";
import { dictionaryOf } from "./dictionary.ts";
import { type LanguageFile, languageFiles } from "./language-file.ts";
import { bsddDefaults, type BsddOptions, type BsddSource } from "./options.ts";

type Dictionary = ReturnType<typeof dictionaryOf>;

function* texts(dictionary: Dictionary, file: LanguageFile, options: BsddOptions): Generator<string> {
  const head = {
    ModelVersion: "2.0",
    OrganizationCode: options.organizationCode,
    DictionaryCode: options.dictionaryCode,
    DictionaryName: options.dictionaryName,
    DictionaryVersion: options.dictionaryVersion,
    LanguageIsoCode: file.languageIsoCode,
    LanguageOnly: file.isLanguageOnly,
    UseOwnUri: false,
    License: options.license === "" ? undefined : options.license,
    Status: "Preview",
  };
  yield `${toJson(head, 2).slice(0, -2)},\n  "Classes": [`;
  yield* jsonItems(dictionary.classes(file), "    ");
  yield '\n  ],\n  "Properties": [';
  yield* jsonItems(dictionary.properties(file), "    ");
  yield "\n  ]\n}\n";
}

type BsddWriteOptions = { readonly bsdd: BsddOptions | null; readonly note: ReportNote };

/**
 * Writes a template or a classification as bSDD import JSON (model 2.0); with several cultures, a ZIP archive with one file per language,
 * of which all but the first only add names. Data that the interface does not provide come from the options, and everything made up,
 * missing or left out is noted.
 */
export function writeBsdd(data: BsddSource, { bsdd, note }: BsddWriteOptions): Chunks {
  const options = bsdd ?? bsddDefaults(data);
  const dictionary = dictionaryOf(data, options);
  for (const each of dictionary.notes) note(each);
  const files = languageFiles(data.cultures, options).map((file) => ({
    path: exportFileName(data.what, [file.languageIsoCode], "json"),
    chunks: encode(texts(dictionary, file, options)),
  }));
  const [first] = files;
  return data.cultures.length === 1 && first !== undefined ? first.chunks : zip(files);
}

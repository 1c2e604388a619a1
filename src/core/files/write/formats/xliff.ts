import { DEFAULT_LANGUAGE, direction } from "#core/text/culture.ts";
import { cultureTag } from "../../culture-tag.ts";
import { XLIFF } from "../../namespaces.ts";
import { xmlAttribute, xmlText } from "../../text.ts";
import { type Chunks, encode } from "../chunks.ts";
import {
  moreTranslations,
  type TranslationEntry,
  type TranslationsExport,
  WORK_LABELS,
  WORK_STATES,
} from "../kinds/translations.ts";

const ELSEWHERE = "elsewhere translated as";
const NOT_IN_IDS = /[^A-Za-z0-9.-]/gu;

/** A text as a part of an id (NMTOKEN); different texts stay different. */
function idPart(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(NOT_IN_IDS, (character) => `_${character.codePointAt(0)?.toString(16) ?? ""}_`);
}

/** The ids of units: the kind, the field and the version GUID of a text; a number makes repeated ones unique. */
function createIds() {
  const taken = new Map<string, number>();
  return ({ kind, field, versionGuid, guid }: TranslationEntry): string => {
    // Ids with `:` never collide with the others, since `idPart` escapes it.
    const concept = versionGuid === null ? `:${idPart(guid ?? "")}` : idPart(versionGuid);
    const id = `${idPart(kind.toLowerCase().replaceAll(" ", "-"))}.${field}.${concept}`;
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}:${count}`;
  };
}

function notesOf(entry: TranslationEntry): string {
  const { kind, state, classNumber, path, field, defaultName, defaultText, furtherTranslations } = entry;
  const notes: readonly (readonly [category: string, text: string | null])[] = [
    ["kind", kind],
    ["class number", classNumber],
    ["path", path],
    ["name", field === "name" && defaultName === defaultText ? null : defaultName],
    ["state", state === "missing" ? null : WORK_LABELS[state]],
  ];
  return [
    ...notes.map(([category, text]) => note(category, text)),
    notesOfOthers(entry.otherTranslations),
    note(ELSEWHERE, furtherTranslations === 0 ? null : moreTranslations(furtherTranslations)),
  ].join("");
}

function note(category: string, text: string | null): string {
  return text === null ? "" : `<note category="${xmlAttribute(category)}">${xmlText(text)}</note>`;
}

/** Thousands of texts may share these. */
const knownNotes = new WeakMap<readonly string[], string>();

function notesOfOthers(translations: readonly string[]): string {
  const notes = knownNotes.get(translations) ?? translations.map((one) => note(ELSEWHERE, one)).join("");
  knownNotes.set(translations, notes);
  return notes;
}

function unit(entry: TranslationEntry, id: string): string {
  const { defaultText, translation, versionGuid, guid } = entry;
  const name = versionGuid ?? guid;
  const target = translation === null ? "<target/>" : `<target>${xmlText(translation)}</target>`;
  return `    <unit id="${id}"${name === null ? "" : ` name="${xmlAttribute(name)}"`}>
      <notes>${notesOf(entry)}</notes>
      <segment state="${translation === null ? "initial" : "translated"}">
        <source>${xmlText(defaultText)}</source>
        ${target}
      </segment>
    </unit>
`;
}

function* texts({ what, culture, entries }: TranslationsExport): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${XLIFF}" version="2.1" srcLang="${DEFAULT_LANGUAGE}" trgLang="${xmlAttribute(cultureTag(culture))}">
`;
  const idOf = createIds();
  const states = WORK_STATES.filter((state) => entries.some((entry) => entry.state === state));
  // A document has at least one file, and a file at least one unit or group.
  for (const state of states.length === 0 ? (["missing"] as const) : states) {
    const own = entries.filter((entry) => entry.state === state);
    const directions = `srcDir="${direction(DEFAULT_LANGUAGE)}" trgDir="${direction(culture)}"`;
    yield `  <file id="${state}" ${directions} xml:space="preserve">
    <notes><note>${xmlText(`${what}: ${WORK_LABELS[state]}`)}</note></notes>
`;
    if (own.length === 0) yield '    <group id="empty"/>\n';
    for (const entry of own) yield unit(entry, idOf(entry));
    yield "  </file>\n";
  }
  yield "</xliff>\n";
}

/** Writes the worklist of translations as XLIFF 2.1: one file per state, one unit per text. */
export function writeXliff(data: TranslationsExport): Chunks {
  return encode(texts(data));
}

import { text } from "#core/text/messages/text.ts";
import { LIMITS } from "../../decode/limits.ts";
import { ReadError } from "../../report/read-error.ts";

const DECLARATION = /<!ENTITY\s+(?:(%)\s+)?([^\s"'<>%]+)\s+(?:"([^"]*)"|'([^']*)'|([A-Z]+))/g;

/** The references that stand for one character, by number or by a name that XML knows. */
const CHARACTER_NUMBER = /&#(?:x([\da-f]+)|(\d+));/gi;
const CHARACTER_NAME = /&(amp|lt|gt|quot|apos);/g;
const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** What XML 1.0 allows in texts. */
const CHARACTER = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]$/u;

/**
 * The entities in a document type declaration. Files of the field use them for namespaces and characters; anything else (nested, long or
 * external entities) is rejected, because a few lines can expand to gigabytes.
 */
export function entitiesOf(doctype: string): Map<string, string> {
  if (doctype.length > LIMITS.charactersOfDoctype) throw new ReadError(text("xmlReader.doctypeTooLong"));
  const entities = new Map<string, string>();
  for (const [, parameter, name = "", double, single, external] of doctype.matchAll(DECLARATION)) {
    const value = double ?? single ?? "";
    if (parameter === "%" || external !== undefined)
      throw new ReadError(text("xmlReader.externalEntity", { name }));
    if (value.length > LIMITS.charactersOfEntity)
      throw new ReadError(text("xmlReader.entityTooLong", { name, limit: LIMITS.charactersOfEntity }));
    entities.set(name, textOf(value, name));
  }
  return entities;
}

/** The text of an entity: numbers of characters are replaced where it is declared, and once more, with their names, where it is used. */
function textOf(value: string, name: string): string {
  const declared = withCharacters(value);
  if (value.includes("%") || declared.includes("<") || /&(?!#|(?:amp|lt|gt|quot|apos);)/.test(declared))
    throw new ReadError(text("xmlReader.nestedEntity", { name }));
  return withCharacters(declared).replaceAll(CHARACTER_NAME, (whole, one: string) => NAMED.get(one) ?? whole);
}

function withCharacters(value: string): string {
  return value.replaceAll(CHARACTER_NUMBER, (_whole, hexadecimal?: string, decimal?: string) => {
    const code = Number(hexadecimal === undefined ? decimal : `0x${hexadecimal}`);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : "";
    if (CHARACTER.test(character)) return character;
    throw new ReadError(text("xmlReader.notWellFormed", { problem: text("xmlReader.unknownCharacter") }));
  });
}

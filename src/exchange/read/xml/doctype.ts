import { LIMITS } from "../limits.ts";
import { ReadError } from "../read-error.ts";

const DECLARATION = /<!ENTITY\s+(?:(%)\s+)?([^\s"'<>%]+)\s+(?:"([^"]*)"|'([^']*)'|([A-Z]+))/g;

/**
 * The entities in a document type declaration. Files of the field use them for namespaces; anything else (nested, long or external
 * entities) is rejected, because a few lines can expand to gigabytes.
 */
export function entitiesOf(doctype: string): Map<string, string> {
  if (doctype.length > LIMITS.charactersOfDoctype)
    throw new ReadError("The document type declaration is too long.");
  const entities = new Map<string, string>();
  for (const [, parameter, name = "", double, single, external] of doctype.matchAll(DECLARATION)) {
    const value = double ?? single ?? "";
    if (parameter === "%" || external !== undefined)
      throw new ReadError(
        `The entity '${name}' refers to another file, but nothing is loaded from other sources.`,
      );
    if (/[&%<]/.test(value))
      throw new ReadError(`The entity '${name}' refers to other entities, which is not supported.`);
    if (value.length > LIMITS.charactersOfEntity)
      throw new ReadError(`The entity '${name}' is longer than ${LIMITS.charactersOfEntity} characters.`);
    entities.set(name, value);
  }
  return entities;
}

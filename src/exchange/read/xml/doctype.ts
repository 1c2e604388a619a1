import { LIMITS } from "../limits.ts";
import { ReadError } from "../read-error.ts";

const DECLARATION = /<!ENTITY\s+(?:(%)\s+)?([^\s"'<>%]+)\s+(?:"([^"]*)"|'([^']*)'|([A-Z]+))/g;

/**
 * The entities that a document type declaration declares. Files of the field name their namespaces so; what goes beyond that (entities
 * made of entities, long ones, those of other files) is refused, because a few lines of it become gigabytes.
 */
export function entitiesOf(doctype: string): Map<string, string> {
  if (doctype.length > LIMITS.charactersOfDoctype)
    throw new ReadError("The document type declaration is too long.");
  const entities = new Map<string, string>();
  for (const [, parameter, name = "", double, single, external] of doctype.matchAll(DECLARATION)) {
    const value = double ?? single ?? "";
    if (parameter === "%" || external !== undefined)
      throw new ReadError(
        `The entity '${name}' is one of another file, and nothing is loaded from elsewhere.`,
      );
    if (/[&%<]/.test(value))
      throw new ReadError(`The entity '${name}' is made of other entities, which is refused.`);
    if (value.length > LIMITS.charactersOfEntity)
      throw new ReadError(
        `The entity '${name}' stands for more than ${LIMITS.charactersOfEntity} characters.`,
      );
    entities.set(name, value);
  }
  return entities;
}

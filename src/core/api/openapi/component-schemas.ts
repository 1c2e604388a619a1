import { type JsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import { MAX_INT32, MIN_INT32 } from "#core/lib/int32.ts";
import { type Component, COMPONENTS } from "../interface/components.ts";

export const INT32 = {
  type: "integer",
  format: "int32",
  minimum: MIN_INT32,
  maximum: MAX_INT32,
} as const;

/** A reference to a schema of the description. */
export function schemaRef(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * The JSON Schemas of the objects of the interface, by name. Types come from Plinth's own schemas, without what these tolerate: null for
 * absent fields, decimals as strings, missing fields that are required, and fields that the interface does not have.
 */
export function componentSchemas(): Record<string, JsonSchema> {
  const components: [string, Component][] = Object.entries(COMPONENTS);
  const schemas = Object.fromEntries(components.map(([name, { schema }]) => [name, schema]));
  const converted = toJsonSchemaDefs(schemas, {
    target: "draft-2020-12",
    overrideRef: ({ referenceId }) => schemaRef(referenceId).$ref,
    // Of a pipe, the schemas before and after a transformation count together; what else cannot be converted is thrown below.
    errorMode: "ignore",
    ignoreActions: ["transform"],
    overrideAction: ({ valibotAction }) => (valibotAction.type === "integer" ? INT32 : undefined),
    overrideSchema({ valibotSchema, jsonSchema, errors }) {
      switch (valibotSchema.type) {
        case "custom":
          // The check for a plain object, which the schema after it describes.
          return {};
        case "nullish":
          return firstOf(jsonSchema);
        case "union":
          return { ...firstOf(jsonSchema), format: "decimal" };
        default:
          if (errors) throw new Error(errors.join(" "));
          return undefined;
      }
    },
  });
  return Object.fromEntries(
    components.map(([name, component]) => [name, describe(component, converted[name] ?? {})]),
  );
}

/** What the interface has, of a schema and what Plinth reads instead of it. */
function firstOf({ anyOf = [] }: JsonSchema): JsonSchema {
  const [first] = anyOf;
  if (typeof first !== "object") throw new Error("A union without members.");
  return first;
}

/** The schema of a component with exactly the fields of the interface, and with their meanings. */
function describe(component: Component, { properties = {}, required = [] }: JsonSchema): JsonSchema {
  const { section, description, fields, formats = {}, isClosed } = component;
  const unread = new Set(component.unread);
  const described = Object.entries(fields).map(([field, meaning]) => {
    const type = unread.has(field) ? { type: "string" as const } : properties[field];
    if (typeof type !== "object") throw new Error(`${section}: Plinth has no field ${field}.`);
    const format = formats[field];
    return [field, { ...type, ...(format === undefined ? {} : { format }), description: meaning }] as const;
  });
  const all = [...required, ...(component.required ?? [])];
  return {
    type: "object",
    description: `${description} (${section})`,
    properties: Object.fromEntries(described),
    ...(all.length === 0 ? {} : { required: all }),
    ...(isClosed ? { additionalProperties: false } : {}),
  };
}

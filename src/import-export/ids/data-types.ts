import type { IfcSchema } from "./ifc/ifc-schema.ts";

const FORMS: Readonly<Record<string, RegExp>> = {
  boolean: /^(?:true|false)$/,
  integer: /^[+-]?\d+$/,
  double: /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/,
  date: /^-?\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:Z|[+-]\d\d:\d\d)?$/,
  dateTime:
    /^-?\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/,
  duration: /^-?P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/,
};

/** Whether a text is a value of a type of XML Schema, like `double`; null stands for a type whose values are not restricted. */
export function isValueOf(base: string | null, text: string): boolean {
  return base === null || (FORMS[base]?.test(text) ?? true);
}

/** The type of XML Schema that restricts the values of a data type in any case of letters; null if it is unknown or has no values. */
export function baseOf(schema: IfcSchema, dataType: string): string | null {
  return schema.dataType(dataType)?.base ?? null;
}

import type { IfcSchema } from "./ifc/ifc-schema.ts";

const DATE = String.raw`-?\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?`;
const ZONE = String.raw`(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?`;

const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ["boolean", /^(?:true|false)$/],
  ["integer", /^[+-]?\d+$/],
  ["double", /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/],
  ["date", new RegExp(`^${DATE}${ZONE}$`)],
  ["dateTime", new RegExp(`^${DATE}T${TIME}${ZONE}$`)],
  ["time", new RegExp(`^${TIME}${ZONE}$`)],
  ["duration", /^-?P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/],
]);

/** Whether a text is a value of a type of XML Schema, like `double`; null stands for a type whose values are not restricted. */
export function isValueOf(base: string | null, text: string): boolean {
  if (base === null) return true;
  return (FORMS.get(base)?.test(text) ?? true) && (!base.startsWith("date") || isDayOfMonth(text));
}

/** Whether the month of a date has its day. */
function isDayOfMonth(date: string): boolean {
  const [, year = "", month, day] = /^-?(\d+)-(\d\d)-(\d\d)/.exec(date) ?? [];
  return Number(day) <= new Date(Date.UTC(2000 + Number(year.slice(-4)), Number(month), 0)).getUTCDate();
}

/** The type of XML Schema that restricts the values of a data type in any case of letters; null if it is unknown or has no values. */
export function baseOf(schema: IfcSchema, dataType: string): string | null {
  return schema.dataType(dataType)?.base ?? null;
}

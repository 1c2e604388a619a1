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

/** The numbers that stand for values in their order, by type; of dates those without a zone as if they were in UTC. */
const POSITIONS: Readonly<Record<string, (text: string) => number>> = {
  integer: Number,
  double: Number,
  date: (text) => Date.parse(text.replace(/^(-?\d+-\d\d-\d\d)(.*)$/, "$1T00:00:00$2")),
  dateTime: (text) => Date.parse(text),
  time: (text) => Date.parse(`2000-01-01T${text}`),
};

/** Where a value stands among those of its type, and whether it has a time zone; null for types without an order, and other texts. */
export function positionOf(
  base: string,
  text: string,
): { readonly at: number; readonly isZoned: boolean } | null {
  const position = POSITIONS[base];
  if (position === undefined || !isValueOf(base, text)) return null;
  const isDate = base !== "integer" && base !== "double";
  const isZoned = isDate && /(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const at = position(isDate && !isZoned ? `${text}Z` : text);
  return Number.isNaN(at) ? null : { at, isZoned };
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

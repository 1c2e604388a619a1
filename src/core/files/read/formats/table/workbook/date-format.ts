/** What a number format shows of a date: its day, its time, or a duration in hours. */
export type DateFormat = { readonly day: boolean; readonly time: boolean; readonly isDuration: boolean };

const DAY: DateFormat = { day: true, time: false, isDuration: false };
const DAY_AND_TIME: DateFormat = { ...DAY, time: true };
const TIME: DateFormat = { day: false, time: true, isDuration: false };
const DURATION: DateFormat = { ...TIME, isDuration: true };

/** The built-in formats of dates by their IDs (ECMA-376, part 1, 18.8.30), those of East Asian languages included. */
const BUILT_IN: ReadonlyMap<number, DateFormat> = new Map([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, DAY] as const),
  ...[18, 19, 20, 21, 32, 33, 45, 47].map((id) => [id, TIME] as const),
  // Dates in some languages, times in others
  ...[22, 34, 35, 55, 56].map((id) => [id, DAY_AND_TIME] as const),
  [46, DURATION],
]);

/** The parts of a format code that contain letters without a meaning: texts, escaped characters, fillers, conditions, colours. */
const LITERALS = /"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^[\]]*\]|AM\/PM|A\/P|General|Standard/gi;
const LONGEST_CODE = 1000;

/**
 * What a number format shows of a date; null if it is not a format of dates.
 * @param code the code of a custom format
 */
export function dateFormatOf(id: number, code: string | undefined): DateFormat | null {
  if (code === undefined) return BUILT_IN.get(id) ?? null;
  const [positive = ""] = code.slice(0, LONGEST_CODE).replaceAll(LITERALS, "").toLowerCase().split(";");
  if (/\[[hms]+\]/.test(positive)) return DURATION;
  // Digits elsewhere than in fractions of seconds belong to formats of numbers.
  if (/[0#?]/.test(positive.replaceAll(/s[.,]0+/g, "s"))) return null;
  const fields = positive.replaceAll(/[^ymdhs]/g, "").match(/y+|m+|d+|h+|s+/g) ?? [];
  const time = fields.some((field) => /^[hs]/.test(field));
  // An `m` next to hours or seconds stands for minutes.
  const isMinute = (at: number): boolean =>
    fields[at - 1]?.startsWith("h") === true || fields[at + 1]?.startsWith("s") === true;
  const day = fields.some((field, at) => /^[yd]/.test(field) || (field.startsWith("m") && !isMinute(at)));
  return day || time ? { day, time, isDuration: false } : null;
}

const SECONDS_OF_DAY = 86_400;
const MILLISECONDS_OF_DAY = 1000 * SECONDS_OF_DAY;
/** The day after the last day that Excel shows, 9999-12-31. */
const END = Date.UTC(10_000, 0, 1);

/**
 * The text of a number that a sheet shows as a date: `2024-01-31`, `2024-01-31 13:30`, `13:30` or, for a duration, `36:00`. Null if Excel
 * shows no date either.
 * @param is1904 whether day 0 is 1904-01-01
 */
export function dateText(serial: number, format: DateFormat, is1904: boolean): string | null {
  const rounded = Math.round(serial * SECONDS_OF_DAY);
  if (!Number.isSafeInteger(rounded)) return null;
  if (format.isDuration) return `${rounded < 0 ? "-" : ""}${clock(Math.abs(rounded))}`;
  if (rounded < 0) return null;
  const days = Math.floor(rounded / SECONDS_OF_DAY);
  const time = clock(rounded - days * SECONDS_OF_DAY);
  // Day 0 of the 1900 system is no date.
  const isTimeOfDay = days === 0 && !is1904;
  if (!format.day || (isTimeOfDay && serial > 0)) return time;
  if (isTimeOfDay) return null;
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  // The 1900 system has a day too many, 1900-02-29.
  const milliseconds = first + (!is1904 && days < 61 ? days + 1 : days) * MILLISECONDS_OF_DAY;
  if (milliseconds >= END) return null;
  const day = new Date(milliseconds).toISOString().slice(0, 10);
  return format.time && time !== "00:00" ? `${day} ${time}` : day;
}

/** `13:30`, or `13:30:05` if there are seconds; hours may exceed 24. */
function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return [hours, minutes, ...(rest === 0 ? [] : [rest])]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** The text of an ISO 8601 date in a cell, in the same form. */
export function isoDateText(text: string): string {
  const [day = "", time = ""] = text.trim().split("T");
  const shown = /^\d\d:\d\d(?::(?!00)\d\d)?/.exec(time)?.[0] ?? "";
  // Some programs add the first day of their calendar to a time.
  if (day === "" || /^(?:1899-12-3[01]|1900-01-00)$/.test(day)) return shown;
  return shown === "" || shown === "00:00" ? day : `${day} ${shown}`;
}

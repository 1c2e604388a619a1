/** How numbers and dates are written everywhere: numbers in the language of the app, dates as the browser's owner writes them. */

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const date = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeStyle: "short" });
const clock = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/** A number with separators and at most two decimals: `1,234.5`. */
export function numberText(value: number): string {
  return number.format(value);
}

/** A day, as on paper: `22 November 2026`; without a value, today. */
export function dateText(value = new Date()): string {
  return date.format(value);
}

/** A day and a time to the minute, in the time zone of the browser. */
export function dateTimeText(value: Date): string {
  return dateTime.format(value);
}

/** A day and a time to the second, in the time zone of the browser. */
export function clockText(value: Date): string {
  return clock.format(value);
}

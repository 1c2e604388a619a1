/** Number and date formats of the app: numbers in the app's language, dates in the browser's locale. */
import { onDemand } from "../on-demand.ts";

const number = onDemand(() => new Intl.NumberFormat("en", { maximumFractionDigits: 2 }));
const clock = onDemand(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" }),
);

/** A number with separators and at most two decimals: `1,234.5`. */
export function numberText(value: number): string {
  // Whole numbers avoid `Intl`, whose first use takes longer than rendering a page with counts.
  if (Number.isSafeInteger(value)) return String(value).replaceAll(/\B(?=(?:\d{3}){1,5}$)/g, ",");
  return number().format(value);
}

/** A size in bytes, with one decimal where it is large: `1.2 MB`. */
export function sizeText(bytes: number, hasMore = false): string {
  if (hasMore) return `over ${sizeText(bytes)}`;
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${tenthsText(bytes / 1000)} kB` : `${tenthsText(bytes / 1_000_000)} MB`;
}

/** A number with separators and at most one decimal. */
export function tenthsText(value: number): string {
  return numberText(Math.round(value * 10) / 10);
}

/** A day and a time to the second, in the time zone of the browser. */
export function clockText(value: Date): string {
  return clock().format(value);
}

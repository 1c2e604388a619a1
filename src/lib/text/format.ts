import { onDemand } from "../on-demand.ts";

const number = onDemand(() => new Intl.NumberFormat("en", { maximumFractionDigits: 2 }));

/** A number with separators and at most two decimals: `1,234.5`. */
export function numberText(value: number): string {
  // Whole numbers avoid `Intl`, whose first use takes longer than rendering a page with counts.
  if (Number.isSafeInteger(value)) return String(value).replaceAll(/\B(?=(?:\d{3}){1,5}$)/g, ",");
  return number().format(value);
}

import type { Formats } from "#browser/lib/use-formats.ts";

/** A share as a percentage: 0% and 100% only stand for nothing and everything. */
export function percentText(part: number, whole: number, formats: Formats): string {
  if (part <= 0 || whole <= 0) return formats.percent(0);
  return formats.percent(part >= whole ? 1 : Math.min(0.99, Math.max(0.01, part / whole)));
}

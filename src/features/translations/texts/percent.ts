/** A share as a percentage: 0% and 100% only stand for nothing and everything. */
export function percentText(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return "0%";
  if (part >= whole) return "100%";
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))}%`;
}

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/;

/** Parses a date-time of the interface (RFC 3339, with or without a zone); null for anything else, which browsers parse inconsistently. */
export function readDate(text: string): Date | null {
  const parts = DATE_TIME.exec(text.trim());
  if (parts === null) return null;
  const [, year, month, day] = parts.map(Number);
  // Browsers parse the 31st of February as a day in March.
  const midnight = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0));
  if (midnight.getUTCDate() !== day) return null;
  const date = new Date(text.trim());
  return Number.isNaN(date.getTime()) ? null : date;
}

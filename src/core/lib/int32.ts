/** The largest and the smallest int32, the integer type of the interface. */
export const MAX_INT32 = 2 ** 31 - 1;
export const MIN_INT32 = -(2 ** 31);

/** Whether a number is an int32. */
export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= MIN_INT32 && value <= MAX_INT32;
}

/** The int32 that a text expresses; null for anything else. */
export function parseInt32(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) return null;
  // Adding 0 turns -0 into 0.
  const number = Number(trimmed) + 0;
  return isInt32(number) ? number : null;
}

/** Whether a part of a comparison, for example the values, has loaded for all columns; else its rows would be misleading. */
export function isWholePart(part: readonly { readonly isComplete: boolean }[]): boolean {
  return part.every(({ isComplete }) => isComplete);
}

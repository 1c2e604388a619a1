import type { inlineKeys } from "#ui/focus/inline-keys.ts";

/** The index of the tab that a key moves the focus to, wrapping around; null for other keys. */
export function nextTab(
  key: string,
  [forward, back]: ReturnType<typeof inlineKeys>,
  at: number,
  count: number,
): number | null {
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

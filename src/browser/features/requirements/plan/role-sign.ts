const SIGNS = ["●", "■", "▲", "◆", "★", "▼", "○", "□", "△", "◇", "☆", "▽"] as const;

/** The sign of a role and the hue of its colour, in degrees. They depend on its id only, so that filters do not change them. */
export function roleSign(role: number | null): { readonly sign: string; readonly hue: number | null } {
  if (role === null) return { sign: "–", hue: null };
  const index = ((role % SIGNS.length) + SIGNS.length) % SIGNS.length;
  // Consecutive ids get very different hues.
  return { sign: SIGNS[index] ?? "●", hue: (index * 150) % 360 };
}

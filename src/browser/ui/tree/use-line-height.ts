import { useState } from "react";

const USUAL_FONT_SIZE = 16;

/** The height of a line in px at the font size of the browser, by its height at the usual 16 px. */
export function useLineHeight(usual: number): number {
  const [fontSize] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  return (usual * fontSize) / USUAL_FONT_SIZE;
}

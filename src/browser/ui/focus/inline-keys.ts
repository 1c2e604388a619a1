/** The arrow keys that point in the reading direction of an element and against it. */
export function inlineKeys(element: Element): readonly [forward: string, back: string] {
  return getComputedStyle(element).direction === "rtl"
    ? ["ArrowLeft", "ArrowRight"]
    : ["ArrowRight", "ArrowLeft"];
}

import * as v from "valibot";
import { rememberedScrollPositions } from "#browser/storage/storage.ts";
import { panePositions } from "#browser/ui/layout/scroll-pane.tsx";

const schema = v.array(v.tuple([v.string(), v.object({ top: v.number(), left: v.number() })]));
/** The maximum number of scroll positions to store. */
const MAX_POSITIONS = 50;

/** Restores scroll positions after a reload; otherwise a page starts at the top. */
export function keepScrollPositions(): void {
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "reload")
    for (const [key, position] of read()) panePositions.set(key, position);
  window.addEventListener("pagehide", () => {
    const positions = [...panePositions]
      .filter(([, { top, left }]) => top > 0 || left !== 0)
      .slice(-MAX_POSITIONS);
    rememberedScrollPositions.set(positions.length === 0 ? null : JSON.stringify(positions));
  });
}

function read(): v.InferOutput<typeof schema> {
  try {
    return v.parse(schema, JSON.parse(rememberedScrollPositions.get() ?? "[]"));
  } catch {
    return [];
  }
}

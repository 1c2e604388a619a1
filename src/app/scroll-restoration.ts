import * as v from "valibot";
import { rememberedPlaces } from "#browser-storage/storage.ts";
import { paneOffsets } from "#ui/layout/scroll-pane.tsx";

const schema = v.array(v.tuple([v.string(), v.number()]));
/** The maximum number of scroll positions to store. */
const MAX_PLACES = 50;

/** Restores scroll positions after a reload; otherwise a page starts at the top. */
export function keepScrollPositions(): void {
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "reload")
    for (const [key, offset] of read()) paneOffsets.set(key, offset);
  window.addEventListener("pagehide", () => {
    const places = [...paneOffsets].filter(([, offset]) => offset > 0).slice(-MAX_PLACES);
    rememberedPlaces.set(places.length === 0 ? null : JSON.stringify(places));
  });
}

function read(): v.InferOutput<typeof schema> {
  try {
    return v.parse(schema, JSON.parse(rememberedPlaces.get() ?? "[]"));
  } catch {
    return [];
  }
}

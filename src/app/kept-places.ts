import * as v from "valibot";
import { rememberedPlaces } from "#memory/storage.ts";
import { paneOffsets } from "#ui/scroll-pane.tsx";

const schema = v.array(v.tuple([v.string(), v.number()]));
/** Places of the last pages that were open. */
const MAX_PLACES = 50;

/** Keeps where pages were scrolled to over a reload; opened in any other way, a page begins at its top. */
export function keepPlaces(): void {
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

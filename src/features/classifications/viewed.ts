import { useAddRecentlyViewed, type ViewedProps } from "#concepts/use-add-recently-viewed.ts";

/** Remembers what the page shows, and shows nothing itself. */
export function Viewed(props: ViewedProps): null {
  useAddRecentlyViewed(props);
  return null;
}

import { useAddRecentlyViewed, type ViewedProps } from "#concepts/name/use-add-recently-viewed.ts";

/** Adds the concept of the page to the recently viewed ones; renders nothing. */
export function RecordViewed(props: ViewedProps): null {
  useAddRecentlyViewed(props);
  return null;
}

import { useMediaQuery } from "@mantine/hooks";
import { MEDIA } from "../theme/breakpoints.ts";

/** The number of columns of a list that fills a page: more in a wider window, so that each is about as wide as a name needs. */
export function useListColumns(isAllowed: boolean): number {
  const isTwo = useIsWide();
  const isThree = useMediaQuery(MEDIA.threeColumns, false, { getInitialValueInEffect: false });
  if (!isAllowed) return 1;
  return isThree ? 3 : isTwo ? 2 : 1;
}

/** Whether the window has room for a second column of names. */
export function useIsWide(): boolean {
  return useMediaQuery(MEDIA.twoColumns, false, { getInitialValueInEffect: false });
}

import { useEffect, useRef } from "react";

/**
 * Lets Enter that is pressed while suggestions are loading act once they have loaded, unless the text has changed by then.
 * @returns call it when Enter is pressed
 */
export function useLateEnter(isBusy: boolean, text: string, act: () => void): () => void {
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (entered.current === null || isBusy) return;
    const isSame = entered.current === text;
    entered.current = null;
    if (isSame) act();
  });
  return () => {
    entered.current = text;
  };
}

import { useEffect, useState } from "react";

/** If the first rows do not appear, lazy parts are loaded after this time, in ms. */
const PATIENCE_MS = 2000;

/** Whether the first rows have been painted since `isReady`, or the time limit has passed. */
export function useIsPainted(isReady: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (isPainted) return undefined;
    const done = (): void => setPainted(true);
    if (!isReady) {
      const patience = setTimeout(done, PATIENCE_MS);
      return () => clearTimeout(patience);
    }
    // A frame is painted after its callbacks; a timeout set in them runs after the paint.
    let afterwards: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      afterwards = setTimeout(done);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterwards);
    };
  }, [isReady, isPainted]);
  return isPainted;
}

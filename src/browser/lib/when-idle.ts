/** The minimum pause before repeated work runs, in ms. */
const PAUSE_MS = 1000;
/** The maximum wait for an idle browser after that, in ms. */
const PATIENCE_MS = 2000;

const waiting = new Set<() => void>();

/**
 * Runs deferrable work once, however often it is requested: when the browser is idle after a pause, and at the latest when the page is
 * hidden.
 */
export function whenIdle(work: () => void): void {
  if (waiting.size === 0) setTimeout(waitForIdle, PAUSE_MS);
  waiting.add(work);
  // Unit tests have no window.
  if (!("window" in globalThis)) return;
  // Phones may end a hidden page without further events. Adding the same listener twice has no effect.
  window.addEventListener("visibilitychange", doAll);
  window.addEventListener("pagehide", doAll);
}

function waitForIdle(): void {
  // Not every browser supports it.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(doAll, { timeout: PATIENCE_MS });
  else doAll();
}

function doAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const work of all) work();
}

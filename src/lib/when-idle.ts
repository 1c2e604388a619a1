/** What is asked for again and again is done so seldom, in ms. */
const PAUSE_MS = 1000;
/** How long the browser may be busy after that before the work is done all the same, in ms. */
const PATIENCE_MS = 2000;

const waiting = new Set<() => void>();

/** Does work that can wait, once however often it is asked for, when the browser is idle after a pause, and at the latest when the page is left. */
export function whenIdle(work: () => void): void {
  if (waiting.size === 0) setTimeout(waitForIdle, PAUSE_MS);
  waiting.add(work);
  // Unit tests run without a window.
  if (!("window" in globalThis)) return;
  // Phones end pages in the background without another word. Listening twice is as good as once.
  window.addEventListener("visibilitychange", doAll);
  window.addEventListener("pagehide", doAll);
}

function waitForIdle(): void {
  // Not every browser says when it is idle.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(doAll, { timeout: PATIENCE_MS });
  else doAll();
}

function doAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const work of all) work();
}

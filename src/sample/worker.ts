import { trustScript } from "#lib/trusted-script.ts";

/** Answers a request to any of E1 to E15. */
type Handle = (request: Request) => Promise<Response>;

export type WorkerOptions = {
  /** Only requests to addresses under this one reach the handler; absolute, or relative to the page. */
  baseUrl: string;
  /** Address of MSW's worker script. The folder it lies in has to hold the page as well. */
  scriptUrl: string;
};

/** A worker that has not started by then will not. */
const START_TIMEOUT_MS = 5000;

/** What answers under which address; it ends in a slash. */
const handlers = new Map<string, Handle>();

/** The page has one worker, whatever number of services it answers for. */
let running: Promise<boolean> | null = null;

/**
 * Puts a handler (E1 to E15) into the browser's network with MSW. True when it answers the page's requests from now on; false where a
 * service worker cannot run. Never rejects, and says nothing on the console.
 */
export async function startWorker(handle: Handle, { baseUrl, scriptUrl }: WorkerOptions): Promise<boolean> {
  try {
    handlers.set(prefixOf(baseUrl), handle);
    running ??= run(scriptUrl);
    return await running;
  } catch {
    return false;
  }
}

/** From now on requests under the base URL go to the network. */
export function removeHandler(baseUrl: string): void {
  handlers.delete(prefixOf(baseUrl));
}

async function run(scriptUrl: string): Promise<boolean> {
  if (!(await canStart(scriptUrl))) return false;
  quietUpdates();
  return Promise.race([start(scriptUrl).then(hasControl), falseAfter(START_TIMEOUT_MS)]);
}

function prefixOf(baseUrl: string): string {
  return absolute(baseUrl).replace(/(?<!\/)\/*$/, "/");
}

function handlerOf(url: string): Handle | undefined {
  return [...handlers].find(([prefix]) => url.startsWith(prefix))?.[1];
}

async function canStart(scriptUrl: string): Promise<boolean> {
  if (!globalThis.isSecureContext || !("serviceWorker" in navigator)) return false;
  const script = absolute(scriptUrl);
  // A page outside the script's folder is never under its control, and MSW would reload it again and again.
  if (!location.href.startsWith(absolute(".", script))) return false;
  if (navigator.serviceWorker.controller !== null) return true;
  // Known but not in control is how a forced reload looks; there MSW would reload the page once more.
  const registrations = await navigator.serviceWorker.getRegistrations();
  return !registrations.some(({ active }) => active?.scriptURL === script);
}

async function start(scriptUrl: string): Promise<void> {
  const [{ setupWorker }, { http }] = await Promise.all([import("msw/browser"), import("msw/http")]);
  // A predicate instead of a pattern, in which a port or an IPv6 address would have a meaning of its own.
  const isMeant = ({ request }: { request: Request }): boolean =>
    request.mode !== "navigate" && handlerOf(request.url) !== undefined;
  trustScript(scriptUrl);
  const worker = setupWorker(http.all(isMeant, ({ request }) => handlerOf(request.url)?.(request)));
  await worker.start({ onUnhandledFrame: "bypass", quiet: true, serviceWorker: { url: scriptUrl } });
}

/** MSW is ready once the worker is; the browser may hand the page over to it a moment later. */
async function hasControl(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return true;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
  return true;
}

function falseAfter(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ms);
  });
}

/**
 * MSW looks for a newer worker script without waiting for the result. That the browser could not look (offline, or
 * the last page's registration is just going away) is nobody's concern.
 */
function quietUpdates(): void {
  addEventListener("unhandledrejection", (event) => {
    if (/Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault();
  });
}

function absolute(url: string, base: string = location.href): string {
  return new URL(url, base).href;
}

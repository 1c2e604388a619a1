import { trustScript } from "#browser/lib/trusted-script.ts";

/** Responds to a request for any of E1 to E15. */
type Handle = (request: Request) => Promise<Response>;

export type WorkerOptions = {
  /** Only requests below this address reach the handler; absolute, or relative to the page. */
  baseUrl: string;
  /** URL of MSW's worker script. It must be in the folder of the page or above. */
  scriptUrl: string;
};

/** The time limit for starting the worker. */
const START_TIMEOUT_MS = 5000;

/** The service worker of the page, for any number of services. A page has only one. */
export class PageWorker {
  /** By address; each address ends in a slash. */
  readonly #handlers = new Map<string, Handle>();
  #running: Promise<boolean> | null = null;

  /**
   * Installs a handler (E1 to E15) in the browser's network with MSW. True if it now handles the page's requests; false if service workers
   * are unavailable. Never rejects, and logs nothing.
   */
  async add(handle: Handle, { baseUrl, scriptUrl }: WorkerOptions): Promise<boolean> {
    try {
      this.#handlers.set(prefixOf(baseUrl), handle);
      this.#running ??= this.#run(scriptUrl);
      return await this.#running;
    } catch {
      return false;
    }
  }

  /** Requests below the base URL go to the network again. */
  remove(baseUrl: string): void {
    this.#handlers.delete(prefixOf(baseUrl));
  }

  async #run(scriptUrl: string): Promise<boolean> {
    if (!(await canStart(scriptUrl))) return false;
    quietUpdates();
    return Promise.race([this.#start(scriptUrl).then(hasControl), falseAfter(START_TIMEOUT_MS)]);
  }

  async #start(scriptUrl: string): Promise<void> {
    const [{ setupWorker }, { http }] = await Promise.all([import("msw/browser"), import("msw/http")]);
    // A predicate, because a pattern would interpret ports and IPv6 addresses.
    const isHandled = ({ request }: { request: Request }): boolean =>
      request.mode !== "navigate" && this.#handlerOf(request.url) !== undefined;
    trustScript(scriptUrl);
    const worker = setupWorker(http.all(isHandled, ({ request }) => this.#handlerOf(request.url)?.(request)));
    await worker.start({ onUnhandledFrame: "bypass", quiet: true, serviceWorker: { url: scriptUrl } });
  }

  #handlerOf(url: string): Handle | undefined {
    return [...this.#handlers].find(([prefix]) => url.startsWith(prefix))?.[1];
  }
}

function prefixOf(baseUrl: string): string {
  return absolute(baseUrl).replace(/(?<!\/)\/*$/, "/");
}

async function canStart(scriptUrl: string): Promise<boolean> {
  if (!globalThis.isSecureContext || !("serviceWorker" in navigator)) return false;
  const script = absolute(scriptUrl);
  // A page outside the scope of the script is never controlled, and MSW would reload it repeatedly.
  if (!location.href.startsWith(absolute(".", script))) return false;
  const { controller } = navigator.serviceWorker;
  if (controller !== null) return controller.scriptURL === script;
  // Registered but not in control means a forced reload; MSW would then reload the page once more. Another script is the service worker of
  // the app, whose place MSW's would take.
  return (await navigator.serviceWorker.getRegistration()) === undefined;
}

/** MSW is ready when the worker is; the browser may let it take control slightly later. */
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
 * MSW checks for a newer worker script without awaiting the result. A failure of that check (offline, or the previous registration is being
 * removed) has no consequences.
 */
function quietUpdates(): void {
  addEventListener("unhandledrejection", (event) => {
    if (/Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault();
  });
}

function absolute(url: string, base: string = location.href): string {
  return new URL(url, base).href;
}

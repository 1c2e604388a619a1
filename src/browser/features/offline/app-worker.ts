import { trustScript } from "#browser/lib/trusted-script.ts";
import { onDemand } from "#core/lib/on-demand.ts";
import { createStore } from "#core/lib/store.ts";

const SCRIPT_URL = `${import.meta.env.BASE_URL}sw.js`;

/** The pause between checks for a new version, in ms: a tab may stay open for days. */
const CHECK_EVERY_MS = 60 * 60_000;

/** How long a new version may take to start, in ms: browsers wait while the old one is busy, which a reload ends. */
const START_MS = 4000;

/** The service worker of a newer version of the app: it waits, or another tab has activated it. Null while this version is the latest. */
export const newVersion = createStore<ServiceWorker | null>(null);

/** Registers the service worker from which the app opens without a network. Never rejects: without one, the app needs the network. */
export const registerAppWorker = onDemand(() => register().catch(() => undefined));

async function register(): Promise<void> {
  // The development server has no such file; pages without TLS have no service workers.
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const script = new URL(SCRIPT_URL, window.location.href).href;
  const before = await serviceWorker.getRegistration();
  const worker = before?.active ?? before?.waiting ?? before?.installing;
  if (before !== undefined && worker?.scriptURL !== script) {
    // That of the sample serves its open tabs to their end. The next visit registers this one.
    await before.unregister();
    return;
  }
  trustScript(SCRIPT_URL);
  const registration = await serviceWorker.register(SCRIPT_URL);
  const announce = (worker: ServiceWorker | null): void => {
    // The first one has no older version to replace.
    if (worker?.state === "installed" && registration.active !== null) newVersion.set(worker);
  };
  announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => announce(installing));
  });
  let controller = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    // Another tab has activated a new version: modules that this page has not loaded yet are gone.
    if (controller !== null) newVersion.set(serviceWorker.controller);
    controller = serviceWorker.controller;
  });
  setInterval(() => {
    registration.update().catch(() => undefined);
  }, CHECK_EVERY_MS);
}

/** Activates a new version, and reloads this page in it. */
export function startNewVersion(worker: ServiceWorker): void {
  if (worker.state === "installed") {
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage({ type: "SKIP_WAITING" });
    setTimeout(reload, START_MS);
  } else reload();
}

function reload(): void {
  window.location.reload();
}

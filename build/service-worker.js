/**
 * The service worker from which the app opens without a network. It answers with files of one version only, and never with data.
 * `build/app-worker.ts` fills in its files.
 */
const { base, version, files, otherPaths } = __APP__;

const PREFIX = `plinth ${base} `;
const CACHE = `${PREFIX}${version}`;
const PAGE = `${base}index.html`;
const paths = new Set(files.map((file) => `${base}${file}`));
const isOther = new RegExp(otherPaths);

/** Files at once, so that the page that is open is not delayed. */
const PARALLEL = 2;

// If a file cannot be fetched, the version is not installed, and the next visit tries again.
self.addEventListener("install", (event) => {
  // Requests for data need not pass through the worker, which takes a millisecond or two each; so far, only Chromium can be told so.
  event.addRoutes?.({ condition: { requestDestination: "" }, source: "network" }).catch(() => undefined);
  event.waitUntil(install());
});
self.addEventListener("activate", (event) => event.waitUntil(activate()));
// The user has asked for the new version.
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(respond(path, event.request));
});

async function install() {
  const cache = await caches.open(CACHE);
  const missing = [...paths];
  const fetchMissing = async () => {
    for (let path = missing.pop(); path !== undefined; path = missing.pop())
      await cache.put(path, await load(path));
  };
  await Promise.all(Array.from({ length: PARALLEL }, fetchMissing));
}

/** A file of this version; the previous one has most of those with a content hash in their names. */
async function load(path) {
  const hasHash = path.startsWith(`${base}assets/`);
  const known = hasHash ? await caches.match(path, { ignoreVary: true }) : undefined;
  if (known !== undefined) return known;
  const response = await fetch(path, { cache: hasHash ? "default" : "no-cache" });
  if (!response.ok || response.redirected) throw new Error(`${path}: HTTP ${response.status}`);
  return response;
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** The path of the file that answers a request; null for requests to the network. */
function pathOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return null;
  if (paths.has(pathname)) return pathname;
  return mode === "navigate" && !isOther.test(pathname) ? PAGE : null;
}

async function respond(path, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}

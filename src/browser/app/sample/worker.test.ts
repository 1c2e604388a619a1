import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PageWorker } from "./worker.ts";

type Handler = {
  predicate: (input: { request: Request }) => boolean;
  resolver: (input: { request: Request }) => unknown;
};

const start = vi.fn<(options: unknown) => Promise<void>>();
const handlers: Handler[] = [];

vi.mock("msw/browser", () => ({
  setupWorker: (handler: Handler) => {
    handlers.push(handler);
    return { start };
  },
}));
vi.mock("msw/http", () => ({
  http: {
    all: (predicate: Handler["predicate"], resolver: Handler["resolver"]) => ({ predicate, resolver }),
  },
}));

const OPTIONS = {
  baseUrl: "https://host.example/app/sample",
  scriptUrl: "https://host.example/app/mockServiceWorker.js",
};
const APP_WORKER = "https://host.example/app/sw.js";
const handle = vi.fn<(request: Request) => Promise<Response>>();
const listeners = new Map<string, (event: unknown) => void>();

type Surroundings = { href?: string; secure?: boolean; controller?: object | null; registered?: string };

/** The browser environment that the worker needs. */
function surround({
  href = "https://host.example/app/x",
  secure = true,
  controller = { scriptURL: OPTIONS.scriptUrl },
  registered,
}: Surroundings): {
  controller: object | null;
} {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    getRegistration: () =>
      Promise.resolve(registered === undefined ? undefined : { active: { scriptURL: registered } }),
  });
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("location", new URL(href));
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: unknown) => void) => {
    listeners.set(type, listener);
  });
  return serviceWorker;
}

beforeEach(() => {
  start.mockReset().mockResolvedValue();
  handle.mockReset().mockImplementation(() => Promise.resolve(new Response("answer")));
  handlers.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

describe("starts", () => {
  test("without console output, and handles only requests below the base URL", async () => {
    surround({});
    expect(await new PageWorker().add(handle, OPTIONS)).toBe(true);
    expect(start).toHaveBeenCalledExactlyOnceWith({
      onUnhandledFrame: "bypass",
      quiet: true,
      serviceWorker: { url: OPTIONS.scriptUrl },
    });
    const [handler] = handlers;
    const isMeant = (url: string): boolean | undefined => handler?.predicate({ request: new Request(url) });
    expect(isMeant(`${OPTIONS.baseUrl}/templates-management/api/v2/units/x?y=1`)).toBe(true);
    expect(isMeant("https://host.example/app/sample-other/x")).toBe(false);
    expect(isMeant("https://host.example/app/assets/index.js")).toBe(false);
    expect(isMeant("https://other.example/app/sample/x")).toBe(false);
  });

  test("and forwards requests", async () => {
    surround({});
    await new PageWorker().add(handle, { baseUrl: "sample/", scriptUrl: "/app/mockServiceWorker.js" });
    const request = new Request("https://host.example/app/sample/x");
    expect(handlers[0]?.predicate({ request })).toBe(true);
    expect(handlers[0]?.resolver({ request })).toBeInstanceOf(Promise);
    expect(handle).toHaveBeenCalledExactlyOnceWith(request);
  });

  test("with Trusted Types, with a policy that allows only the worker script", async () => {
    surround({});
    const createPolicy = vi.fn<(name: string, rules: { createScriptURL(url: string): unknown }) => void>();
    vi.stubGlobal("trustedTypes", { defaultPolicy: null, createPolicy });
    expect(await new PageWorker().add(handle, OPTIONS)).toBe(true);
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe("default");
    expect(rules?.createScriptURL(OPTIONS.scriptUrl)).toBe(OPTIONS.scriptUrl);
    expect(rules?.createScriptURL("https://host.example/app/other.js")).toBeNull();
  });

  test("once for several services, each with its base URL", async () => {
    surround({});
    const worker = new PageWorker();
    const other = vi.fn<typeof handle>().mockResolvedValue(new Response("other"));
    await worker.add(handle, OPTIONS);
    expect(await worker.add(other, { ...OPTIONS, baseUrl: "https://host.example/app/file/a" })).toBe(true);
    expect(handlers).toHaveLength(1);
    expect(start).toHaveBeenCalledOnce();
    const [handler] = handlers;
    const request = new Request("https://host.example/app/file/a/x");
    handler?.resolver({ request });
    expect(other).toHaveBeenCalledExactlyOnceWith(request);
    expect(handle).not.toHaveBeenCalled();
    worker.remove("https://host.example/app/file/a");
    expect(handler?.predicate({ request })).toBe(false);
  });

  test("waits until the worker controls the page", async () => {
    const serviceWorker = surround({ controller: null });
    start.mockImplementation(async () => {
      setTimeout(() => {
        Object.assign(serviceWorker, { controller: { scriptURL: OPTIONS.scriptUrl } });
        navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
      }, 5);
    });
    expect(await new PageWorker().add(handle, OPTIONS)).toBe(true);
  });
});

describe("returns false without an error", () => {
  test.each<[string, Surroundings]>([
    ["on an insecure origin", { secure: false }],
    ["on a page outside the script's folder", { href: "https://host.example/app" }],
    ["after a forced reload", { controller: null, registered: OPTIONS.scriptUrl }],
    ["where the app has its own service worker", { controller: { scriptURL: APP_WORKER } }],
    [
      "where the app has its own service worker, after a forced reload",
      { controller: null, registered: APP_WORKER },
    ],
  ])("%s", async (_what, surroundings) => {
    surround(surroundings);
    expect(await new PageWorker().add(handle, OPTIONS)).toBe(false);
    expect(start).not.toHaveBeenCalled();
  });

  test("without service workers", async () => {
    surround({});
    vi.stubGlobal("navigator", {});
    expect(await new PageWorker().add(handle, OPTIONS)).toBe(false);
  });

  test("when the browser rejects querying or registering workers", async () => {
    surround({});
    start.mockRejectedValue(new DOMException("blocked", "SecurityError"));
    expect(await new PageWorker().add(handle, OPTIONS)).toBe(false);
    const getRegistration = (): Promise<never> =>
      Promise.reject(new DOMException("blocked", "SecurityError"));
    vi.stubGlobal("navigator", { serviceWorker: { controller: null, getRegistration } });
    expect(await new PageWorker().add(handle, OPTIONS)).toBe(false);
  });

  test("when the worker never starts", async () => {
    vi.useFakeTimers();
    surround({});
    start.mockReturnValue(new Promise(() => {}));
    const started = new PageWorker().add(handle, OPTIONS);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await started).toBe(false);
  });
});

test("a worker script that cannot be updated is ignored, other failures are reported", async () => {
  surround({});
  await new PageWorker().add(handle, OPTIONS);
  const preventDefault = vi.fn<() => void>();
  const reject = (message: string): void =>
    listeners.get("unhandledrejection")?.({ reason: new TypeError(message), preventDefault });
  reject("Cannot read properties of undefined");
  expect(preventDefault).not.toHaveBeenCalled();
  reject("Failed to update a ServiceWorker for scope ('https://host.example/'): Not found");
  expect(preventDefault).toHaveBeenCalledOnce();
});

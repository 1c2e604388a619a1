import { beforeEach, expect, test, vi } from "vitest";

class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
  readonly scriptURL: string;
  state: ServiceWorkerState;
  constructor(name: string, state: ServiceWorkerState) {
    super();
    this.scriptURL = `https://host.example/${name}`;
    this.state = state;
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly unregister = vi.fn(async () => true);
  readonly update = vi.fn(async () => undefined);
}

const reload = vi.fn<() => void>();

/** The browser with its registration for this page, and the module that uses it. */
async function open(before: FakeRegistration | undefined, registration = new FakeRegistration()) {
  const register = vi.fn(async () => registration);
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: before?.active ?? null,
    getRegistration: async () => before,
    register,
  });
  vi.stubEnv("DEV", false);
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("window", { location: { href: "https://host.example/units", reload } });
  vi.resetModules();
  const { registerAppWorker, newVersion, startNewVersion } = await import("./app-worker.ts");
  await registerAppWorker();
  return { register, registration, serviceWorker, newVersion, startNewVersion };
}

function registered(name: string): FakeRegistration {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker(name, "activated");
  return registration;
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
});

test("the first service worker of the app replaces no version", async () => {
  const { register, registration, newVersion } = await open(undefined);
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
  const worker = new FakeWorker("sw.js", "installing");
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  worker.state = "installed";
  worker.dispatchEvent(new Event("statechange"));
  expect(newVersion.get()).toBeNull();
  vi.useRealTimers();
});

test("a newer one is announced, and activated when the user reloads", async () => {
  const current = registered("sw.js");
  const { registration, serviceWorker, newVersion, startNewVersion } = await open(current, current);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(registration.update).toHaveBeenCalledTimes(1);
  const worker = new FakeWorker("sw.js", "installing");
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  worker.state = "installed";
  worker.dispatchEvent(new Event("statechange"));
  const announced = newVersion.get();
  expect(announced).toBe(worker);
  if (announced !== null) startNewVersion(announced);
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "SKIP_WAITING" });
  expect(reload).not.toHaveBeenCalled();
  worker.state = "activated";
  Object.assign(serviceWorker, { controller: worker });
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("the page is reloaded even if the browser does not activate the newer one in time", async () => {
  const current = registered("sw.js");
  current.waiting = new FakeWorker("sw.js", "installed");
  const { newVersion, startNewVersion } = await open(current, current);
  const announced = newVersion.get();
  if (announced !== null) startNewVersion(announced);
  await vi.advanceTimersByTimeAsync(3999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("one that another tab has activated is announced, too", async () => {
  const current = registered("sw.js");
  const { serviceWorker, newVersion, startNewVersion } = await open(current, current);
  const worker = new FakeWorker("sw.js", "activated");
  Object.assign(serviceWorker, { controller: worker });
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  const announced = newVersion.get();
  expect(announced).toBe(worker);
  if (announced !== null) startNewVersion(announced);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("that of the sample is removed, and none takes its place in its open tabs", async () => {
  const sample = registered("mockServiceWorker.js");
  const { register } = await open(sample);
  expect(sample.unregister).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
  vi.useRealTimers();
});

import { vi } from "vitest";

class FakeStorage {
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key);
    return typeof value === "string" ? value : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

class FakeStorageEvent extends Event {
  readonly key: string | null;
  constructor(type: string, init: { readonly key?: string | null } = {}) {
    super(type);
    this.key = init.key ?? null;
  }
}

/**
 * A browser for one test. `otherTab` writes as another tab would, with the event in this tab; without a key, it clears the storage.
 * `leave` leaves the page.
 */
export function fakeBrowser() {
  const [localStorage, sessionStorage] = [new FakeStorage(), new FakeStorage()];
  const window = Object.assign(new EventTarget(), { localStorage, sessionStorage });
  vi.stubGlobal("window", window);
  const otherTab = (key: string | null, value: string | null): void => {
    if (key === null) for (const each of Object.keys(localStorage)) localStorage.removeItem(each);
    else if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new FakeStorageEvent("storage", { key }));
  };
  const leave = (): void => void window.dispatchEvent(new Event("pagehide"));
  return { localStorage, sessionStorage, otherTab, leave };
}

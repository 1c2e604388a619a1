import { expect, test, vi } from "vitest";

/** A lazy module that fails to load as often as given. */
async function createModule(failures: number) {
  const { lazyModule, retryFailedModules } = await import("./lazy-module.ts");
  let left = failures;
  const fetchModule = vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error("gone");
    return { name: "module" };
  });
  return { ...lazyModule(fetchModule), fetchModule, retryFailedModules };
}

test("a module is loaded once, and then is there", async () => {
  const { load, attempt, loaded, fetchModule } = await createModule(0);
  expect(loaded.get()).toBeNull();
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toEqual({ name: "module" });
  for (const module of [second, await attempt(), loaded.get()]) expect(module).toBe(first);
  expect(fetchModule).toHaveBeenCalledOnce();
});

test("after a failure the next call tries again", async () => {
  const { load, fetchModule } = await createModule(1);
  await expect(load()).rejects.toThrow("gone");
  await expect(load()).resolves.toEqual({ name: "module" });
  expect(fetchModule).toHaveBeenCalledTimes(2);
});

test("a failed attempt stays the same until the failed modules are retried", async () => {
  const { attempt, retryFailedModules } = await createModule(1);
  const failed = attempt();
  await expect(failed).rejects.toThrow("gone");
  expect(attempt()).toBe(failed);
  retryFailedModules();
  await expect(attempt()).resolves.toEqual({ name: "module" });
});

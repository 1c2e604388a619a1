import { expect, test, vi } from "vitest";
import { isPassedOver } from "#core/lib/missing-module.ts";

/** A lazy module that fails to load as often as given. */
async function createModule(failures: number) {
  const { lazyModule, retryFailedModules } = await import("./lazy-module.ts");
  const errors = Array.from({ length: failures }, () => new Error("gone"));
  const left = [...errors];
  const fetchModule = vi.fn(async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return { name: "module" };
  });
  return { ...lazyModule(fetchModule), fetchModule, errors, retryFailedModules };
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

test("a failure of what is loaded ahead is passed over, and the next call tries again", async () => {
  const { loadAhead, attempt, errors } = await createModule(2);
  loadAhead();
  await vi.waitFor(() => expect(errors.map(isPassedOver)).toEqual([true, false]));
  await expect(attempt()).rejects.toBe(errors[1]);
  expect(errors.map(isPassedOver)).toEqual([true, false]);
});

test("a failure is not passed over if somebody needs the module before it is known", async () => {
  const { loadAhead, load, fetchModule, errors } = await createModule(1);
  loadAhead();
  await expect(load()).rejects.toBe(errors[0]);
  expect(errors.map(isPassedOver)).toEqual([false]);
  expect(fetchModule).toHaveBeenCalledOnce();
});

import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createLimit } from "./limit.ts";

/** Tasks that the test completes. */
function tasks() {
  const started: number[] = [];
  const end = new Map<number, () => void>();
  const task = (id: number) => async () => {
    started.push(id);
    await new Promise<void>((resolve) => {
      end.set(id, resolve);
    });
    return id;
  };
  return { started, end, task };
}

const never = new AbortController().signal;

describe("a limit", () => {
  test("runs a limited number at a time, and the others in order", async () => {
    const { started, end, task } = tasks();
    const limit = createLimit(2);
    const results = [1, 2, 3, 4].map((id) => limit(task(id), never));
    await nextTurn();
    expect(started).toEqual([1, 2]);
    end.get(2)?.();
    expect(await results[1]).toBe(2);
    await nextTurn();
    expect(started).toEqual([1, 2, 3]);
    end.get(1)?.();
    end.get(3)?.();
    await results[2];
    await nextTurn();
    end.get(4)?.();
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  });

  test("never starts a task aborted while queued", async () => {
    const { started, end, task } = tasks();
    const limit = createLimit(1);
    const controller = new AbortController();
    const first = limit(task(1), never);
    const second = limit(task(2), controller.signal);
    const third = limit(task(3), never);
    await nextTurn();
    controller.abort();
    await expect(second).rejects.toThrow("aborted");
    end.get(1)?.();
    await first;
    await nextTurn();
    end.get(3)?.();
    expect(await third).toBe(3);
    expect(started).toEqual([1, 3]);
  });

  test("a failed task frees its slot", async () => {
    const limit = createLimit(1);
    await expect(limit(() => Promise.reject(new Error("no")), never)).rejects.toThrow("no");
    expect(await limit(() => Promise.resolve("yes"), never)).toBe("yes");
  });

  test("an aborted signal starts nothing", async () => {
    const { started, task } = tasks();
    await expect(createLimit(1)(task(1), AbortSignal.abort())).rejects.toThrow("aborted");
    expect(started).toEqual([]);
  });

  test("a task does not wait for background tasks, which wait for all tasks", async () => {
    const { started, end, task } = tasks();
    const limit = createLimit(2);
    for (const id of [1, 2, 3]) void limit(task(id), never, true);
    for (const id of [4, 5, 6]) void limit(task(id), never);
    await nextTurn();
    expect(started).toEqual([1, 2, 4, 5]);
    const finish = async (id: number): Promise<void> => {
      end.get(id)?.();
      await nextTurn();
    };
    await finish(1);
    await finish(2);
    expect(started).toEqual([1, 2, 4, 5]);
    await finish(4);
    expect(started.slice(4)).toEqual([6]);
    await finish(5);
    expect(started.slice(5)).toEqual([3]);
  });
});

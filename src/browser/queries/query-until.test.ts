import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { queryUntil } from "./query-until.ts";

/** A query that several callers wait for, each with its own controller. */
function waitFor(callers: number) {
  const queryClient = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const query = {
    queryKey: ["service", null, "one"],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
      signals.push(signal);
      return promise;
    },
  };
  const waiting = Array.from({ length: callers }, () => {
    const controller = new AbortController();
    return { controller, result: queryUntil(queryClient, query, controller.signal) };
  });
  const showInComponent = () => new QueryObserver(queryClient, query).subscribe(() => {});
  const ask = () => queryUntil(queryClient, query, new AbortController().signal);
  return { waiting, signals, ask, showInComponent, answer: () => resolve("the answer") };
}

test("a caller that gives up leaves the request to the others", async () => {
  const { waiting, signals, answer } = waitFor(2);
  waiting[0]?.controller.abort(new Error("cancelled"));
  await expect(waiting[0]?.result).rejects.toThrow("cancelled");
  answer();
  expect(await waiting[1]?.result).toBe("the answer");
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test("the request is cancelled when the last caller gives up", async () => {
  const { waiting, signals } = waitFor(2);
  for (const { controller, result } of waiting) {
    controller.abort(new Error("cancelled"));
    await expect(result).rejects.toThrow("cancelled");
  }
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("a caller that gives up and asks again at once sends a new request", async () => {
  const { waiting, signals, ask, answer } = waitFor(1);
  waiting[0]?.controller.abort(new Error("cancelled"));
  const again = ask();
  await expect(waiting[0]?.result).rejects.toThrow("cancelled");
  answer();
  expect(await again).toBe("the answer");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("a component that is removed leaves the request to the callers", async () => {
  const { waiting, signals, showInComponent, answer } = waitFor(1);
  const remove = showInComponent();
  remove();
  answer();
  expect(await waiting[0]?.result).toBe("the answer");
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test("a caller that gives up leaves the request to a component", async () => {
  const { waiting, signals, showInComponent, answer } = waitFor(1);
  showInComponent();
  waiting[0]?.controller.abort(new Error("cancelled"));
  await expect(waiting[0]?.result).rejects.toThrow("cancelled");
  answer();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

import { expect, test } from "vitest";
import { readTrace } from "./trace.ts";

const MAIN = { pid: 1, tid: 1, ph: "X", ts: 0 };
/** An event of the main thread, with start and end in ms. */
const event = (name: string, from: number, to: number, data: object = {}) => ({
  ...MAIN,
  name,
  ts: from * 1000,
  dur: (to - from) * 1000,
  tts: from * 1000,
  tdur: (to - from) * 1000,
  args: { data },
});
const thread = (pid: number) => ({
  ...MAIN,
  pid,
  ph: "M",
  name: "thread_name",
  args: { name: "CrRendererMain" },
});
const read = (...events: object[]) => readTrace(JSON.stringify({ traceEvents: [thread(1), ...events] }));

test("script time counts each moment once and excludes forced layout", () => {
  const { script } = read(
    event("FunctionCall", 0, 10),
    event("RunMicrotasks", 2, 4),
    event("Layout", 5, 8),
    event("FunctionCall", 20, 21),
    event("Paint", 30, 40),
  );
  expect(script).toBeCloseTo(8);
});

test("script time excludes the benchmark's own functions and their callees", () => {
  const { script } = read(
    event("FunctionCall", 0, 10, { functionName: "plinthBenchLook" }),
    event("FunctionCall", 2, 4, { functionName: "get" }),
    event("FunctionCall", 20, 21, { functionName: "render" }),
  );
  expect(script).toBeCloseTo(1);
});

test("rendering time includes what the benchmark's own functions force", () => {
  const { rendering } = read(
    event("FunctionCall", 0, 10, { functionName: "plinthBenchScroll" }),
    event("UpdateLayoutTree", 2, 4),
    event("Layout", 4, 7),
    event("Paint", 20, 24),
    event("Paint", 21, 22),
  );
  expect(rendering).toBeCloseTo(9);
});

test("only events after the first input on the main thread of the page count", () => {
  const { longestTask, script } = read(
    thread(2),
    ...Array.from({ length: 9 }, () => ({ ...event("RunTask", 50, 95), pid: 2 })),
    event("RunTask", 0, 70),
    event("FunctionCall", 0, 70),
    event("RunTask", 100, 130),
    event("EventDispatch", 100, 101, { type: "keydown" }),
    event("FunctionCall", 100, 101),
  );
  expect(longestTask).toBeCloseTo(30);
  expect(script).toBeCloseTo(1);
});

test("the time from a key to paint is the browser's event timing", () => {
  const timing = (type: string, duration: number) => ({
    ...event("EventTiming", 0, 0, { type, duration }),
    ph: "b",
  });
  expect(read(timing("keydown", 24.5), timing("keyup", 8), timing("keydown", 31)).keysToPaint).toEqual([
    24.5, 31,
  ]);
});

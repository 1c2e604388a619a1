import type { Browser, Page } from "@playwright/test";
import * as v from "valibot";

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute"];

const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  // The same in thread time, which excludes time when the thread is suspended.
  tts: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.record(v.string(), v.unknown()), {}),
});
const traceSchema = v.object({ traceEvents: v.array(eventSchema) });
type TraceEvent = v.InferOutput<typeof eventSchema>;

const dataSchema = v.object({
  data: v.object({
    type: v.optional(v.string()),
    duration: v.optional(v.number()),
    functionName: v.optional(v.string()),
  }),
});

/** The work of the main thread in ms of processor time, so that other processes are not counted. */
export interface TraceReport {
  readonly longestTask: number;
  /** Script time, without forced style and layout, and without the benchmark's own functions. */
  readonly script: number;
  /** The wall-clock time from each key press until the frame with its effect was presented. */
  readonly keysToPaint: readonly number[];
}

/** Traces the page during some actions; only events after the first key press or wheel event (if any) count. */
export async function traced(
  browser: Browser,
  page: Page,
  actions: () => Promise<void>,
): Promise<TraceReport> {
  await browser.startTracing(page, { categories: CATEGORIES });
  try {
    await actions();
  } finally {
    // Playwright allows one trace at a time.
    lastTrace = await browser.stopTracing();
  }
  return readTrace(lastTrace.toString("utf8"));
}

let lastTrace: Buffer = Buffer.alloc(0);

const SCRIPT = new Set([
  "FunctionCall",
  "EvaluateScript",
  "v8.evaluateModule",
  "v8.compile",
  "v8.compileModule",
  "RunMicrotasks",
]);
const RENDERING = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"]);

/** Evaluates a trace, after the first input if there is any. */
function readTrace(json: string): TraceReport {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(json));
  const main = mainThread(traceEvents);
  const events = traceEvents.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid);
  const inputs = events.filter(isInput);
  const begin = Math.min(...inputs.map(({ ts }) => ts));
  const after = events.filter(({ ph, ts, dur }) => ph === "X" && (inputs.length === 0 || ts + dur >= begin));
  const longest = Math.max(0, ...after.filter(({ name }) => name === "RunTask").map(({ tdur }) => tdur));
  const keysToPaint = events
    .filter(({ name, ph }) => name === "EventTiming" && ph === "b")
    .map(dataOf)
    .filter(({ type }) => type === "keydown")
    .flatMap(({ duration }) => duration ?? []);
  return {
    longestTask: longest / 1000,
    script: scriptTime(after) / 1000,
    keysToPaint,
  };
}

/** The main thread of the page among those of all renderers: the one that received the input, else the busiest. */
function mainThread(events: readonly TraceEvent[]): TraceEvent | undefined {
  const threads = events.filter(
    ({ name, args }) => name === "thread_name" && args["name"] === "CrRendererMain",
  );
  const weights = threads.map((thread) => {
    const own = events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid);
    return { thread, inputs: own.filter(isInput).length, events: own.length };
  });
  return weights.toSorted((a, b) => b.inputs - a.inputs || b.events - a.events)[0]?.thread;
}

function isInput(event: TraceEvent): boolean {
  return event.name === "EventDispatch" && /^(?:keydown|wheel|click)$/.test(dataOf(event).type ?? "");
}

function dataOf(event: TraceEvent): v.InferOutput<typeof dataSchema>["data"] {
  const result = v.safeParse(dataSchema, event.args);
  return result.success ? result.output.data : {};
}

type Kind = "script" | "rendering" | "own";

/**
 * Events of one thread are nested, so a traversal with a stack assigns each moment to the innermost event that is script, rendering or the
 * benchmark's own.
 */
function scriptTime(events: readonly TraceEvent[]): number {
  const spans = events
    .map((event) => ({ from: event.tts, to: event.tts + event.tdur, kind: kindOf(event) }))
    .filter((span) => span.kind !== null)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  let total = 0;
  const open: { to: number; kind: Kind | null; at: number }[] = [];
  const closeUntil = (time: number): void => {
    for (let top = open.at(-1); top !== undefined && top.to <= time; top = open.at(-1)) {
      if (top.kind === "script") total += top.to - top.at;
      open.pop();
      const below = open.at(-1);
      if (below !== undefined) below.at = top.to;
    }
  };
  for (const span of spans) {
    closeUntil(span.from);
    const top = open.at(-1);
    if (top?.kind === "script") total += span.from - top.at;
    // Scripts that the benchmark's own functions call are its own too; the rendering that they force is the page's.
    const isOwn = top?.kind === "own" && span.kind === "script";
    open.push({ to: span.to, kind: isOwn ? "own" : span.kind, at: span.from });
  }
  closeUntil(Number.POSITIVE_INFINITY);
  return total;
}

function kindOf(event: TraceEvent): Kind | null {
  if (RENDERING.has(event.name)) return "rendering";
  if (!SCRIPT.has(event.name)) return null;
  return dataOf(event).functionName?.startsWith("plinthBench") === true ? "own" : "script";
}

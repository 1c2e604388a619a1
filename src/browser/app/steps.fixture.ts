import { Session } from "node:inspector/promises";

type Cost = (text: string, args: readonly unknown[], result: unknown) => number;
const whole: Cost = (text) => text.length;
const result: Cost = (_text, _args, result) => String(result).length;
const argument: Cost = (_text, args) => String(args[0]).length;
const upTo: Cost = (text, args, found) =>
  (Number(found) < 0 ? text.length : Number(found)) - Number(args[1] ?? 0);

/** The number of characters that built-in functions read. */
const COSTS: Record<string, Cost> = {
  ...Object.fromEntries(
    "trim trimStart trimEnd toLowerCase toUpperCase normalize toWellFormed split replace replaceAll match search concat"
      .split(" ")
      .map((name) => [name, whole]),
  ),
  slice: result,
  substring: result,
  startsWith: argument,
  endsWith: argument,
  includes: whole,
  indexOf: upTo,
  lastIndexOf: whole,
};

/**
 * Measures complexity by counting steps instead of time: how often each block of the project's own code ran, and the length of the text for
 * each call of a built-in function. Regular expressions count as one pass, which the lint ensures. The measured code must be imported after
 * `start`.
 */
export class StepCounter {
  readonly #session = new Session();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post("Profiler.enable");
    await this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  async stop(): Promise<void> {
    await this.#session.post("Profiler.stopPreciseCoverage");
    this.#session.disconnect();
  }

  /** The number of steps of `work`. */
  async count(work: () => unknown): Promise<number> {
    await this.#blocks();
    const characters = countCharacters(work);
    return characters + (await this.#blocks());
  }

  /** The number of blocks run since the last call. */
  async #blocks(): Promise<number> {
    const { result } = await this.#session.post("Profiler.takePreciseCoverage");
    const own = result.filter(({ url }) => url.includes("/src/") && !url.includes("/src/app/"));
    const ranges = own.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  }
}

function countCharacters(work: () => unknown): number {
  let characters = 0;
  // Built-in functions may call each other; only the outer call counts.
  let isInside = false;
  const restore: (() => void)[] = [];
  const watch = (prototype: object, name: string, cost: Cost): void => {
    const original: unknown = Reflect.get(prototype, name);
    if (typeof original !== "function") throw new Error(`There is no ${name}.`);
    Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]): unknown {
      const isOutermost = !isInside;
      isInside = true;
      try {
        const result: unknown = Reflect.apply(original, this, args);
        if (isOutermost) characters += cost(String(this), args, result);
        return result;
      } finally {
        if (isOutermost) isInside = false;
      }
    });
    restore.push(() => void Reflect.set(prototype, name, original));
  };
  for (const [name, cost] of Object.entries(COSTS)) watch(String.prototype, name, cost);
  for (const name of ["exec", "test"]) watch(RegExp.prototype, name, argument);
  try {
    work();
  } finally {
    for (const one of restore) one();
  }
  return characters;
}

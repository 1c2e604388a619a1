/** The number of items that are equal in something, or all different. */
const MANY = 20_000;
/** The most that equal items may take, compared with different ones. */
export const MOST_TIMES = 4;
/** Below this, the collection of garbage and other processes count for more than the work; 20,000 × 20,000 steps take longer. */
const LEAST_MS = 250;
/** Whatever else the machine does only adds time, so that the best of some measurements counts. */
const MEASUREMENTS = 5;

/**
 * Prepares work on `count` items; only the work itself is timed.
 * @param at a number for each item by its index, up to the index: the same for all items, or different ones
 */
export type Prepare = (at: (index: number) => number, count: number) => () => unknown;

/** How many times as long work takes with items that are equal in something as with different ones; 0 if it is too short to tell. */
export async function timesWithEquals(prepare: Prepare): Promise<number> {
  const timeOf = async (at: (index: number) => number, count: number): Promise<number> => {
    const work = prepare(at, count);
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const measure = async (count: number): Promise<number> => {
    const different = await timeOf((index) => index, count);
    const equal = await timeOf(() => 0, count);
    return equal <= LEAST_MS ? 0 : equal / different;
  };
  // The first runs compile the code.
  await measure(MANY / 20);
  let times = await measure(MANY);
  for (let more = 1; more < MEASUREMENTS && times > MOST_TIMES; more += 1)
    times = Math.min(times, await measure(MANY));
  return times;
}

/** Items made from their indexes. */
export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

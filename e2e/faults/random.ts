/** Seeded pseudo-random numbers from 0 up to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random choice by weight. */
export function oneOf<T>(
  choices: readonly (readonly [weight: number, choice: T])[],
  random: number,
): T | undefined {
  let left = random * choices.reduce((sum, [weight]) => sum + weight, 0);
  return choices.find(([weight]) => (left -= weight) < 0)?.[1];
}

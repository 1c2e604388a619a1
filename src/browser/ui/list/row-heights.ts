/** Rows per block of summed deviations: finding a row takes one step per block. */
const BLOCK = 128;

/** The offsets of the rows of a long list: each row has the expected height, plus a measured deviation. In px. */
export class RowHeights {
  #expected: number;
  /** The deviations of single rows from the expected height, by block; blocks without any are omitted. */
  readonly #deviations = new Map<number, Float32Array>();
  /** The sum of the deviations of each block. */
  #sums: number[] = [];
  /** Whether the expected height comes from measured rows, or is fixed. */
  isKnown: boolean;
  /** Whether all rows have the expected height and need no measuring. */
  readonly isFixed: boolean;

  constructor(expected: number, isFixed = false) {
    this.#expected = expected;
    this.isFixed = isFixed;
    this.isKnown = isFixed;
  }

  get expected(): number {
    return this.#expected;
  }

  /** Discards all deviations, because the width or the content of all rows changed. */
  reset(expected: number): void {
    this.#expected = expected;
    this.#deviations.clear();
    this.#sums = [];
  }

  heightOf(index: number): number {
    return this.#expected + (this.#deviations.get(Math.floor(index / BLOCK))?.[index % BLOCK] ?? 0);
  }

  /** Records the measured height of a row. */
  set(index: number, height: number): void {
    const block = Math.floor(index / BLOCK);
    const deviation = height - this.#expected;
    const known = this.#deviations.get(block);
    if (known === undefined && deviation === 0) return;
    const deviations = known ?? new Float32Array(BLOCK);
    if (known === undefined) this.#deviations.set(block, deviations);
    const before = deviations[index % BLOCK] ?? 0;
    deviations[index % BLOCK] = deviation;
    while (this.#sums.length <= block) this.#sums.push(0);
    this.#sums[block] = (this.#sums[block] ?? 0) + (deviations[index % BLOCK] ?? 0) - before;
  }

  /** The offset of a row; for the number of rows, the total height. */
  offsetOf(index: number): number {
    const block = Math.floor(index / BLOCK);
    let offset = index * this.#expected;
    for (let before = 0; before < Math.min(block, this.#sums.length); before += 1)
      offset += this.#sums[before] ?? 0;
    const deviations = this.#deviations.get(block);
    if (deviations !== undefined)
      for (let row = 0; row < index % BLOCK; row += 1) offset += deviations[row] ?? 0;
    return offset;
  }

  /** The row at an offset; beyond the end, the last of `count` rows. */
  indexAt(offset: number, count: number): number {
    let left = offset;
    let block = 0;
    for (; block < this.#sums.length; block += 1) {
      const height = BLOCK * this.#expected + (this.#sums[block] ?? 0);
      if (left < height) break;
      left -= height;
    }
    let index = block * BLOCK;
    if (block < this.#sums.length) {
      for (let height = this.heightOf(index); left >= height; height = this.heightOf(index)) {
        left -= height;
        index += 1;
      }
    } else index += Math.floor(left / this.#expected);
    return Math.max(0, Math.min(index, count - 1));
  }
}

/** Rows whose deviations are added up together, so that finding a row takes one step per block. */
const BLOCK = 128;

/** Where the rows of a long list begin: each is as high as expected, apart from those that turned out otherwise. In px. */
export class RowHeights {
  #expected: number;
  /** By how much single rows are higher than expected, by block; blocks without such a row are left out. */
  readonly #deviations = new Map<number, Float32Array>();
  /** What the deviations of each block add up to. */
  #sums: number[] = [];
  /** Whether the expected height is that of rows that were seen. */
  isKnown = false;

  constructor(expected: number) {
    this.#expected = expected;
  }

  get expected(): number {
    return this.#expected;
  }

  /** Forgets every deviation, as all rows have another width or content. */
  reset(expected: number): void {
    this.#expected = expected;
    this.#deviations.clear();
    this.#sums = [];
  }

  heightOf(index: number): number {
    return this.#expected + (this.#deviations.get(Math.floor(index / BLOCK))?.[index % BLOCK] ?? 0);
  }

  /** Notes how high a row really is. */
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

  /** Where a row begins; with the number of rows, how high all of them are. */
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

  /** The row at an offset; the last one of `count` behind their end. */
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

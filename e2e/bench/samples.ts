/** The measured values: for each page (the app, a baseline or a peer) and measure, one value per run. */
export class Samples {
  readonly #values = new Map<string, Map<string, number[]>>();

  add(page: string, measure: string, value: number): void {
    const ofPage = this.#values.get(page) ?? new Map<string, number[]>();
    this.#values.set(page, ofPage);
    ofPage.set(measure, [...(ofPage.get(measure) ?? []), value]);
  }

  of(page: string, measure: string): readonly number[] {
    return this.#values.get(page)?.get(measure) ?? [];
  }

  /** NaN if nothing was measured. */
  median(page: string, measure: string): number {
    return median(this.of(page, measure));
  }

  toJSON(): Record<string, Record<string, number[]>> {
    return Object.fromEntries([...this.#values].map(([page, values]) => [page, Object.fromEntries(values)]));
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

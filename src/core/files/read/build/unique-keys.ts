/** Makes keys unique: duplicates get a number appended, which is the same on every reading. */
export class UniqueKeys {
  readonly #uses = new Map<string, number>();

  take(key: string): string {
    for (let free = key; ;) {
      const use = (this.#uses.get(free) ?? 0) + 1;
      this.#uses.set(free, use);
      if (use === 1) return free;
      free = `${free} (${use})`;
    }
  }
}

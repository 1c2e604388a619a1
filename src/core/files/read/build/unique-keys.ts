/** Makes keys unique: duplicates get a number appended, which is the same on every reading. */
export class UniqueKeys {
  readonly #uses = new Map<string, number>();

  take(key: string): string {
    const use = (this.#uses.get(key) ?? 0) + 1;
    this.#uses.set(key, use);
    return use === 1 ? key : this.take(`${key} (${use})`);
  }
}

/** A map that drops its oldest entry once it has more than `limit`. */
export class RecentMap<K, V> extends Map<K, V> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    const oldest = this.keys().next();
    if (this.size > this.#limit && oldest.done !== true) this.delete(oldest.value);
    return this;
  }
}

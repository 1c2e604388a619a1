import { whenIdle } from "#browser/lib/when-idle.ts";
import type { OperationId } from "#core/api/operations.ts";
import { pageFrom } from "./stored-pages.ts";

/** Identifies a stored response: whose it is, what was requested, and which page of it; Skip and Take are 0 if none were sent. */
export type ResponseKey = readonly [
  service: string,
  person: string,
  request: string,
  skip: number,
  take: number,
];

/** A stored response without its text. Times are in ms since 1970. */
export type StoredEntry = {
  readonly key: ResponseKey;
  readonly operation: OperationId;
  readonly status: number;
  /** The size of the response in bytes. */
  readonly bytes: number;
  readonly savedAt: number;
  readonly usedAt: number;
};

/** An entry to write, and its text unless that is stored already. */
export type StoredWrite = { readonly entry: StoredEntry; readonly text: string | null };

/** Where responses are stored. */
export type ResponseDatabase = {
  /** The entries whose keys begin with these parts, in the order of their keys; without parts, all. */
  readonly entries: (start: readonly (string | number)[]) => Promise<StoredEntry[]>;
  readonly textOf: (key: ResponseKey) => Promise<string | undefined>;
  /**
   * Writes all of these, or none. Resolves with the entries that they replace; rejects with a `QuotaExceededError` if the disk is full. Also
   * called when the page is being closed.
   */
  readonly write: (writes: readonly StoredWrite[]) => Promise<StoredEntry[]>;
  readonly remove: (keys: readonly ResponseKey[]) => Promise<void>;
};

/** A response as it was received, and when. */
export type StoredResponse = {
  readonly status: number;
  readonly text: string;
  readonly savedAt: number;
};

/** What is kept of a service. */
export type StorageUse = {
  readonly service: string;
  readonly bytes: number;
  readonly responses: number;
  /** When the oldest and the newest response was received, in ms since 1970. */
  readonly oldest: number;
  readonly newest: number;
};

/** The maximum size of all stored responses, in bytes. */
export const MAX_STORED_BYTES = 200_000_000;

/** So much of the limit is freed at once, since choosing what to remove reads all entries. */
const FREED_SHARE = 1 / 20;

/**
 * Responses of services, kept until there are more than `limit` bytes or the disk is full; then the least recently used ones are removed.
 * Calls are processed one after the other. Responses that arrive shortly after each other are written together, since a transaction takes
 * as long as many of them.
 */
export class StoredResponses {
  readonly #database: ResponseDatabase;
  readonly #limit: number;
  readonly #now: () => number;
  /** The size of everything stored; null until it is known. Other tabs may have added to it. */
  #bytes: number | null = null;
  /** The latest use of a response that was removed or not stored for lack of room, in ms since 1970; 0 if there is none. */
  #lostAt = 0;
  /** What is still to be written. */
  #pending: StoredWrite[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: ResponseDatabase, limit = MAX_STORED_BYTES, now: () => number = Date.now) {
    this.#database = database;
    this.#limit = limit;
    this.#now = now;
  }

  /** Stores a response in place of an earlier one. A response that does not fit, or for which storage is forbidden, is not stored. */
  save(
    key: ResponseKey,
    response: Pick<StoredEntry, "operation" | "status" | "bytes"> & { readonly text: string },
  ): void {
    const { text, ...rest } = response;
    const now = this.#now();
    if (rest.bytes > this.#limit) {
      this.#lostAt = now;
      return;
    }
    this.#pending.push({ entry: { key, ...rest, savedAt: now, usedAt: now }, text });
    const bytes = sizeOf(this.#pending.map(({ entry }) => entry));
    // The first one opens the database, as there is no time for that when the page is being closed.
    if (this.#bytes === null || bytes > this.#limit * FREED_SHARE) this.#writeAll();
    else whenIdle(this.#writeAll);
  }

  /**
   * The stored response to a request; null if there is none. A page of a list may consist of parts of other pages, since the page sizes of
   * code trees depend on what was loaded before.
   */
  find(key: ResponseKey): Promise<StoredResponse | null> {
    return this.#inTurn(async () => {
      const [service, person, request, skip, take] = key;
      const [exact] = await this.#database.entries(key);
      if (exact !== undefined) {
        const text = await this.#read(exact);
        if (text !== null) return { status: exact.status, text, savedAt: exact.savedAt };
      }
      if (take === 0) return null;
      const others = await this.#database.entries([service, person, request]);
      const pages = [];
      for (const entry of others.toSorted((a, b) => a.savedAt - b.savedAt)) {
        const text = entry.status === 200 ? await this.#read(entry) : null;
        if (text !== null) pages.push({ skip: entry.key[3], take: entry.key[4], text });
      }
      const text = pageFrom(pages, skip, take);
      if (text === null) return null;
      return { status: 200, text, savedAt: Math.min(...others.map(({ savedAt }) => savedAt)) };
    });
  }

  /** Removes the responses whose keys begin with these parts, or those of them that are meant; without parts, of all services. */
  forget(start: readonly string[], isMeant: (entry: StoredEntry) => boolean = () => true): Promise<void> {
    return this.#inTurn(async () => {
      await this.#remove((await this.#database.entries(start)).filter(isMeant));
    });
  }

  /** Whether all responses that were received or read since a time, in ms since 1970, are stored, apart from what was forgotten. */
  hasAllSince(time: number): Promise<boolean> {
    return this.#inTurn(() => Promise.resolve(this.#lostAt < time));
  }

  /** What is kept, by service. */
  usage(): Promise<StorageUse[]> {
    return this.#inTurn(async () => {
      const uses = new Map<string, StorageUse>();
      for (const { key, bytes, savedAt } of await this.#database.entries([])) {
        const [service] = key;
        const use = uses.get(service) ?? {
          service,
          bytes: 0,
          responses: 0,
          oldest: savedAt,
          newest: savedAt,
        };
        uses.set(service, {
          service,
          bytes: use.bytes + bytes,
          responses: use.responses + 1,
          oldest: Math.min(use.oldest, savedAt),
          newest: Math.max(use.newest, savedAt),
        });
      }
      return [...uses.values()];
    });
  }

  /** The text of an entry, which is thereby used. */
  async #read(entry: StoredEntry): Promise<string | null> {
    const text = await this.#database.textOf(entry.key);
    if (text === undefined) return null;
    // Without room for that, the entry merely seems to have been used earlier.
    const entryNow = { ...entry, usedAt: this.#now() };
    await this.#database.write([{ entry: entryNow, text: null }]).catch(() => undefined);
    return text;
  }

  readonly #writeAll = (): void => void this.#inTurn(async () => undefined);

  async #writePending(): Promise<void> {
    const writes = this.#pending.splice(0);
    if (writes.length === 0) return;
    await this.#write(writes);
    this.#bytes ??= sizeOf(await this.#database.entries([]));
    const excess = this.#bytes - this.#limit;
    if (excess > 0) await this.#free(excess + this.#limit * FREED_SHARE);
  }

  /** Writes entries; while the disk is full, removes others first. Writes nothing if it is full even without them. */
  async #write(writes: readonly StoredWrite[]): Promise<void> {
    const bytes = sizeOf(writes.map(({ entry }) => entry));
    for (;;) {
      try {
        const replaced = await this.#database.write(writes);
        if (this.#bytes !== null) this.#bytes += bytes - sizeOf(replaced);
        return;
      } catch (error) {
        if (!isQuotaError(error)) throw error;
        const freed = await this.#free(Math.max(bytes, (this.#bytes ?? 0) / 4));
        if (freed > 0) continue;
        this.#lostAt = this.#now();
        return;
      }
    }
  }

  /** Removes the least recently used entries until so many bytes are free; returns how many are. */
  async #free(bytes: number): Promise<number> {
    const entries = await this.#database.entries([]);
    this.#bytes = sizeOf(entries);
    const removed: StoredEntry[] = [];
    let freed = 0;
    for (const entry of entries.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (freed >= bytes) break;
      removed.push(entry);
      freed += entry.bytes;
    }
    this.#lostAt = Math.max(this.#lostAt, removed.at(-1)?.usedAt ?? 0);
    await this.#remove(removed);
    return freed;
  }

  async #remove(entries: readonly StoredEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.#database.remove(entries.map(({ key }) => key));
    if (this.#bytes !== null) this.#bytes -= sizeOf(entries);
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const written = this.#turn
      .then(() => this.#writePending())
      .catch(() => {
        this.#lostAt = this.#now();
      });
    const result = written.then(task);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}

function sizeOf(entries: readonly StoredEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

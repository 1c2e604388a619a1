import type { ResponseDatabase, ResponseKey, StoredEntry } from "./stored-responses.ts";

type Stored = { readonly entry: StoredEntry; readonly text: string };

/**
 * A database in memory.
 * @param diskBytes the size of the disk; a write beyond it is refused
 */
export function memoryDatabase(diskBytes = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, Stored>();
  const idOf = (key: ResponseKey): string => JSON.stringify(key);
  const all = (): StoredEntry[] => [...stored.values()].map(({ entry }) => entry);
  const database: ResponseDatabase = {
    entries: async (start) => all().filter(({ key }) => start.every((part, at) => key[at] === part)),
    textOf: async (key) => stored.get(idOf(key))?.text,
    write: async (writes) => {
      const ids = new Set(writes.map(({ entry }) => idOf(entry.key)));
      const others = all().filter(({ key }) => !ids.has(idOf(key)));
      const entries = [...others, ...writes.map(({ entry }) => entry)];
      if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > diskBytes)
        throw new DOMException("The disk is full.", "QuotaExceededError");
      return writes.flatMap(({ entry, text }) => {
        const replaced = stored.get(idOf(entry.key));
        stored.set(idOf(entry.key), { entry, text: text ?? replaced?.text ?? "" });
        return replaced === undefined ? [] : [replaced.entry];
      });
    },
    remove: async (keys) => {
      for (const key of keys) stored.delete(idOf(key));
    },
  };
  return { database, all };
}

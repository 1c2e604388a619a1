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
    write: async (entry, text) => {
      const id = idOf(entry.key);
      const others = all().filter(({ key }) => idOf(key) !== id);
      if (others.reduce((sum, { bytes }) => sum + bytes, entry.bytes) > diskBytes)
        throw new DOMException("The disk is full.", "QuotaExceededError");
      const replaced = stored.get(id);
      stored.set(id, { entry, text: text ?? replaced?.text ?? "" });
      return replaced?.entry;
    },
    remove: async (keys) => {
      for (const key of keys) stored.delete(idOf(key));
    },
  };
  return { database, all };
}

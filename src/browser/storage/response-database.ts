import { promisifyRequest } from "idb-keyval";
import { abortable } from "#core/api/http/abort.ts";
import { onDemand } from "#core/lib/on-demand.ts";
import { OPEN_TIMEOUT_MS } from "./open-timeout.ts";
import type { ResponseDatabase, StoredEntry } from "./stored-responses.ts";

const NAME = "plinth-responses";
/** The texts are apart from the entries, all of which are read at once. */
const ENTRIES = "entries";
const TEXTS = "texts";

/**
 * The responses in IndexedDB. It is opened on first use, and again after it was closed; each function rejects if that is forbidden or takes
 * too long.
 */
export function responseDatabase(): ResponseDatabase {
  const open = () =>
    onDemand(() =>
      openDatabase(() => {
        database = open();
      }),
    );
  let database = open();
  const run = async <T>(
    mode: IDBTransactionMode,
    stores: string[],
    task: (transaction: IDBTransaction) => T | Promise<T>,
  ): Promise<T> => {
    const transaction = (await database()).transaction(stores, mode);
    const [result] = await Promise.all([task(transaction), promisifyRequest(transaction)]);
    return result;
  };
  return {
    entries: (start) =>
      run("readonly", [ENTRIES], (transaction) => {
        // In IndexedDB, an array is greater than numbers and texts.
        const range = IDBKeyRange.bound([...start], [...start, []]);
        return promisifyRequest<StoredEntry[]>(transaction.objectStore(ENTRIES).getAll(range));
      }),
    textOf: (key) =>
      run("readonly", [TEXTS], (transaction) =>
        promisifyRequest<string | undefined>(transaction.objectStore(TEXTS).get([...key])),
      ),
    write: (writes) =>
      run("readwrite", [ENTRIES, TEXTS], async (transaction) => {
        const entries = transaction.objectStore(ENTRIES);
        const replaced = writes.map(({ entry, text }) => {
          const before = promisifyRequest<StoredEntry | undefined>(entries.get([...entry.key]));
          entries.put(entry, [...entry.key]);
          if (text !== null) transaction.objectStore(TEXTS).put(text, [...entry.key]);
          return before;
        });
        // Otherwise it would be aborted if the page is being closed.
        transaction.commit();
        return (await Promise.all(replaced)).filter((entry) => entry !== undefined);
      }),
    remove: (keys) =>
      run("readwrite", [ENTRIES, TEXTS], (transaction) => {
        for (const key of keys) {
          transaction.objectStore(ENTRIES).delete([...key]);
          transaction.objectStore(TEXTS).delete([...key]);
        }
      }),
  };
}

/** @param onClosed called once the database cannot be used any more */
async function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(ENTRIES);
    request.result.createObjectStore(TEXTS);
  });
  const database = await abortable(promisifyRequest(request), AbortSignal.timeout(OPEN_TIMEOUT_MS));
  // A later version of the app may change the database in another tab, and its user may delete it.
  database.addEventListener("versionchange", () => {
    database.close();
    onClosed();
  });
  // Browsers close it when site data are cleared; on a phone, also while the page is in the background.
  database.addEventListener("close", onClosed);
  return database;
}

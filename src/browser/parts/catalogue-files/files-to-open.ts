import { createStore, type Store } from "#core/lib/store.ts";

const store = createStore<readonly File[] | null>(null);

/** The files that were chosen or dropped and are not read yet; null if there are none. */
export const filesToOpen: Pick<Store<readonly File[] | null>, "get" | "subscribe"> = store;

/** Opens files as catalogues, wherever they were chosen or dropped. The header loads the module that reads them. */
export function openFiles(files: readonly File[]): void {
  if (files.length > 0) store.set([...(store.get() ?? []), ...files]);
}

/** Takes the files away: they are being read, or the user no longer wants them. */
export function takeFilesToOpen(): void {
  store.set(null);
}

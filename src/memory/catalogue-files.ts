import * as v from "valibot";
import { createStore } from "#lib/store.ts";
import { fileBaseUrl } from "./file-base-url.ts";
import { forgetService, persisted, setKept } from "./persisted.ts";
import { rememberedFile } from "./storage.ts";

/** A catalogue that was read from files and is served to this browser. */
export type CatalogueFile = {
  /** The same from reading to reading; it stands in addresses. */
  readonly id: string;
  /** What people call the catalogue. */
  readonly name: string;
  /** The names of the files that it is in. */
  readonly files: readonly string[];
  /** All cultures that any of its texts is in. */
  readonly cultures: readonly string[];
  /** Whether the class numbers tell the whole hierarchy. */
  readonly isNumbered: boolean;
};

const schema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    files: v.array(v.string()),
    cultures: v.optional(v.array(v.string()), []),
    isNumbered: v.optional(v.boolean(), false),
  }),
);

/** The files whose catalogues this browser keeps between visits. */
export const keptFiles = persisted(createStore<readonly CatalogueFile[]>([]), "plinth.kept-files", schema);

/** The files that were opened during this visit. */
export const openedFiles = createStore<readonly CatalogueFile[]>([]);

/** The file that a base URL stands for; undefined for a service elsewhere. */
export function fileAt(baseUrl: string): CatalogueFile | undefined {
  return [...openedFiles.get(), ...keptFiles.get()].find(({ id }) => fileBaseUrl(id) === baseUrl);
}

/** Lists a file as open; nothing of it outlives the page unless it is kept. */
export function addOpened(file: CatalogueFile): void {
  if (keptFiles.get().every(({ id }) => id !== file.id)) setKept(fileBaseUrl(file.id), false);
  openedFiles.set([...without(openedFiles.get(), file.id), file]);
}

/** Lists a file as kept or not. Its catalogue is stored and removed by the caller. */
export function listKept(file: CatalogueFile, isKept: boolean): void {
  const others = without(keptFiles.get(), file.id);
  keptFiles.set(isKept ? [...others, file] : others);
  setKept(fileBaseUrl(file.id), isKept);
  if (!isKept) forgetRemains(file.id);
}

/** Lists a file no more, and forgets what is kept of it. */
export function removeFile(id: string): void {
  openedFiles.set(without(openedFiles.get(), id));
  keptFiles.set(without(keptFiles.get(), id));
  forgetRemains(id);
}

function forgetRemains(id: string): void {
  forgetService(fileBaseUrl(id));
  if (rememberedFile.get() === id) rememberedFile.set(null);
}

function without(files: readonly CatalogueFile[], id: string): readonly CatalogueFile[] {
  return files.filter((file) => file.id !== id);
}

import * as v from "valibot";
import { createStore } from "#core/lib/store.ts";
import { fileBaseUrl } from "./file-base-url.ts";
import { forgetService, persisted, setKept } from "./persisted.ts";
import { localSlot, rememberedFile } from "./storage.ts";

const textsSchema = v.pipe(v.array(v.string()), v.readonly());

const fileSchema = v.object({
  /** A stable id, used in addresses. */
  id: v.string(),
  /** The display name of the catalogue. */
  name: v.string(),
  /** The names of its files. */
  files: textsSchema,
  /** The size of its files in bytes, and when the last of them was changed, in ms since 1970; absent if unknown. */
  bytes: v.nullish(v.number()),
  changedAt: v.nullish(v.number()),
  /** All cultures of its texts. */
  cultures: v.nullish(textsSchema, []),
});

/** A catalogue that was read from files and is served within this browser. */
export type CatalogueFile = Readonly<v.InferOutput<typeof fileSchema>>;

const KEPT_FILES = "plinth.kept-files";

/** The files whose catalogues are kept in this browser between visits. */
export const keptFiles = persisted(
  createStore<readonly CatalogueFile[]>([]),
  KEPT_FILES,
  v.array(fileSchema),
);

/** Whether the next visit will find the file in the list of those kept: storage may be full. */
export function isListed({ id }: CatalogueFile): boolean {
  return localSlot(KEPT_FILES).get()?.includes(JSON.stringify(id)) ?? false;
}

/** The files opened during this visit. */
export const openedFiles = createStore<readonly CatalogueFile[]>([]);

/** Adds a file to the open ones; nothing outlives the page unless the file is kept. */
export function addOpened(file: CatalogueFile): void {
  if (keptFiles.get().every(({ id }) => id !== file.id)) setKept(fileBaseUrl(file.id), false);
  openedFiles.set([...without(openedFiles.get(), file.id), file]);
}

/** Marks a file as kept or not. The caller stores and removes its catalogue. */
export function listKept(file: CatalogueFile, isKept: boolean): void {
  const others = without(keptFiles.get(), file.id);
  keptFiles.set(isKept ? [...others, file] : others);
  setKept(fileBaseUrl(file.id), isKept);
  if (!isKept) forgetRemains(file.id);
}

/** Removes a file from the lists, and everything kept about it. */
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

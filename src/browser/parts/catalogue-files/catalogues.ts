import { del, get, set } from "idb-keyval";
import * as v from "valibot";
import {
  addOpened,
  type CatalogueFile,
  isListed,
  keptFiles,
  listKept,
  removeFile,
} from "#browser/storage/catalogue-files.ts";
import { OPEN_TIMEOUT_MS } from "#browser/storage/open-timeout.ts";
import { abortable } from "#core/api/http/abort.ts";
import type { CatalogueModel } from "#core/catalogue/catalogue-model.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";

/** The stored form of a catalogue. The version number changes with the model; other versions are ignored. */
const storedSchema = v.object({
  version: v.picklist([1]),
  model: v.custom<CatalogueModel>((value) => typeof value === "object" && value !== null),
});

/** The catalogues of this visit by file id; null for unknown ids. */
const catalogues = new Map<string, Promise<CatalogueModel | null>>();

/** The ids that were not found. They are looked up again once the list of kept files has changed, as another tab may keep them. */
const missing = new Set<string>();

keptFiles.subscribe(() => {
  for (const id of missing) catalogues.delete(id);
  missing.clear();
});

/** Waits until storage is open; how long a catalogue then takes depends on its size. Rejects if storage is forbidden or does not open. */
async function storageOpened(): Promise<void> {
  await abortable(get(""), AbortSignal.timeout(OPEN_TIMEOUT_MS));
}

/** The catalogue of a file that was opened during this visit or is kept in this browser; null if there is none. Never rejects. */
export function catalogueOf(id: string): Promise<CatalogueModel | null> {
  const catalogue = catalogues.get(id) ?? readStored(id);
  catalogues.set(id, catalogue);
  return catalogue;
}

/** The catalogue of a file; rejects if it is not open any more. */
export async function openedCatalogue(id: string): Promise<CatalogueModel> {
  const model = await catalogueOf(id);
  if (model === null)
    throw new TextError(text("catalogueFile.noLongerOpen"), "The catalogue file is no longer open.");
  return model;
}

async function readStored(id: string): Promise<CatalogueModel | null> {
  try {
    await storageOpened();
    return v.parse(storedSchema, await get(id)).model;
  } catch {
    missing.add(id);
    return null;
  }
}

/** Opens a catalogue, so that its service can serve it. */
export function openCatalogue(file: CatalogueFile, model: CatalogueModel): void {
  catalogues.set(file.id, Promise.resolve(model));
  missing.delete(file.id);
  addOpened(file);
}

/** Keeps the catalogue of an open file in this browser. Rejects if storage is full or forbidden. */
export async function keepCatalogue(file: CatalogueFile): Promise<void> {
  await storageOpened();
  await set(file.id, { version: 1, model: await catalogueOf(file.id) });
  listKept(file, true);
  if (isListed(file)) return;
  await discardCopy(file);
  throw new DOMException("The list of kept files cannot be stored.", "QuotaExceededError");
}

/** Stops keeping the catalogue, but leaves it open. Rejects if storage is forbidden. */
export async function discardCopy(file: CatalogueFile): Promise<void> {
  await catalogueOf(file.id);
  await storageOpened();
  await del(file.id);
  listKept(file, false);
  addOpened(file);
}

/** Forgets a file, its catalogue, and the names learned from it. Rejects if a kept file cannot be removed. */
export async function forgetCatalogue({ id }: CatalogueFile, isKept: boolean): Promise<void> {
  if (isKept) {
    await storageOpened();
    await del(id);
  }
  catalogues.delete(id);
  removeFile(id);
}

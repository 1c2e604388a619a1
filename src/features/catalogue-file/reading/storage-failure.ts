import { text, type Text } from "#messages/text.ts";

/** Explains an error of the browser's storage, and what helps. */
export function describeStorageFailure(error: unknown): {
  readonly title: Text;
  readonly detail: Text | string;
} {
  const name = error instanceof Error ? error.name : "";
  if (name === "QuotaExceededError")
    return { title: text("catalogueFile.storageFull"), detail: text("catalogueFile.storageFullDetail") };
  if (["SecurityError", "InvalidStateError", "ReferenceError", "TypeError"].includes(name)) {
    const detail = text("catalogueFile.storageForbiddenDetail");
    return { title: text("catalogueFile.storageForbidden"), detail };
  }
  const detail = error instanceof Error ? error.message : String(error);
  return { title: text("catalogueFile.storageFailed"), detail };
}

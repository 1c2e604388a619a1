import { useText } from "#browser/lib/use-text.ts";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { text, type Text } from "#core/text/messages/text.ts";

/** An error of the browser's storage, and what helps. */
export function StorageFailure({ error }: { readonly error: unknown }) {
  const wording = useText();
  const { title, detail } = describe(error);
  return <ErrorPanel title={wording(title)} detail={wording(detail)} />;
}

function describe(error: unknown): { readonly title: Text; readonly detail: Text | string } {
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

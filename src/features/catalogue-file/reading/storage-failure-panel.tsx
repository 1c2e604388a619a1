import { useText } from "#messages/use-text.ts";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { describeStorageFailure } from "./storage-failure.ts";

/** An error of the browser's storage, and what helps. */
export function StorageFailure({ error }: { readonly error: unknown }) {
  const wording = useText();
  const { title, detail } = describeStorageFailure(error);
  return <ErrorPanel title={wording(title)} detail={wording(detail)} />;
}

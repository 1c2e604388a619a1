import { useSyncExternalStore } from "react";
import type { CollectionProgress, DocumentCollection } from "#queries/document-collection.ts";
import { Failure } from "#concepts/failure.tsx";
import { RunPanel } from "#concepts/run-panel.tsx";

const format = new Intl.NumberFormat("en");

function count(number: number, one: string, many: string): string {
  return `${format.format(number)} ${number === 1 ? one : many}`;
}

/** 'Collect documents from all templates' (E9, E14): progress, and what came of it. */
export function CollectDocuments({ collection }: { readonly collection: DocumentCollection }) {
  const progress = useSyncExternalStore(collection.subscribe, collection.getProgress);
  const { status, templates, asked, failed, error, hasListFailed } = progress;
  const hasFailed = failed > 0 || hasListFailed;
  return (
    <RunPanel
      label="Collecting documents"
      status={status}
      done={asked}
      total={templates}
      text={sentence(progress)}
      start={status === "finished" ? null : "Collect documents from all templates"}
      onStart={() => collection.start()}
      onCancel={() => collection.stop()}
    >
      {hasFailed && status !== "running" && (
        <Failure
          error={error}
          summary={[
            hasListFailed ? "The list of templates could not be read completely" : "",
            failed > 0 ? `${count(failed, "template", "templates")} failed` : "",
          ]
            .filter((part) => part !== "")
            .join("; ")}
          onRetry={() => collection.retry()}
        />
      )}
    </RunPanel>
  );
}

function sentence({ status, templates, asked, documents, hasGivenUp }: CollectionProgress): string {
  if (status === "idle") return "";
  const found = count(documents.length, "document", "documents");
  if (templates === null) return status === "running" ? "Reading the list of templates" : "";
  const far = `${format.format(asked)} of ${count(templates, "template", "templates")}`;
  if (status === "running") return `${far}, ${found}`;
  if (status === "finished") return `Asked ${far} and found ${found}.`;
  const why = hasGivenUp ? "Stopped after too many failures," : "Stopped";
  return `${why} at ${far}; ${found} found so far ${documents.length === 1 ? "is" : "are"} kept.`;
}

import { useSyncExternalStore } from "react";
import type { CollectedPart, CollectionProgress, TemplateCollection } from "#queries/template-collection.ts";
import { counted } from "#lib/text/counted.ts";
import { numberText } from "#lib/text/format.ts";
import { Failure } from "../failure/failure.tsx";
import { RunPanel } from "./run-panel.tsx";

const ONE: Readonly<Record<CollectedPart, string>> = { documents: "document", properties: "property" };

type CollectFromTemplatesProps = { readonly part: CollectedPart; readonly collection: TemplateCollection };

/** 'Collect documents from all templates' (E9 and E14, or E6): its button, progress and result. */
export function CollectFromTemplates({ part, collection }: CollectFromTemplatesProps) {
  const progress = useSyncExternalStore(collection.subscribe, collection.getProgress);
  const { status, templates, requested, failed, error, hasListFailed } = progress;
  const hasFailed = failed > 0 || hasListFailed;
  return (
    <RunPanel
      label={`Collecting ${part}`}
      status={status}
      done={requested}
      total={templates}
      text={sentence(part, progress)}
      start={status === "finished" ? null : `Collect ${part} from all templates`}
      onStart={() => collection.start()}
      onCancel={() => collection.stop()}
    >
      {hasFailed && status !== "running" && (
        <Failure
          error={error}
          summary={[
            hasListFailed ? "The list of templates could not be loaded completely" : "",
            failed > 0 ? `${counted(failed, "template")} failed` : "",
          ]
            .filter((part) => part !== "")
            .join("; ")}
          onRetry={() => collection.retry()}
        />
      )}
    </RunPanel>
  );
}

function sentence(part: CollectedPart, progress: CollectionProgress): string {
  const { status, templates, requested, found: concepts, hasGivenUp } = progress;
  if (status === "idle") return "";
  const found = counted(concepts.length, ONE[part], part);
  if (templates === null) return status === "running" ? "Loading the list of templates" : "";
  const far = `${numberText(requested)} of ${counted(templates, "template")}`;
  if (status === "running") return `${far}, ${found}`;
  if (status === "finished") return `Searched ${far} and found ${found}.`;
  const why = hasGivenUp ? "Stopped after too many failures," : "Stopped";
  return `${why} at ${far}; ${found} found so far ${concepts.length === 1 ? "is" : "are"} kept.`;
}

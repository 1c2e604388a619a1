import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import type {
  CollectedPart,
  CollectionProgress,
  TemplateCollection,
} from "#browser/queries/template-collection.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { Failure } from "../failure/failure.tsx";
import { RunPanel } from "./run-panel.tsx";

type CollectFromTemplatesProps = { readonly part: CollectedPart; readonly collection: TemplateCollection };

/** 'Collect documents from all templates' (E9 and E14, or E6): its button, progress and result. */
export function CollectFromTemplates({ part, collection }: CollectFromTemplatesProps) {
  const t = useTranslations("templates");
  const wording = useText();
  const progress = useSyncExternalStore(collection.subscribe, collection.getProgress);
  const { status, templates, requested, failed, error, hasListFailed } = progress;
  const hasFailed = failed > 0 || hasListFailed;
  return (
    <RunPanel
      label={t(part === "documents" ? "collectingDocuments" : "collectingProperties")}
      status={status}
      done={requested}
      total={templates}
      text={wording(sentence(part, progress))}
      start={
        status === "finished" ? null : t(part === "documents" ? "collectDocuments" : "collectProperties")
      }
      onStart={() => collection.run.start()}
      onCancel={() => collection.run.stop()}
    >
      {hasFailed && status !== "running" && (
        <Failure
          error={error}
          summary={
            !hasListFailed
              ? t("templatesFailed", { count: failed })
              : failed > 0
                ? t("templateListAndSomeFailed", { count: failed })
                : t("templateListFailed")
          }
          onRetry={() => collection.run.retry()}
        />
      )}
    </RunPanel>
  );
}

function sentence(part: CollectedPart, progress: CollectionProgress): Text | string {
  const { status, templates, requested, found: concepts, endsEarly, hasGivenUp } = progress;
  if (status === "idle") return "";
  if (templates === null) return status === "running" ? text("templates.loadingTemplateList") : "";
  const found = concepts.length;
  const far = text("templates.searchedTemplates", { requested, templates });
  if (status === "stopped")
    return text(hasGivenUp ? "templates.collectionGivenUp" : "templates.collectionStopped", {
      far,
      part,
      found,
    });
  if (status === "running") return text("templates.collectionRunning", { far, part, found });
  return text("templates.collectionFinished", { far, part, found, isCut: endsEarly ? "yes" : "no" });
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { CollectFromTemplates } from "#browser/parts/progress/collect-from-templates.tsx";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useTemplateCollection } from "#browser/queries/template-collection.ts";
import { collectedKey } from "./collected-key.ts";

/** Collects the properties of all templates (E9, E6) while mounted, to make them searchable. */
export function CollectProperties() {
  const { service, culture } = useScope();
  const queryClient = useQueryClient();
  const collection = useTemplateCollection("properties");
  const { found } = useSyncExternalStore(collection.subscribe, collection.getProgress);
  useEffect(() => collection.run.start(), [collection]);
  useEffect(() => {
    queryClient.setQueryData(collectedKey(service, culture), found);
  }, [queryClient, service, culture, found]);
  return <CollectFromTemplates part="properties" collection={collection} />;
}

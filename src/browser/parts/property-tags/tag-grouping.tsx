import { Switch } from "@mantine/core";
import "#browser/ui/controls/switch.css";
import { useTranslations } from "use-intl";
import { propertyColumns, useSetting } from "#browser/storage/settings.ts";
import { Failure } from "../failure/failure.tsx";
import type { useTagGroups } from "./use-tag-groups.ts";

type Tags = ReturnType<typeof useTagGroups>;

/** The switch that groups properties by tag, once a tag is remembered. */
export function TagSwitch({ count }: Pick<Tags, "count">) {
  const t = useTranslations("conceptDetails");
  const [columns, setColumns] = useSetting(propertyColumns);
  return (
    count > 0 && (
      <Switch
        size="xs"
        label={t("groupByTag")}
        checked={columns.tags}
        onChange={(event) => setColumns({ ...columns, tags: event.currentTarget.checked })}
      />
    )
  );
}

/** Says that the properties of some tags could not be loaded. */
export function TagFailure({ error, retry }: Pick<Tags, "error" | "retry">) {
  const t = useTranslations("conceptDetails");
  return error !== null && <Failure error={error} summary={t("tagsNotLoaded")} onRetry={retry} />;
}

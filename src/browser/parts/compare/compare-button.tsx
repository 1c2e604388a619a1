import { useTranslations } from "use-intl";
import { useSession } from "#browser/session/session-context.tsx";
import { addToTray, isSame, removeFromTray, useComparisonTray } from "#browser/storage/comparison-tray.ts";
import { CompareIcon } from "#browser/ui/controls/icons.tsx";
import { type ComparableKind, MAX_COMPARED } from "#core/addresses/addresses.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import classes from "#browser/ui/controls/row-button.module.css";

type CompareButtonProps = {
  readonly kind: ComparableKind;
  readonly concept: Pick<ConceptSummary, "versionGuid" | "name" | "defaultName">;
  /** The culture of the name. */
  readonly culture: string | null;
};

/** 'Compare' on a row: puts the concept into the comparison tray, or takes it out again. */
export function CompareButton({ kind, concept, culture }: CompareButtonProps) {
  const t = useTranslations("concepts");
  const { key: service } = useSession().session;
  const tray = useComparisonTray(service);
  const { versionGuid, name, defaultName } = concept;
  if (versionGuid === null || versionGuid === "") return null;
  const item = { kind, versionGuid, name, defaultName, culture };
  const isChosen = tray.some((one) => isSame(one, item));
  const isFull = !isChosen && tray.filter((one) => one.kind === kind).length >= MAX_COMPARED;
  return (
    <button
      type="button"
      className={classes.button}
      data-screen-only
      aria-pressed={isChosen}
      aria-disabled={isFull || undefined}
      aria-label={t("compare")}
      title={isFull ? t("atMostCompared", { count: MAX_COMPARED }) : t("compare")}
      onClick={() => {
        if (isFull) return;
        (isChosen ? removeFromTray : addToTray)(service, item);
      }}
    >
      <CompareIcon />
    </button>
  );
}

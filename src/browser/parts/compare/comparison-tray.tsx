import { CloseButton } from "@mantine/core";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { removeFromTray, type TrayItem, useComparisonTray } from "#browser/storage/comparison-tray.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import {
  COMPARABLE_KINDS,
  type ComparableKind,
  comparisonOf,
  MAX_COMPARED,
} from "#core/addresses/addresses.ts";
import { AppLink } from "../link/app-link.tsx";
import { KIND_NAMES } from "../name/kind-names.ts";
import { chooseName, LocalizedName } from "../name/localized-name.tsx";
import classes from "./comparison-tray.module.css";

/** The region 'Comparison tray': the concepts chosen for comparisons, by kind, until they are removed. */
export function ComparisonTray() {
  const t = useTranslations("conceptDetails");
  const formats = useFormats();
  const { key: service } = useSession().session;
  const items = useComparisonTray(service);
  const region = useRef<HTMLElement>(null);
  const kinds = COMPARABLE_KINDS.filter((kind) => items.some((item) => item.kind === kind));
  const announcements = kinds.map((kind) =>
    t("addedToTray", { kind, count: items.filter((item) => item.kind === kind).length }),
  );
  const remove = (item: TrayItem): void => {
    removeFromTray(service, item);
    // The button that had the focus is gone; with the last concept, the tray is, too.
    (items.length > 1 ? region.current : document.getElementById("content"))?.focus();
  };
  return (
    <section
      ref={region}
      aria-label={t("comparisonTray")}
      tabIndex={-1}
      className={classes.tray}
      data-screen-only
    >
      {kinds.map((kind) => (
        <ChosenOfKind
          key={kind}
          kind={kind}
          items={items.filter((item) => item.kind === kind)}
          onRemove={remove}
        />
      ))}
      <Announcer>{formats.list(announcements, "unit")}</Announcer>
    </section>
  );
}

type ChosenOfKindProps = {
  readonly kind: ComparableKind;
  readonly items: readonly TrayItem[];
  readonly onRemove: (item: TrayItem) => void;
};

function ChosenOfKind({ kind, items, onRemove }: ChosenOfKindProps) {
  const t = useTranslations("conceptDetails");
  const wording = useText();
  return (
    <div className={classes.kind}>
      <span className={classes.label}>{wording(KIND_NAMES[kind].many)}</span>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.versionGuid} className={classes.item}>
            <LocalizedName concept={item} culture={item.culture} />
            <CloseButton
              size="sm"
              aria-label={t("remove", { name: chooseName(item, item.culture).text })}
              onClick={() => onRemove(item)}
            />
          </li>
        ))}
      </ul>
      {items.length > 1 ? (
        <AppLink
          to={comparisonOf(
            kind,
            items.map(({ versionGuid }) => versionGuid),
          )}
          className={classes.compare}
        >
          {t("compare")}
        </AppLink>
      ) : (
        <span className={classes.hint}>{t("chooseAnother")}</span>
      )}
      {items.length === MAX_COMPARED && (
        <span className={classes.hint}>{t("noMoreCompared", { count: MAX_COMPARED })}</span>
      )}
    </div>
  );
}

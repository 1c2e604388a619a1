import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import classes from "./list-count.module.css";

export type ListCountProps = {
  /** The number of loaded items; default: the number of items in the list. */
  readonly count?: number;
  /** The total; null if the service does not report it. */
  readonly total: number | null;
  /** Whether the service stopped sending before its own total. */
  readonly endsEarly?: boolean;
  /** Whether that is because the limit of a list is reached: then there is nothing to retry. */
  readonly isCut?: boolean;
  /** Requests the rest again after an early end. */
  readonly onRetry?: () => void;
  readonly isFetching?: boolean;
  /** The count in words; default: `50 of 1,234`. */
  readonly words?: Text | string;
  /** False if something else tells screen readers of it. */
  readonly isAnnounced?: boolean;
};

/** "50 of 1,234", or "50" if the total is unknown. */
export function countOf(count: number, total: number | null): Text {
  if (total === null) return text("lists.count", { count });
  return text("lists.countOf", { count, total: Math.max(total, count) });
}

type Props = ListCountProps & { readonly count: number; readonly statusId?: string };

/** The number of loaded items of a list, and the state of the others. */
export function ListCount(props: Props) {
  const { count, total, endsEarly = false, isCut = false, onRetry, isFetching = false, statusId } = props;
  const wording = useText();
  const words = props.words ?? countOf(count, total);
  const t = useTranslations("feedback");
  return (
    <>
      <span
        role="status"
        aria-live={props.isAnnounced === false ? "off" : undefined}
        id={statusId}
        className={classes.count}
      >
        {wording(endsEarly ? text(isCut ? "lists.isCut" : "lists.endsEarly", { count: words }) : words)}
      </span>
      {endsEarly && !isCut && onRetry !== undefined && (
        <BusyButton size="compact-sm" variant="default" isBusy={isFetching} onClick={onRetry}>
          {t("retry")}
        </BusyButton>
      )}
    </>
  );
}

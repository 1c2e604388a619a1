import { numberText } from "#lib/format.ts";
import { BusyButton } from "./busy-button.tsx";
import classes from "./list-count.module.css";

export type ListCountProps = {
  /** How many items have come; default: as many as the list has. */
  readonly count?: number;
  /** How many there are in all; null where the service does not say. */
  readonly total: number | null;
  /** Whether the service has stopped sending below its total. */
  readonly endsEarly?: boolean;
  /** Asks the service again where it has stopped sending. */
  readonly onRetry?: () => void;
  readonly isFetching?: boolean;
  /** What the numbers count, where that is not the list. */
  readonly counted?: string;
};

/** "50 of 1,234", or "50" where nobody knows how many there are. */
export function countText(count: number, total: number | null): string {
  return total === null ? numberText(count) : `${numberText(count)} of ${numberText(Math.max(total, count))}`;
}

type Props = ListCountProps & { readonly count: number; readonly statusId?: string };

/** How many items of a list have come, and what there is to say about the others. */
export function ListCount(props: Props) {
  const { count, total, endsEarly = false, onRetry, isFetching = false, statusId } = props;
  return (
    <>
      <span role="status" id={statusId} className={classes["count"]}>
        {countText(count, total)}
        {props.counted !== undefined && ` ${props.counted}`}
        {endsEarly && ", the service sent no more"}
      </span>
      {endsEarly && onRetry !== undefined && (
        <BusyButton size="compact-sm" variant="default" isBusy={isFetching} onClick={onRetry}>
          Retry
        </BusyButton>
      )}
    </>
  );
}

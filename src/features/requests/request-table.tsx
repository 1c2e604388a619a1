import { memo, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { selectRequest } from "#concepts/failure/opened-requests.ts";
import { hasFailed, type RequestRecord } from "#session/request-log.ts";
import { sizeText } from "#lib/format.ts";
import { operationText, statusText, timeText } from "./formats.ts";
import { type Redact, shown } from "./export/redact.ts";
import classes from "./request-table.module.css";

const COLUMNS = ["Operation", "Method", "Path", "Status", "Time", "Size", "Tries"];

type RequestTableProps = {
  /** Newest first. */
  readonly records: readonly RequestRecord[];
  readonly selected: RequestRecord | null;
  readonly redact: Redact;
};

/** The table of requests; a row opens its details. Arrow keys move between rows, and new rows do not move those in view. */
export function RequestTable({ records, selected, redact }: RequestTableProps) {
  const [focused, setFocused] = useState<number | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const room = useRef<HTMLDivElement>(null);
  useStillRows({ scroller, rows, room }, records, selected !== null || focused !== null);
  const wanted = focused ?? selected?.id;
  const stop = records.some(({ id }) => id === wanted) ? wanted : records[0]?.id;
  const shownId = selected?.id;
  useLayoutEffect(() => {
    if (shownId === undefined) return;
    rows.current?.querySelector(`[data-request="${shownId}"]`)?.scrollIntoView({ block: "nearest" });
  }, [shownId]);
  return (
    <div ref={scroller} className={classes["scroller"]}>
      <table className={classes["table"]} aria-label="Requests sent">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves the focus between its buttons */}
        <tbody ref={rows} onKeyDown={moveFocus} onBlur={() => setFocused(null)}>
          {records.map((record) => (
            <Row
              key={record.id}
              record={record}
              redact={redact}
              isSelected={record.id === selected?.id}
              isTabStop={record.id === stop}
              onFocus={setFocused}
            />
          ))}
        </tbody>
      </table>
      <div ref={room} />
    </div>
  );
}

type RowProps = {
  readonly record: RequestRecord;
  readonly redact: Redact;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: (id: number) => void;
};

const Row = memo(function Row({ record, redact, isSelected, isTabStop, onFocus }: RowProps) {
  const path = shown(redact(record.path + record.query));
  return (
    <tr
      data-request={record.id}
      data-selected={isSelected || undefined}
      data-failed={hasFailed(record) || undefined}
    >
      <th scope="row">
        <button
          type="button"
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isSelected || undefined}
          aria-controls={isSelected ? "request-details" : undefined}
          onFocus={() => onFocus(record.id)}
          onClick={() => selectRequest(record)}
        >
          {operationText(record)}
        </button>
      </th>
      <td>{record.method}</td>
      <td className={classes["path"]} title={path}>
        <bdi dir="ltr">{path}</bdi>
      </td>
      <td className={classes["status"]}>{statusText(record)}</td>
      <td className={classes["number"]}>
        <bdi>{timeText(record.ms)}</bdi>
      </td>
      <td className={classes["number"]}>
        <bdi>{sizeText(record.bytes, record.hasMoreBytes)}</bdi>
      </td>
      <td className={classes["number"]}>{record.tries}</td>
    </tr>
  );
});

/** The number of rows that a key moves by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}

type Parts = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: RefObject<HTMLElement | null>;
  /** The space below a table that is too short to scroll. */
  readonly room: RefObject<HTMLElement | null>;
};

/** Scrolls by the height of new rows while a row has the focus or the table has been scrolled. */
function useStillRows(
  { scroller, rows, room }: Parts,
  records: readonly RequestRecord[],
  isInUse: boolean,
): void {
  const first = useRef<{ readonly id: string; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const [pane, body, below] = [scroller.current, rows.current, room.current];
    if (pane === null || body === null || below === null) return;
    const before = first.current;
    const now = before && body.querySelector<HTMLElement>(`[data-request="${before.id}"]`);
    if (before !== null && now != null && (isInUse || pane.scrollTop > 0)) {
      const top = pane.scrollTop + now.offsetTop - before.top;
      below.style.height = `${Math.max(0, top + pane.clientHeight - below.offsetTop)}px`;
      pane.scrollTop = top;
    }
    const newest = body.querySelector<HTMLElement>("[data-request]");
    first.current = newest === null ? null : { id: newest.dataset["request"] ?? "", top: newest.offsetTop };
  }, [scroller, rows, room, records, isInUse]);
}

import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { type Formats, useFormats } from "#browser/lib/use-formats.ts";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { selectRequest } from "#browser/parts/failure/opened-requests.ts";
import { hasFailed, type RequestRecord } from "#browser/session/request-log.ts";
import { useRovingFocus } from "#browser/ui/focus/use-roving-focus.ts";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { type Redact, shown } from "#core/text/redact.ts";
import { operationText, sizeText, statusText, timeText } from "./formats.ts";
import classes from "./request-table.module.css";

type Translator = ReturnType<typeof useTranslations<"requests">>;

/** The columns; the operation opens the details of its request. */
function requestColumns(
  selected: RequestRecord | null,
  redact: Redact,
  t: Translator,
  wording: Wording,
  formats: Formats,
): readonly TableColumn<RequestRecord>[] {
  const width = "max-content";
  return [
    {
      key: "operation",
      header: t("columnOperation"),
      width,
      isRowHeader: true,
      cell: (record) => (
        <button
          type="button"
          aria-current={record.id === selected?.id || undefined}
          aria-controls={record.id === selected?.id ? "request-details" : undefined}
          onClick={() => selectRequest(record)}
        >
          {wording(operationText(record))}
        </button>
      ),
    },
    { key: "method", header: t("columnMethod"), width, cell: ({ method }) => method },
    {
      key: "path",
      header: t("columnPath"),
      width: "minmax(7rem, 1fr)",
      cell: (record) => {
        const path = shown(redact(record.path + record.query));
        return (
          <div dir="ltr" className={classes.path} title={path}>
            {path}
          </div>
        );
      },
    },
    { key: "status", header: t("columnStatus"), width, cell: (record) => wording(statusText(record)) },
    {
      key: "time",
      header: t("columnTime"),
      width,
      isNumber: true,
      cell: ({ ms }) => <bdi>{wording(timeText(ms))}</bdi>,
    },
    {
      key: "size",
      header: t("columnSize"),
      width,
      isNumber: true,
      cell: ({ bytes, hasMoreBytes }) => <bdi>{wording(sizeText(bytes, hasMoreBytes, formats))}</bdi>,
    },
    { key: "tries", header: t("columnTries"), width, isNumber: true, cell: ({ tries }) => tries },
  ];
}

function dataOfRecord(record: RequestRecord) {
  return { "data-request": record.id, "data-failed": hasFailed(record) || undefined };
}

type RequestTableProps = {
  /** Newest first. */
  readonly records: readonly RequestRecord[];
  readonly selected: RequestRecord | null;
  readonly redact: Redact;
};

/** The table of requests; a row opens its details. Arrow keys move between rows, and new rows do not move those in view. */
export function RequestTable({ records, selected, redact }: RequestTableProps) {
  const t = useTranslations("requests");
  const wording = useText();
  const formats = useFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  // All rows: `useStillRows` finds those that were there before among them.
  const view = { ...useTableRows({ rows: records }), first: 0, last: records.length - 1, style: undefined };
  const columns = useMemo(
    () => requestColumns(selected, redact, t, wording, formats),
    [selected, redact, t, wording, formats],
  );
  useStillRows({ scroller, rows: view.body, room }, records, selected !== null);
  const shownId = selected?.id;
  useLayoutEffect(() => {
    if (shownId === undefined) return;
    view.body.current?.querySelector(`[data-request="${shownId}"]`)?.scrollIntoView({ block: "nearest" });
  }, [shownId, view.body]);
  return (
    <div ref={scroller} className={classes.scroller}>
      <div ref={useRovingFocus<HTMLDivElement>({ items: "[data-request] button", axis: "block", page: 10 })}>
        <Table
          label={t("requestsSent")}
          columns={columns}
          view={view}
          keyOf={({ id }) => id}
          dataOf={dataOfRecord}
          isFitted
          className={classes.requests}
        />
      </div>
      <div ref={room} />
    </div>
  );
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
  isSelected: boolean,
): void {
  const first = useRef<{ readonly id: string; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const [pane, body, below] = [scroller.current, rows.current, room.current];
    if (pane === null || body === null || below === null) return;
    const isInUse = isSelected || body.contains(document.activeElement);
    const before = first.current;
    const now = before && body.querySelector<HTMLElement>(`[data-request="${before.id}"]`);
    if (before !== null && now != null && (isInUse || pane.scrollTop > 0)) {
      const top = pane.scrollTop + now.offsetTop - before.top;
      below.style.height = `${Math.max(0, top + pane.clientHeight - below.offsetTop)}px`;
      pane.scrollTop = top;
    }
    const newest = body.querySelector<HTMLElement>("[data-request]");
    first.current = newest === null ? null : { id: newest.dataset["request"] ?? "", top: newest.offsetTop };
  }, [scroller, rows, room, records, isSelected]);
}

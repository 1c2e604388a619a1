import { Button, CloseButton, Title } from "@mantine/core";
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { closeOnEscape, closeRequests, openedRequests } from "#browser/parts/failure/opened-requests.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { requestLog, type RequestRecord } from "#browser/session/request-log.ts";
import { clearOnEscape } from "#browser/ui/controls/clear-on-escape.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { focusLate } from "#browser/ui/focus/late-focus.ts";
import { paths } from "#core/addresses/addresses.ts";
import { matching } from "#core/text/match-text.ts";
import { type Text, text } from "#core/text/messages/text.ts";
import { createRedaction, type Redact, shown } from "#core/text/redact.ts";
import { RequestDetails } from "./details/request-details.tsx";
import { operationText, statusText } from "./formats.ts";
import { RequestTable } from "./request-table.tsx";
import fieldClasses from "#browser/ui/controls/field.module.css";
import countClasses from "#browser/ui/list/list-count.module.css";
import classes from "./requests-panel.module.css";

/** The region 'Requests': the requests sent since it was opened, redacted. */
export function RequestsPanel() {
  const t = useTranslations("requests");
  const lists = useTranslations("lists");
  const wording = useText();
  const opened = useSyncExternalStore(openedRequests.subscribe, openedRequests.get);
  const records = useSyncExternalStore(requestLog.records.subscribe, requestLog.records.get);
  const secrets = requestLog.secrets();
  const redact = useMemo(() => createRedaction(secrets), [secrets]);
  const [search, setSearch] = useState("");
  const [announcement, setAnnouncement] = useState<Text | "">("");
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const selected = opened?.selected ?? null;
  const listed = useMemo(() => {
    // The selected request stays listed after it has been dropped from the log.
    const all = selected === null || records.includes(selected) ? records : [...records, selected];
    return matching(all, search, (record) => ({ texts: textsOf(record, redact, wording) }));
  }, [records, selected, search, redact, wording]);

  const count =
    listed.length < records.length
      ? lists("countOf", { count: listed.length, total: records.length })
      : lists("count", { count: listed.length });
  const { dialog = null } = opened ?? {};
  const opener = opened?.opener;
  useEffect(() => {
    // Otherwise the details take the focus.
    if (openedRequests.get()?.selected === null) focusLate(panel.current, opener);
  }, [opener]);

  const clear = (): void => {
    requestLog.clear();
    setAnnouncement(text("requests.cleared"));
    panel.current?.focus({ preventScroll: true });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is inside
    <section
      id="requests"
      ref={panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.panel}
      data-in-dialog={dialog !== null || undefined}
      onKeyDown={closeOnEscape}
    >
      <div className={classes.head}>
        <Title order={2} size="h5" id={titleId}>
          {t("requests")}
        </Title>
        <span className={countClasses.count}>{count}</span>
        <input
          type="search"
          className={`${fieldClasses.field ?? ""} ${classes.filter ?? ""}`}
          aria-label={t("filterRequests")}
          placeholder={t("filter")}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => clearOnEscape(event, () => setSearch(""))}
        />
        <Button size="compact-sm" variant="default" onClick={clear}>
          {t("clear")}
        </Button>
        <CloseButton className={classes.close ?? ""} aria-label={t("close")} onClick={closeRequests} />
      </div>
      <div className={classes.body} data-split={selected !== null || undefined}>
        {listed.length === 0 ? (
          <EmptyState
            action={
              search === "" ? (
                <AppLink to={paths.classifications()}>{t("openList")}</AppLink>
              ) : (
                <Button size="compact-sm" variant="default" onClick={() => setSearch("")}>
                  {t("showAll")}
                </Button>
              )
            }
          >
            {search === "" ? t("noRequests") : t("noneMatches", { search })}
          </EmptyState>
        ) : (
          <RequestTable records={listed} selected={selected} redact={redact} />
        )}
        {selected !== null && (
          <RequestDetails key={selected.id} record={selected} redact={redact} opener={opener} />
        )}
      </div>
      <Announcer>{wording(announcement)}</Announcer>
    </section>
  );
}

function textsOf(record: RequestRecord, redact: Redact, wording: Wording): readonly string[] {
  const target = shown(redact(record.path + record.query));
  return [wording(operationText(record)), record.method, target, wording(statusText(record))];
}

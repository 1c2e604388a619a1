import { CloseButton, Title, Button } from "@mantine/core";
import { type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { selectRequest } from "#browser/parts/failure/opened-requests.ts";
import { ERROR_REPORT, type RequestRecord } from "#browser/session/request-log.ts";
import { writeToClipboard } from "#browser/ui/controls/clipboard.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { focusLate } from "#browser/ui/focus/late-focus.ts";
import { type Text, text } from "#core/text/messages/text.ts";
import { type Redact, shown } from "#core/text/redact.ts";
import { errorText } from "../error-text.ts";
import { SNIPPETS } from "../export/snippets.ts";
import { operationText, sizeText, statusText, timeText } from "../formats.ts";
import { prettyJson, type RequestView, viewOf } from "../request-view.ts";
import { ResponseSection } from "./response-section.tsx";
import classes from "./request-details.module.css";

type RequestDetailsProps = {
  readonly record: RequestRecord;
  readonly redact: Redact;
  /** The element that opened the region last. */
  readonly opener: HTMLElement | undefined;
};

/** The details of a request without its secrets, and buttons that copy it as code. */
export function RequestDetails({ record, redact, opener }: RequestDetailsProps) {
  const t = useTranslations("requests");
  const wording = useText();
  const formats = useFormats();
  const error = errorText(record.error);
  const view = useMemo(() => viewOf(record, redact, window.location.href), [record, redact]);
  const titleId = useId();
  const focusTitle = useCallback(
    (title: HTMLElement | null): void => {
      // Only if opened by 'Show request'; a table row keeps the focus, so that arrow keys move on.
      if (!document.activeElement?.closest("[data-request]")) focusLate(title, opener);
    },
    [opener],
  );
  const close = (): void => {
    const row = document.querySelector<HTMLElement>(`[data-request="${record.id}"] button`);
    selectRequest(null);
    row?.focus();
  };
  const { bytes, hasMoreBytes, startedAt, ms, tries, isCancelled } = record;
  const size = wording(sizeText(bytes, hasMoreBytes, formats));
  const body = view.body === null ? null : shown(prettyJson(view.body));
  return (
    <section id="request-details" aria-labelledby={titleId} className={classes.details}>
      <div className={classes.head}>
        <Title order={3} size="h5" id={titleId} ref={focusTitle} tabIndex={-1} className={classes.title}>
          {wording(operationText(record))}
        </Title>
        <CloseButton aria-label={t("hideTheDetails")} onClick={close} />
      </div>
      <CopyButtons view={view} />
      {record.isEmbedded && <p>{t("runsInBrowser")}</p>}
      <dl className={classes.facts}>
        <Fact term="URL" isWide>
          <code dir="ltr">
            {view.method} {shown(view.url)}
          </code>
        </Fact>
        {view.query.length > 0 && (
          <Fact term={t("query")} isWide>
            <ul className={classes.query}>
              {view.query.map(({ name, value }) => (
                <li key={name}>
                  <code dir="ltr">
                    {name} = {shown(value)}
                  </code>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact term={t("columnStatus")}>{wording(statusText(record))}</Fact>
        <Fact term={t("started")}>{formats.clock(new Date(startedAt))}</Fact>
        <Fact term={t("columnTime")}>{wording(timeText(ms))}</Fact>
        <Fact term={t("columnSize")}>{bytes < 1000 ? size : t("sizeInBytes", { size, count: bytes })}</Fact>
        <Fact term={t("columnTries")}>{tries}</Fact>
        <Fact term={t("cancelled")}>{isCancelled ? t("yes") : t("no")}</Fact>
        {error !== null && (
          <Fact term={t("error")} isWide>
            <bdi>{shown(redact(wording(error)))}</bdi>
          </Fact>
        )}
        {body !== null && (
          <Fact term={t("body")} isWide>
            <pre dir="ltr" className={classes.body}>
              {body}
            </pre>
          </Fact>
        )}
      </dl>
      {record.operation !== ERROR_REPORT && <ResponseSection record={record} redact={redact} />}
    </section>
  );
}

type FactProps = {
  readonly term: string;
  /** Whether it takes a full line. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

function Fact({ term, isWide, children }: FactProps) {
  return (
    <>
      <dt>{term}</dt>
      <dd data-wide={isWide}>
        <bdi>{children}</bdi>
      </dd>
    </>
  );
}

/** Copies the request as code. */
function CopyButtons({ view }: { readonly view: RequestView }) {
  const t = useTranslations("requests");
  const wording = useText();
  const [announcement, setAnnouncement] = useState<Text | "">("");
  const [hasFailed, setFailed] = useState(false);
  const copy = (language: string, code: string): void => {
    const isCopied = writeToClipboard({ "text/plain": code });
    setFailed(!isCopied);
    setAnnouncement(isCopied ? text("requests.codeCopied", { language }) : "");
  };
  return (
    <div className={classes.copy}>
      {SNIPPETS.map(({ language, write }) => (
        <Button
          key={language}
          size="compact-sm"
          variant="default"
          onClick={() => copy(language, write(view))}
        >
          {t("copyAs", { language })}
        </Button>
      ))}
      <span aria-hidden="true" className={classes.announcement}>
        {wording(announcement)}
      </span>
      <Announcer>{wording(announcement)}</Announcer>
      {hasFailed && <ErrorPanel compact title={t("copyNotAllowed")} />}
    </div>
  );
}

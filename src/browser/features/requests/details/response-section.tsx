import { Title } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { type Formats, useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { cutBody, requestLog, type RequestRecord } from "#browser/session/request-log.ts";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { useActionSignal } from "#browser/ui/use-action-signal.ts";
import type { RequestEvent } from "#core/api/http/request-event.ts";
import { text as sentence, type Text } from "#core/text/messages/text.ts";
import { type Redact, shown } from "#core/text/redact.ts";
import { errorText } from "../error-text.ts";
import { sizeText, statusText, timeText } from "../formats.ts";
import { shownResponse } from "../request-view.ts";
import classes from "./request-details.module.css";

type ResponseSectionProps = { readonly record: RequestRecord; readonly redact: Redact };

/** The recorded response of a request, or the one to sending it again. */
export function ResponseSection({ record, redact }: ResponseSectionProps) {
  const t = useTranslations("requests");
  const wording = useText();
  const formats = useFormats();
  const [again, setAgain] = useState<RequestEvent | null>(null);
  const { isBusy, send } = useSendAgain(record, setAgain);
  const response = again === null ? requestLog.responseOf(record) : again.text;
  const text = useMemo(() => {
    if (response === null) return null;
    const isCut = again === null ? record.isCut : again.isCut || response !== cutBody(response);
    const { operation } = record;
    const { status } = again ?? record;
    const secrets = requestLog.secrets().keys();
    return { isCut, shown: shownResponse({ operation, status, isCut }, cutBody(response), redact, secrets) };
  }, [response, again, record, redact]);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (again !== null) section.current?.scrollIntoView({ block: "nearest" });
  }, [again]);
  const reason = again === null ? null : errorText(again.error);
  const error = reason === null ? null : shown(redact(wording(reason)));
  const outcome = again === null ? "" : wording(outcomeText(again, formats));
  return (
    <div ref={section} className={classes.response}>
      <div className={classes.responseHead}>
        <Title order={4} size="h6">
          {t("answer")}
        </Title>
        {record.canSendAgain() && (
          <BusyButton size="compact-sm" variant="default" isBusy={isBusy} onClick={send}>
            {t("sendAgain")}
          </BusyButton>
        )}
      </div>
      {outcome !== "" && (
        <p>
          <bdi>{outcome}</bdi> {error !== null && <bdi>{error}</bdi>}
        </p>
      )}
      <Announcer>{error === null ? outcome : `${outcome} ${error}`}</Announcer>
      {text === null && <p>{wording(missingText(again ?? record))}</p>}
      {text?.isCut === true && <p>{t("answerTooLong")}</p>}
      {text?.shown === "" && <p>{t("answerEmpty")}</p>}
      {!record.canSendAgain() && <p>{t("connectionEnded")}</p>}
      {text !== null && text.shown !== "" && (
        <section
          aria-label={t("answer")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
          tabIndex={0}
          className={classes.answer}
        >
          <pre dir="ltr" className={classes.body}>
            {text.shown}
          </pre>
        </section>
      )}
    </div>
  );
}

/** Sends one request at a time; unmounting cancels it. */
function useSendAgain(record: RequestRecord, onSent: (event: RequestEvent) => void) {
  const [isBusy, setBusy] = useState(false);
  const begin = useActionSignal();
  const send = async (): Promise<void> => {
    const signal = begin();
    setBusy(true);
    const event = await record.sendAgain(signal);
    setBusy(false);
    if (event !== null && !signal.aborted) onSent(event);
  };
  return { isBusy, send: () => void send() };
}

function outcomeText(event: RequestEvent, formats: Formats): Text {
  const { startedAt, ms, bytes, hasMoreBytes } = event;
  return sentence("requests.sentAgain", {
    moment: formats.clock(new Date(startedAt)),
    status: statusText(event),
    time: timeText(ms),
    size: sizeText(bytes, hasMoreBytes, formats),
  });
}

function missingText({ status, error }: Pick<RequestEvent, "status" | "error">): Text {
  if (status === null) return sentence("requests.noAnswerReceived");
  return sentence(error === null ? "requests.answerNotKept" : "requests.answerIncomplete");
}

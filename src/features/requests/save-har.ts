import { saveFile } from "./save-file.ts";
import type { RequestRecord } from "#session/request-log.ts";
import { requestLog } from "#session/request-log.ts";
import { toHar } from "./har.ts";
import type { Redact } from "./redact.ts";
import { withoutToken, viewOf } from "./request-view.ts";

/** Downloads requests as an HTTP Archive, with the answers that were kept. */
export function saveHar(records: readonly RequestRecord[], redact: Redact): void {
  const har = toHar(
    records.map((record) => {
      const answer = requestLog.answerOf(record);
      return {
        view: viewOf(record, redact, window.location.href),
        answer: answer === null ? null : redact(withoutToken(record, answer)),
      };
    }),
  );
  saveFile("requests.har", JSON.stringify(har, null, 2));
}

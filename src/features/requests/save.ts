import { createDownload } from "#concepts/export/file-sink.ts";
import { requestLog, type RequestRecord } from "#session/request-log.ts";
import { toHar } from "./har.ts";
import type { Redact } from "./redact.ts";
import { withoutToken, viewOf } from "./request-view.ts";

/** Downloads requests as an HTTP Archive, with the recorded responses. */
export function saveHar(records: readonly RequestRecord[], redact: Redact): void {
  const har = toHar(
    records.map((record) => {
      const response = requestLog.responseOf(record);
      return {
        view: viewOf(record, redact, window.location.href),
        response: response === null ? null : redact(withoutToken(record, response)),
      };
    }),
  );
  saveFile("requests.har", JSON.stringify(har, null, 2));
}

/** Downloads a text; the file name contains the time. */
export function saveFile(name: string, text: string): void {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const download = createDownload({ name: `plinth-${moment}-${name}`, mediaType: "application/json" });
  void download.write(new TextEncoder().encode(text));
  void download.close();
}

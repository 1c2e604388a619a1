import { createDownload } from "#browser/parts/export/run/file-sink.ts";
import { requestLog, type RequestRecord } from "#browser/session/request-log.ts";
import { withoutToken, viewOf, type RequestView } from "../request-view.ts";
import { type Redact, shown } from "./redact.ts";

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

/** A request as it is archived. */
type Kept = {
  readonly view: RequestView;
  /** Redacted; null if it was not recorded. */
  readonly response: string | null;
};

/** Requests as an HTTP Archive (HAR 1.2). Members that begin with `_` are custom, as the format allows. */
export function toHar(requests: readonly Kept[]): object {
  return {
    log: {
      version: "1.2",
      creator: { name: "Plinth", version: "1" },
      // The format requires chronological order.
      entries: requests.map(toEntry).toReversed(),
    },
  };
}

function toEntry({ view, response }: Kept): object {
  const { operation, method, url, query, headers, body, mediaType } = view;
  const { status, statusText, contentType, startedAt, ms, bytes, isCut, tries, isCancelled, error } = view;
  const time = Math.round(ms * 1000) / 1000;
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time,
    request: {
      method,
      url: shown(url),
      httpVersion: "",
      cookies: [],
      headers: Object.entries(headers).map(([name, value]) => ({ name, value: shown(value) })),
      queryString: query.map(({ name, value }) => ({ name, value: shown(value) })),
      ...(body === null
        ? {}
        : { postData: { mimeType: mediaType ?? "application/json", params: [], text: shown(body) } }),
      headersSize: -1,
      bodySize: body === null ? 0 : new TextEncoder().encode(shown(body)).length,
    },
    response: {
      // 0 without a response, as browsers write it.
      status: status ?? 0,
      statusText: shown(statusText),
      httpVersion: "",
      cookies: [],
      // The only recorded header; most others are hidden from cross-origin pages.
      headers: contentType === null ? [] : [{ name: "Content-Type", value: shown(contentType) }],
      content: {
        size: bytes,
        mimeType: shown(contentType ?? ""),
        ...(response === null ? { comment: "The answer was not kept" } : { text: shown(response) }),
        ...(isCut ? { comment: "The answer was too long and was cut" } : {}),
      },
      redirectURL: "",
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    _operation: operation,
    _tries: tries,
    _cancelled: isCancelled,
    _error: error === null ? null : shown(error),
  };
}

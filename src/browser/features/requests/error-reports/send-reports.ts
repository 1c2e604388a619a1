import type { QueryClient } from "@tanstack/react-query";
import { latestLocation } from "#browser/routing/latest-location.ts";
import type { AppConfig } from "#browser/session/config.ts";
import { ERROR_REPORT, requestLog } from "#browser/session/request-log.ts";
import { errorReportTimes } from "#browser/storage/error-report-times.ts";
import { localSlot, storedKeys } from "#browser/storage/storage.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { NOTHING_RECEIVED } from "#core/api/http/request-event.ts";
import { parsedJson } from "#core/lib/json.ts";
import { MissingModuleError } from "#core/lib/missing-module.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";
import { createRedaction, shown } from "#core/text/redact.ts";
import { errorReport } from "./error-report.ts";
import { withoutTexts } from "./private-texts.ts";

type Settings = NonNullable<AppConfig["errorReports"]>;

const MAX_REPORTS = 10;
const HOUR_MS = 3_600_000;
/** The maximum number of different errors of a visit that are examined. */
const MAX_SEEN = 100;

/** Not JSON, for which browsers would send a preflight request to another origin. */
const MEDIA_TYPE = "text/plain;charset=UTF-8";

const LOADS_CHUNK = /^(?:stylesheet|modulepreload)$/;

/** A notification of browsers, which call it an error, that a size has changed once more within a frame. */
const NO_ERROR = /^ResizeObserver loop/;

/**
 * Reports unhandled errors, contract mismatches and missing chunks to the configured address: each once, and at most ten an hour. The
 * reports are listed in 'Requests'. Returns a function that reports an error that was caught by an error boundary.
 */
export function startErrorReports(settings: Settings, queries: QueryClient) {
  const url = typeof settings === "string" ? settings : settings.url;
  const keepsGuids = typeof settings !== "string" && settings.guids === true;
  const seen = new Set<string>();
  const sent = new Set<string>();

  const clean = (message: string): string => {
    const cached = queries.getQueryCache().getAll();
    const values = [...cached.flatMap(({ queryKey, state }) => [queryKey, state.data]), ...storedValues()];
    return withoutTexts(shown(createRedaction(requestLog.secrets())(message)), values, keepsGuids);
  };
  const report = (error: unknown): void => {
    const identity = error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
    const now = new Date();
    // Times after now are those of a clock that was set back since.
    const times = errorReportTimes.get().filter((time) => Math.abs(Number(now) - time) < HOUR_MS);
    // To clean a message takes time, and an error may occur in every frame.
    if (times.length >= MAX_REPORTS || seen.size >= MAX_SEEN || seen.has(identity)) return;
    seen.add(identity);
    const { pathname, search } = latestLocation();
    const made = errorReport(error, { address: `${pathname}${search}`, keepsGuids, clean });
    // The same error on another page is no other error.
    const key = JSON.stringify({ ...made, page: null });
    // Without a connection, chunks cannot be loaded, and nobody can be told.
    if (sent.has(key) || (made.kind === "chunk" && !navigator.onLine)) return;
    sent.add(key);
    errorReportTimes.set([...times, Number(now)]);
    sendBeacon(url, JSON.stringify({ time: now.toISOString(), ...made }), Number(now));
  };

  window.addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (target instanceof HTMLLinkElement) {
        if (LOADS_CHUNK.test(target.rel)) report(new MissingModuleError(target.href));
      } else if (event instanceof ErrorEvent && !NO_ERROR.test(event.message))
        report(event.error ?? new Error(event.message));
    },
    // Errors of elements do not bubble.
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason));
  // Vite's event for a dynamic import that failed; the caller handles the error.
  window.addEventListener("vite:preloadError", ({ payload }) => report(payload));

  let lastId = 0;
  const followRequests = (): void => {
    const records = requestLog.records.get();
    const mismatches = records.filter(({ id, error }) => id > lastId && isMismatch(error));
    // First, since a report is listed, too.
    lastId = Math.max(lastId, records[0]?.id ?? 0);
    for (const { error } of mismatches.toReversed()) report(error);
  };
  followRequests();
  requestLog.records.subscribe(followRequests);
  return report;
}

function isMismatch(error: unknown): boolean {
  return isApiError(error) && error.kind === "contract";
}

/** Values that are stored in this browser, of this visit and earlier ones. */
function storedValues(): unknown[] {
  return storedKeys()
    .filter((key) => key.startsWith("plinth."))
    .map((key) => {
      const text = localSlot(key).get() ?? "";
      const value = parsedJson(text);
      return value === undefined ? text : value;
    });
}

function sendBeacon(url: string, body: string, startedAt: number): void {
  const isSent = navigator.sendBeacon(url, body);
  const { origin, pathname, search } = new URL(url, window.location.href);
  requestLog.listener({ hasToken: false, ended: AbortSignal.abort() })({
    ...NOTHING_RECEIVED,
    operation: ERROR_REPORT,
    method: "POST",
    baseUrl: origin,
    path: pathname,
    query: search,
    body,
    mediaType: MEDIA_TYPE,
    tries: 1,
    startedAt,
    ms: 0,
    isCancelled: false,
    error: isSent
      ? null
      : new TextError(text("requests.reportNotSent"), "The browser did not accept the report."),
    sendAgain: () => Promise.resolve(null),
  });
}

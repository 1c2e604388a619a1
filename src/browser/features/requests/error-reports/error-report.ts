import { paths, parseAddress } from "#core/addresses/addresses.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { isMissingModule } from "#core/lib/missing-module.ts";
import { looksLikeGuid } from "#core/text/guid-forms.ts";

/** An error as it is reported: without names, tokens and search terms, and with GUIDs only if they are allowed. */
export type ErrorReport = {
  /** An unhandled error, a response that violates the interface, or a part of the app that could not be loaded. */
  readonly kind: "error" | "contract" | "chunk";
  /** The pattern of the address, such as `/units/:unit`, or its path if GUIDs are allowed; null for an unknown address. */
  readonly page: string | null;
  /** The class of the error, such as `TypeError`. */
  readonly name: string;
  readonly message: string;
  /** Positions in the files of the app, innermost first, such as `assets/index-Bx1.js:1:2345`. */
  readonly stack: readonly string[];
  /** The operation (E1 to E15) of a failed request. */
  readonly operation?: string;
  /** The HTTP status of its response. */
  readonly status?: number;
  /** The path of a mismatch in the response, such as `results[3].hasCodes`. */
  readonly path?: string;
};

type Surroundings = {
  /** The path and query of the page, below the base of the app. */
  readonly address: string;
  readonly keepsGuids: boolean;
  /** Removes names and secrets from a message. */
  readonly clean: (message: string) => string;
};

const MAX_MESSAGE_LENGTH = 300;
const MAX_POSITIONS = 20;

/** The files of the build, with line and column; anything else in a stack trace may contain data. */
const OWN_FILES = /\bassets\/[\w.-]+\.(?:js|css)\b(?::\d+:\d+)?/g;
/** Long enough to be a GUID. */
const LONG_WORDS = /[\w$-]{22,}/g;

/** Describes an error without private data. */
export function errorReport(error: unknown, surroundings: Surroundings): ErrorReport {
  const { address, keepsGuids } = surroundings;
  const place = parseAddress(address);
  const path = address.split("?", 1)[0] ?? "";
  const page = place === null ? null : keepsGuids ? path : paths[place.page].pattern;
  return { page, ...described(error, surroundings) };
}

function described(error: unknown, surroundings: Surroundings): Omit<ErrorReport, "page"> {
  if (!(error instanceof Error))
    return { kind: "error", name: typeof error, message: cleaned(String(error), surroundings), stack: [] };
  if (isMissingModule(error)) {
    const { message, cause } = error;
    const texts = cause instanceof Error ? `${message} ${cause.message}` : message;
    const [file = "unknown file"] = texts.match(OWN_FILES) ?? [];
    return { kind: "chunk", name: "MissingModuleError", message: file, stack: [] };
  }
  const name = /^\w{1,50}$/.test(error.name) ? error.name : "Error";
  const stack = (error.stack?.match(OWN_FILES) ?? []).slice(0, MAX_POSITIONS);
  if (!isApiError(error))
    return { kind: "error", name, message: cleaned(error.message, surroundings), stack };
  const { operation, status, message } = error;
  const request = { operation, ...(status === null ? {} : { status }) };
  // Its message and path are made of the schema, never of values.
  if (error.kind === "contract")
    return { kind: "contract", name, message, stack: [], ...request, path: error.path ?? "" };
  return { kind: "error", name, message: cleaned(message, surroundings), stack, ...request };
}

function cleaned(message: string, { clean, keepsGuids }: Surroundings): string {
  const text = clean(message);
  const withoutGuids = keepsGuids
    ? text
    : text.replaceAll(LONG_WORDS, (word) => (looksLikeGuid(word) ? "…" : word));
  return withoutGuids.slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
}

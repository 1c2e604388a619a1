import * as v from "valibot";
import { normalizeBaseUrl } from "#core/api/http/url.ts";
import { wholeNumber, words } from "./environment.ts";
import { listenAddress } from "./listen-address.ts";

const upstreamUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^https?:\/\/[^/?#@\s]+(?:\/[^?#@\s]*)?$/.test(text) && URL.canParse(text),
    "must be an http(s) URL without user name, password, query and fragment",
  ),
  v.transform(normalizeBaseUrl),
);
/** Anything else would end the directive, or could not be sent in a header. */
const SOURCE = /^(?=[!-~]+$)[^;]+$/;
const headerName = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[\w-]+$/, "must be the name of a header"));

const flag = v.optional(v.picklist(["true", "false"], "must be true or false"), "false");

/** Every environment variable with its values, default and description. `--help` and docs/deploying.md list them in this order. */
export const settingsSchema = v.object({
  PLINTH_UPSTREAM_URL: v.pipe(
    upstreamUrl,
    v.description("Base URL of the service; use https, or others can read the secret in transit"),
  ),
  PLINTH_CLIENT_ID: v.pipe(v.string(), v.description("The client ID for E1")),
  PLINTH_CLIENT_SECRET: v.pipe(
    v.string(),
    v.description("The client secret for E1 (usually as `PLINTH_CLIENT_SECRET_FILE`)"),
  ),
  PLINTH_AUDIENCE_URL: v.pipe(v.optional(v.string()), v.description("The application URL for E1")),
  PLINTH_LISTEN: v.pipe(listenAddress, v.description("Host and port to listen on")),
  PLINTH_USERS: v.pipe(
    v.optional(v.string()),
    v.description("Users and their passwords: lines of `htpasswd -B` (usually as `PLINTH_USERS_FILE`)"),
  ),
  PLINTH_SIGN_IN_FAILURES: v.pipe(
    wholeNumber("10", 1, 1000),
    v.description(
      "Maximum wrong passwords a minute for a user from one address; five times as many for an address, ten times as many for a user from all addresses",
    ),
  ),
  PLINTH_USER_HEADER: v.pipe(
    v.optional(headerName),
    v.description("Instead of passwords: the header in which a proxy names the user who has signed in"),
  ),
  PLINTH_TRUSTED_PROXIES: v.pipe(
    words(
      "127.0.0.1 ::1",
      /^[\da-f:.]+(?:\/\d+)?$/i,
      "must be addresses and networks, for example 10.0.0.0/8",
    ),
    v.description(
      "Addresses and networks of the proxies whose user header and `X-Forwarded-For` are trusted",
    ),
  ),
  PLINTH_ALLOW_ANYONE: v.pipe(
    flag,
    v.description("Instead of access control: `true` lets everybody use the gateway who can reach it"),
  ),
  PLINTH_ALLOWED_HOSTS: v.pipe(
    words("", /^(?:[\w.-]+|\[[\da-f:.]+\])$/i, "must be host names without ports"),
    v.description(
      "Allowed values of `Host`, without ports; required with `PLINTH_USER_HEADER`. On loopback without access control, the default is the names of loopback",
    ),
  ),
  PLINTH_TIMEOUT_SECONDS: v.pipe(
    wholeNumber("30", 1, 3600),
    v.description("Timeout for the start of a response of the service, and for each further part of it"),
  ),
  PLINTH_TOTAL_TIMEOUT_SECONDS: v.pipe(
    wholeNumber("300", 1, 86_400),
    v.description("Timeout for a whole request to the service, up to the end of the response"),
  ),
  PLINTH_WRITE_TIMEOUT_SECONDS: v.pipe(
    wholeNumber("30", 1, 3600),
    v.description(
      "A client that reads nothing of its response for this time is disconnected; after up to twice the time if it has just read something",
    ),
  ),
  PLINTH_SHUTDOWN_SECONDS: v.pipe(
    wholeNumber("10", 0, 3600),
    v.description("Time to finish the requests in progress on shutdown"),
  ),
  PLINTH_MAX_BODY_BYTES: v.pipe(
    wholeNumber("1048576", 1, 104_857_600),
    v.description("Maximum body size of a requirements search"),
  ),
  PLINTH_MAX_ANSWER_BYTES: v.pipe(
    wholeNumber("67108864", 1024, 10_737_418_240),
    v.description(
      "Maximum size of a response of the service, before decompression; a longer one is refused (502) or, once it is being forwarded, cut off",
    ),
  ),
  PLINTH_MAX_AGE_SECONDS: v.pipe(
    wholeNumber("60", 0, 31_536_000),
    v.description("How long a browser may cache responses"),
  ),
  PLINTH_S_MAXAGE_SECONDS: v.pipe(
    v.optional(wholeNumber("0", 0, 31_536_000)),
    v.description("How long a shared cache may cache responses; if unset, it may not"),
  ),
  PLINTH_SERVICE_NAME: v.pipe(
    v.optional(v.string(), "Dictionary service"),
    v.description("Name of the service in the app"),
  ),
  PLINTH_CONFIG: v.pipe(
    v.optional(v.string()),
    v.description(
      'Anything else for `config.json` (README.md, "Using it with a service"). A service in it with `"baseUrl": ""` is the gateway; without one, the gateway is added as the first service',
    ),
  ),
  PLINTH_CONNECT_SRC: v.pipe(
    words("", SOURCE, "must be origins, for example https://service.example"),
    v.description(
      "Further origins that the app may send requests to, besides the gateway, and the services and `errorReports` of `PLINTH_CONFIG`",
    ),
  ),
  PLINTH_FRAME_ANCESTORS: v.pipe(
    words("'none'", SOURCE, "must be sources, for example 'self' https://portal.example"),
    v.description("Sources of the pages that may embed the app in a frame"),
  ),
  PLINTH_OPENAPI: v.pipe(
    flag,
    v.description("`true` serves an OpenAPI description of the forwarded operations at `/openapi.json`"),
  ),
  PLINTH_APP_FOLDER: v.pipe(
    v.optional(v.string()),
    v.description("Folder of the built app; by default `dist`"),
  ),
});

export type Variables = v.InferOutput<typeof settingsSchema>;

export type VariableDescription = {
  readonly name: string;
  readonly isRequired: boolean;
  /** Empty if there is none. */
  readonly default: string;
  /** In Markdown. */
  readonly meaning: string;
};

/** The variables as the documentation shows them. */
export function describeVariables(): VariableDescription[] {
  return Object.entries(settingsSchema.entries).map(([name, schema]) => ({
    name,
    isRequired: schema.type !== "optional",
    default: "default" in schema ? (schema.default ?? "") : "",
    meaning: v.getDescription(schema) ?? "",
  }));
}

/** The settings, for the text of `--help`. */
export function settingsHelp(): string {
  const entries = describeVariables().map(({ name, isRequired, default: preset, meaning }) => {
    const value = isRequired ? " (required)" : preset === "" ? "" : ` (default: ${preset})`;
    return `  ${name}${value}\n      ${meaning.replaceAll("`", "")}\n`;
  });
  return `
The settings are environment variables. Each can also be given as a file: append _FILE to its name, and set it to the path
of a file with the value. See docs/deploying.md.

${entries.join("")}`;
}

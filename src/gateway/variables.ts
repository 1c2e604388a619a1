import * as v from "valibot";
import { normalizeBaseUrl } from "#api/url.ts";
import { wholeNumber, words } from "./environment.ts";
import { listenAddress } from "./listen-address.ts";

const upstreamUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^https?:\/\/[^/?#@\s]+(?:\/[^?#@\s]*)?$/.test(text) && URL.canParse(text),
    "takes an http(s) address without name, password, query and fragment",
  ),
  v.transform(normalizeBaseUrl),
);
const headerName = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[\w-]+$/, "takes the name of a header"));

/** Every environment variable: its values, what it is by default, and what it means. `--help` and docs/deploying.md show them in this order. */
export const settingsSchema = v.object({
  PLINTH_UPSTREAM_URL: v.pipe(
    upstreamUrl,
    v.description("Base URL of the service; https, or the secret can be read on the way"),
  ),
  PLINTH_CLIENT_ID: v.pipe(v.string(), v.description("The client ID for E1")),
  PLINTH_CLIENT_SECRET: v.pipe(
    v.string(),
    v.description("The client secret for E1 (usually as `PLINTH_CLIENT_SECRET_FILE`)"),
  ),
  PLINTH_AUDIENCE_URL: v.pipe(v.optional(v.string()), v.description("The application URL for E1")),
  PLINTH_LISTEN: v.pipe(listenAddress, v.description("Where it listens")),
  PLINTH_USERS: v.pipe(
    v.optional(v.string()),
    v.description("Who may use it: lines of `htpasswd -B` (usually as `PLINTH_USERS_FILE`)"),
  ),
  PLINTH_SIGN_IN_FAILURES: v.pipe(
    wholeNumber("10", 1, 1000),
    v.description(
      "Wrong passwords a minute for a user from one address; five times as many for an address, ten times for a user from anywhere",
    ),
  ),
  PLINTH_USER_HEADER: v.pipe(
    v.optional(headerName),
    v.description("Or: the header by which a proxy in front names who has signed in"),
  ),
  PLINTH_TRUSTED_PROXIES: v.pipe(
    words("127.0.0.1 ::1", /^[\da-f:.]+(?:\/\d+)?$/i, "takes addresses and networks (10.0.0.0/8)"),
    v.description(
      "Addresses and networks of the proxies that are believed that header, and `X-Forwarded-For`",
    ),
  ),
  PLINTH_ALLOW_ANYONE: v.pipe(
    v.optional(v.picklist(["true", "false"], "takes true or false"), "false"),
    v.description("Or: `true`, everybody who can reach it"),
  ),
  PLINTH_ALLOWED_HOSTS: v.pipe(
    words("", /^(?:[\w.-]+|\[[\da-f:.]+\])$/i, "takes host names without ports"),
    v.description(
      "Host names that it goes by, without ports; required with `PLINTH_USER_HEADER`. On loopback, where everybody may use it, only its names unless this says otherwise",
    ),
  ),
  PLINTH_TIMEOUT_SECONDS: v.pipe(
    wholeNumber("30", 1, 3600),
    v.description("How long the service may take to begin its answer, and between two pieces of it"),
  ),
  PLINTH_TOTAL_TIMEOUT_SECONDS: v.pipe(
    wholeNumber("300", 1, 86_400),
    v.description("How long a request to the service may take in all, to the end of its answer"),
  ),
  PLINTH_WRITE_TIMEOUT_SECONDS: v.pipe(
    wholeNumber("30", 1, 3600),
    v.description(
      "After how long without reading anything of its answer a client is hung up on; up to twice as long where it has just read something",
    ),
  ),
  PLINTH_SHUTDOWN_SECONDS: v.pipe(
    wholeNumber("10", 0, 3600),
    v.description("How long it finishes what it has begun when it is told to stop"),
  ),
  PLINTH_MAX_BODY_BYTES: v.pipe(
    wholeNumber("1048576", 1, 104_857_600),
    v.description("Largest body of a requirements search"),
  ),
  PLINTH_MAX_ANSWER_BYTES: v.pipe(
    wholeNumber("67108864", 1024, 10_737_418_240),
    v.description(
      "Largest answer of the service, as it sends it; a longer one is refused (502) or, once it is under way, cut off",
    ),
  ),
  PLINTH_MAX_AGE_SECONDS: v.pipe(
    wholeNumber("60", 0, 31_536_000),
    v.description("How long a browser may keep what was read"),
  ),
  PLINTH_S_MAXAGE_SECONDS: v.pipe(
    v.optional(wholeNumber("0", 0, 31_536_000)),
    v.description("How long a shared cache may; without it, none may"),
  ),
  PLINTH_SERVICE_NAME: v.pipe(
    v.optional(v.string(), "Dictionary service"),
    v.description("What the app calls the service"),
  ),
  PLINTH_CONFIG: v.pipe(
    v.optional(v.string()),
    v.description(
      'Anything else for `config.json` (README.md, "Using it with a service"). A service in it with `"baseUrl": ""` stands for the gateway; without one, it is the first',
    ),
  ),
  PLINTH_CONNECT_SRC: v.pipe(
    words("", /^[^;']+$/, "takes origins, as in https://service.example"),
    v.description("Origins that the app may talk to besides the gateway and the services of `PLINTH_CONFIG`"),
  ),
  PLINTH_FRAME_ANCESTORS: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[^;,]+$/, "takes sources")), "'none'"),
    v.description("Which pages may show the app in a frame"),
  ),
  PLINTH_APP_FOLDER: v.pipe(
    v.optional(v.string()),
    v.description("Folder of the built app, if it is not `dist`"),
  ),
});

export type Variables = v.InferOutput<typeof settingsSchema>;

export type VariableDescription = {
  readonly name: string;
  readonly isRequired: boolean;
  /** The value where none is given; the empty string where there is none. */
  readonly usual: string;
  /** In Markdown. */
  readonly meaning: string;
};

/** What people are told about each variable. */
export function describeVariables(): VariableDescription[] {
  return Object.entries(settingsSchema.entries).map(([name, schema]) => ({
    name,
    isRequired: schema.type !== "optional",
    usual: "default" in schema ? (schema.default ?? "") : "",
    meaning: v.getDescription(schema) ?? "",
  }));
}

/** What `--help` prints. */
export function helpText(): string {
  const entries = describeVariables().map(({ name, isRequired, usual, meaning }) => {
    const value = isRequired ? " (required)" : usual === "" ? "" : ` (usual: ${usual})`;
    return `  ${name}${value}\n      ${meaning.replaceAll("`", "")}\n`;
  });
  return `Serves the app to a team and lets E2 to E15 of one service through, with a token of its own.

  npm run gateway

Its settings are environment variables. Each can also be given as a file, by its name with _FILE behind it, whose content is
the value. More about them: docs/deploying.md.

${entries.join("")}`;
}

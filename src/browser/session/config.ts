import * as v from "valibot";
import { fileBaseUrl } from "#browser/storage/file-base-url.ts";
import { normalizeBaseUrl } from "#core/api/http/url.ts";
import { DEFAULT_TAKES, MAX_TAKE } from "#core/api/paging/default-takes.ts";
import { int32 } from "#core/api/schema.ts";
import { SAMPLE_CULTURES } from "#core/text/culture.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { quoted } from "#core/text/quoted.ts";
import { baseUrlFault, SAMPLE_BASE_URL } from "./chosen-service.ts";

const isNoArray = v.custom<Record<string, unknown>>((input) => !Array.isArray(input), "Object");
/** Unlike valibot's own, it rejects arrays. */
const object = <const TEntries extends v.ObjectEntries>(entries: TEntries) =>
  v.pipe(isNoArray, v.object(entries));

/** A name without spaces around it; empty if absent. */
const name = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((text) => text.trim()),
);

const startingPointSchema = object({ versionGuid: v.string(), name });
const startingPoints = v.nullish(v.array(startingPointSchema), []);

const startingPointsSchema = object({
  units: startingPoints,
  propertyTags: startingPoints,
  documents: startingPoints,
  properties: startingPoints,
  projects: v.nullish(v.array(object({ id: int32, name })), []),
});

/** A day. Browsers run a timer of more than 24 days immediately. */
const MAX_TIMEOUT_SECONDS = 86_400;

const NAMES: Readonly<Record<string, Text>> = {
  [SAMPLE_BASE_URL]: text("session.sampleCatalogue"),
  "": text("session.thisSite"),
};

const serviceWith = (baseUrl: v.GenericSchema<unknown, string>) =>
  v.pipe(
    object({
      name,
      baseUrl,
      audienceUrl: v.nullish(v.string(), null),
      auth: v.nullish(v.picklist(["client-credentials", "none"]), "client-credentials"),
      startingPoints: v.nullish(startingPointsSchema, {}),
      timeoutSeconds: v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_TIMEOUT_SECONDS)), 30),
    }),
    v.transform((service) => {
      const given: Text | string = service.name || NAMES[service.baseUrl] || service.baseUrl;
      return { ...service, name: given };
    }),
  );

/** A service, also one of a catalogue file. */
const serviceSchema = serviceWith(v.string());

/** A base URL in the file: that of a service on the network, a folder of this site, its origin, or the sample catalogue. */
const configuredBaseUrl = v.pipe(
  v.string(),
  v.transform(normalizeBaseUrl),
  v.custom<string>(
    (url) => typeof url === "string" && (/^\/\w/.test(url) || baseUrlFault(url) === null),
    '"https://…" | "/…" | "" | "sample:"',
  ),
);

const take = (fallback: number) =>
  v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TAKE)), fallback);
const labels = v.nullish(v.pipe(isNoArray, v.record(v.string(), v.string())), {});

type ErrorReports = string | { readonly url: string; readonly guids?: unknown };

function isReportUrl(url: unknown): boolean {
  return (
    typeof url === "string" && /^(?:https?:\/)?\/\w/i.test(url) && URL.canParse(url, "https://app.example")
  );
}

/** Where error reports are sent: an address, or one with what they may contain. */
const errorReportsSchema = v.custom<ErrorReports>(
  (given) => isReportUrl(typeof given === "object" && given !== null && "url" in given ? given.url : given),
  '"https://…" | "/…"',
);

/** The file; what is null in it counts as absent. */
const configSchema = object({
  services: v.pipe(
    v.nullish(v.array(serviceWith(configuredBaseUrl)), []),
    v.transform(
      ([first = unlistedService(SAMPLE_BASE_URL), ...others]): [ServiceConfig, ...ServiceConfig[]] => [
        first,
        ...others,
      ],
    ),
  ),
  cultures: v.nullish(v.array(v.string()), [...SAMPLE_CULTURES]),
  defaultCulture: v.nullish(v.string(), null),
  takes: v.nullish(object({ list: take(DEFAULT_TAKES.list), codes: take(DEFAULT_TAKES.codes) }), {}),
  labels: v.nullish(object({ stages: labels, roles: labels }), {}),
  errorReports: v.nullish(errorReportsSchema, null),
});

/** The configuration with its defaults applied. */
export type AppConfig = v.InferOutput<typeof configSchema>;
export type ServiceConfig = v.InferOutput<typeof serviceSchema>;
export type StartingPoints = v.InferOutput<typeof startingPointsSchema>;
export type StartingPoint = v.InferOutput<typeof startingPointSchema>;

export type LoadedConfig = {
  readonly config: AppConfig;
  /** A message for the administrator about an invalid file; null if it is valid. */
  readonly notice: Text | null;
};

const FALLBACK = { fallback: text("configuration.sampleInstead") };

/** Parses `config.json`; an invalid file results in the sample catalogue with a notice. */
export function parseConfig(content: string): LoadedConfig {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    if (/^\s*</.test(content)) return failedConfig(text("configuration.isPage", FALLBACK));
    const reason = error instanceof Error ? error.message : "";
    return failedConfig(text("configuration.notJson", { reason, ...FALLBACK }));
  }
  const result = v.safeParse(configSchema, json);
  if (result.success) return { config: result.output, notice: null };
  const [issue] = result.issues;
  // Types and values as in JSON; schemas without such a type provide it as their message.
  const expected = issue.type === "custom" ? issue.message : (issue.expected ?? issue.type);
  const values = { received: quoted(issue.received), expected, ...FALLBACK };
  const path = v.getDotPath(issue);
  if (path === null) return failedConfig(text("configuration.invalidWhole", values));
  return failedConfig(text("configuration.invalid", { path: quoted(path), ...values }));
}

/** A service with default settings. */
function unlistedService(baseUrl: string): ServiceConfig {
  return v.parse(serviceSchema, { baseUrl });
}

/** The service at a base URL: as configured, else the sample or a service that requires a sign-in. */
export function serviceAt(config: AppConfig, baseUrl: string): ServiceConfig {
  return config.services.find((service) => service.baseUrl === baseUrl) ?? unlistedService(baseUrl);
}

/** The service of a catalogue file; it requires no sign-in. */
export function fileService(id: string, name: Text | string): ServiceConfig {
  return { ...v.parse(serviceSchema, { baseUrl: fileBaseUrl(id), auth: "none" }), name };
}

/** The sample catalogue, with a notice that `config.json` could not be read. */
export function unreadConfig(reason: Text | string): LoadedConfig {
  return failedConfig(text("configuration.notRead", { reason, ...FALLBACK }));
}

/** The sample catalogue, with a notice that states the reason. */
function failedConfig(notice: Text): LoadedConfig {
  return { config: v.parse(configSchema, {}), notice };
}

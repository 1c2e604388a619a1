import * as v from "valibot";

const configSchema = v.pipe(
  v.custom((value) => !Array.isArray(value), "takes an object in JSON, and not a list"),
  v.looseObject({
    services: v.nullish(v.array(v.looseObject({ baseUrl: v.string() })), []),
    errorReports: v.nullish(v.union([v.string(), v.looseObject({ url: v.string() })])),
  }),
);

/** The app's configuration as the gateway serves it. */
export type AppConfig = v.InferOutput<typeof configSchema>;

/**
 * The `config.json` of an app behind the gateway: the deployment's own, with the gateway as the first service unless it is listed
 * already (`"baseUrl": ""`), and always without a sign-in to it. Throws an Error that says what is invalid.
 */
export function createAppConfig(given: string | null, name: string): AppConfig {
  const result = v.safeParse(configSchema, given === null ? {} : JSON.parse(given));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue) ?? "the whole value"}: ${issue.message}`);
  }
  const config = result.output;
  const hasOwn = config.services.some(({ baseUrl }) => baseUrl === "");
  const services = hasOwn ? config.services : [{ name, baseUrl: "" }, ...config.services];
  return {
    ...config,
    services: services.map((service) => (service.baseUrl === "" ? { ...service, auth: "none" } : service)),
  };
}

/** The origins that the app sends requests to directly: of services, and of the recipient of error reports. */
export function foreignOrigins({ services, errorReports }: AppConfig): string[] {
  const reports = typeof errorReports === "string" ? errorReports : (errorReports?.url ?? "");
  const addresses = [...services.map(({ baseUrl }) => baseUrl), reports];
  const origins = addresses.map((address) => URL.parse(address)?.origin ?? "null");
  return [...new Set(origins.filter((origin) => origin !== "null"))];
}

import * as v from "valibot";

const configSchema = v.looseObject({
  services: v.optional(v.array(v.looseObject({ baseUrl: v.string() })), []),
});

/** The app's configuration as the gateway serves it. */
export type AppConfig = v.InferOutput<typeof configSchema>;

/**
 * The `config.json` of an app behind the gateway: what the deployment gives, with the gateway itself as the first of the services
 * unless it is among them (`"baseUrl": ""`), and never with a sign-in to it. Throws an Error that says what does not fit.
 */
export function createAppConfig(given: string | null, name: string): AppConfig {
  const config = v.parse(configSchema, given === null ? {} : JSON.parse(given));
  const hasOwn = config.services.some(({ baseUrl }) => baseUrl === "");
  const services = hasOwn ? config.services : [{ name, baseUrl: "" }, ...config.services];
  return {
    ...config,
    services: services.map((service) => (service.baseUrl === "" ? { ...service, auth: "none" } : service)),
  };
}

/** The origins of the services that the app reaches without the gateway. */
export function foreignOrigins({ services }: AppConfig): string[] {
  const origins = services.map(({ baseUrl }) => URL.parse(baseUrl)?.origin ?? "null");
  return [...new Set(origins.filter((origin) => origin !== "null"))];
}

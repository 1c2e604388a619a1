import { BlockList, isIP } from "node:net";
import type { Environment } from "#node/lib/environment.ts";
import type { Access } from "../auth/access.ts";
import { parseHtpasswd } from "../auth/htpasswd.ts";
import { createAppConfig } from "../serve/app-config.ts";
import { BUILT_APP } from "../serve/built-app.ts";
import { explained, readEnvironment, SettingsError } from "./environment.ts";
import { isLoopback, loopbackNames } from "./listen-address.ts";
import { settingsSchema, type Variables } from "./variables.ts";

/** The settings, with times in milliseconds; `variables.ts` describes each. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings from the environment. Throws a SettingsError, whose message holds no values. */
export function readSettings(env: Environment) {
  const given = readEnvironment(settingsSchema, env);
  const proxies = explained("PLINTH_TRUSTED_PROXIES", () => readAddresses(given.PLINTH_TRUSTED_PROXIES));
  const access = readAccess(given, proxies);
  const sMaxAge = given.PLINTH_S_MAXAGE_SECONDS ?? null;
  if (access.kind === "basic" && sMaxAge !== null) {
    throw new SettingsError(
      "PLINTH_S_MAXAGE_SECONDS: cannot be combined with PLINTH_USERS, because a shared cache in front would answer without checking the password. Let a proxy authenticate users (PLINTH_USER_HEADER).",
    );
  }
  return {
    baseUrl: given.PLINTH_UPSTREAM_URL,
    client: {
      clientId: given.PLINTH_CLIENT_ID,
      clientSecret: given.PLINTH_CLIENT_SECRET,
      audienceUrl: given.PLINTH_AUDIENCE_URL,
    },
    listen: given.PLINTH_LISTEN,
    access,
    proxies,
    hosts: readHosts(given, access),
    timeoutMs: given.PLINTH_TIMEOUT_SECONDS * 1000,
    totalTimeoutMs: given.PLINTH_TOTAL_TIMEOUT_SECONDS * 1000,
    writeTimeoutMs: given.PLINTH_WRITE_TIMEOUT_SECONDS * 1000,
    shutdownMs: given.PLINTH_SHUTDOWN_SECONDS * 1000,
    maxBodyBytes: given.PLINTH_MAX_BODY_BYTES,
    maxResponseBytes: given.PLINTH_MAX_ANSWER_BYTES,
    cache: { maxAge: given.PLINTH_MAX_AGE_SECONDS, sMaxAge },
    appFolder: given.PLINTH_APP_FOLDER ?? BUILT_APP,
    appConfig: explained("PLINTH_CONFIG", () =>
      createAppConfig(given.PLINTH_CONFIG ?? null, given.PLINTH_SERVICE_NAME),
    ),
    hasOpenApi: given.PLINTH_OPENAPI === "true",
    connect: given.PLINTH_CONNECT_SRC,
    frameAncestors: given.PLINTH_FRAME_ANCESTORS.join(" "),
  };
}

function readAccess(given: Variables, proxies: BlockList): Access {
  const {
    PLINTH_USERS: users,
    PLINTH_USER_HEADER: name,
    PLINTH_LISTEN: { host },
  } = given;
  if (users !== undefined && name !== undefined) {
    throw new SettingsError("PLINTH_USERS, PLINTH_USER_HEADER: only one of them can be set");
  }
  if (users !== undefined) {
    const maxFailures = given.PLINTH_SIGN_IN_FAILURES;
    return { kind: "basic", users: explained("PLINTH_USERS", () => parseHtpasswd(users)), maxFailures };
  }
  if (name !== undefined) return { kind: "header", name, proxies };
  if (isLoopback(host) || given.PLINTH_ALLOW_ANYONE === "true") return { kind: "anyone" };
  throw new SettingsError(
    `PLINTH_LISTEN: ${host} can be reached from other machines, but access control is not configured. Set PLINTH_USERS_FILE (user names and passwords) or PLINTH_USER_HEADER (a proxy authenticates users), or PLINTH_ALLOW_ANYONE=true if everybody who can reach the gateway may use it.`,
  );
}

function readHosts(given: Variables, access: Access): ReadonlySet<string> | null {
  const {
    PLINTH_ALLOWED_HOSTS: hosts,
    PLINTH_LISTEN: { host },
  } = given;
  if (hosts.length > 0) return new Set(hosts.map((name) => name.toLowerCase()));
  if (access.kind === "header") {
    throw new SettingsError(
      "PLINTH_ALLOWED_HOSTS: is required with PLINTH_USER_HEADER; without it, a web page could set the header itself by DNS rebinding",
    );
  }
  // With passwords, a rebound page has no credentials: browsers keep them per origin.
  return access.kind === "anyone" && isLoopback(host) ? loopbackNames(host) : null;
}

function readAddresses(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    if (isIP(address) === 0) throw new Error("must be addresses and networks, for example 10.0.0.0/8");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SettingsError } from "./environment.ts";
import { readSettings } from "./settings.ts";

const ENOUGH = {
  PLINTH_UPSTREAM_URL: "https://service.example/root/",
  PLINTH_CLIENT_ID: "client",
  PLINTH_CLIENT_SECRET: "s3cr3t",
};
const BY_PROXY = { PLINTH_USER_HEADER: "X-User", PLINTH_ALLOWED_HOSTS: "plinth.example" };
const HASH = "$2y$10$abcdefghijklmnopqrstuuAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

function complaint(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
}

function file(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "plinth-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "value"), text);
  return join(folder, "value");
}

test("three settings are enough, and the defaults are safe", () => {
  expect(readSettings(ENOUGH)).toMatchObject({
    baseUrl: "https://service.example/root",
    client: { clientId: "client", clientSecret: "s3cr3t" },
    listen: { host: "127.0.0.1", port: 8080 },
    access: { kind: "anyone" },
    hosts: new Set(["localhost", "127.0.0.1", "[::1]"]),
    cache: { maxAge: 60, sMaxAge: null },
    appConfig: { services: [{ name: "Dictionary service", baseUrl: "", auth: "none" }] },
  });
  expect(complaint({})).toBe(
    "PLINTH_UPSTREAM_URL: is missing\nPLINTH_CLIENT_ID: is missing\nPLINTH_CLIENT_SECRET: is missing",
  );
});

test.each(["0.0.0.0:8080", "[::]:80", "192.168.1.5:8080", "plinth.example:443", "127.example:1"])(
  "%s needs an answer to who may use it",
  (listen) => {
    const env = { ...ENOUGH, PLINTH_LISTEN: listen };
    const message = complaint(env);
    expect(message).toContain("can be reached from other machines");
    for (const name of ["PLINTH_USERS_FILE", "PLINTH_USER_HEADER", "PLINTH_ALLOW_ANYONE"]) {
      expect(message).toContain(name);
    }
    expect(complaint({ ...env, PLINTH_ALLOW_ANYONE: "false" })).toBe(message);
    for (const more of [{ PLINTH_ALLOW_ANYONE: "true" }, BY_PROXY, { PLINTH_USERS: `ann:${HASH}` }]) {
      expect(complaint({ ...env, ...more })).toBe("");
    }
  },
);

test.each(["127.0.0.1:1", "127.9.9.9:65535", "localhost:8080", "[::1]:8080"])("%s does not", (listen) => {
  expect(complaint({ ...ENOUGH, PLINTH_LISTEN: listen })).toBe("");
});

test.each([
  ["PLINTH_UPSTREAM_URL", "service.example"],
  ["PLINTH_UPSTREAM_URL", "ftp://service.example"],
  ["PLINTH_UPSTREAM_URL", "https://me:s3cr3t@service.example"],
  ["PLINTH_UPSTREAM_URL", "https://service.example/?a=s3cr3t"],
  ["PLINTH_UPSTREAM_URL", "https://service.example/#a"],
  ["PLINTH_LISTEN", "8080"],
  ["PLINTH_LISTEN", "localhost:"],
  ["PLINTH_USER_HEADER", "X User"],
  ["PLINTH_TRUSTED_PROXIES", "proxy.example"],
  ["PLINTH_ALLOW_ANYONE", "yes"],
  ["PLINTH_ALLOWED_HOSTS", "plinth.example:8080"],
  ["PLINTH_TIMEOUT_SECONDS", "0"],
  ["PLINTH_TIMEOUT_SECONDS", "1.5"],
  ["PLINTH_TOTAL_TIMEOUT_SECONDS", "0"],
  ["PLINTH_WRITE_TIMEOUT_SECONDS", "soon"],
  ["PLINTH_MAX_BODY_BYTES", "1MB"],
  ["PLINTH_MAX_ANSWER_BYTES", "64 MiB"],
  ["PLINTH_S_MAXAGE_SECONDS", "-1"],
  ["PLINTH_CONNECT_SRC", "https://a.example; script-src *"],
  ["PLINTH_FRAME_ANCESTORS", "'self'; script-src *"],
  ["PLINTH_CONNECT_SRC", "https://例え.example"],
  ["PLINTH_FRAME_ANCESTORS", "https://портал.example"],
  ["PLINTH_CONFIG", "{"],
  ["PLINTH_CONFIG", "[]"],
  ["PLINTH_CONFIG", '{"services":[{}]}'],
  ["PLINTH_CONFIG", '{"errorReports":true}'],
  ["PLINTH_USERS", "ann:s3cr3t"],
  ["PLINTH_SIGN_IN_FAILURES", "0"],
  ["PLINTH_USERS_FILE", "/there/is/no/such/file"],
])("%s does not accept %s, and the message contains no secrets", (name, value) => {
  const message = complaint({ ...ENOUGH, [name]: value });
  expect(message).toMatch(`${name}: `);
  expect(message).not.toContain("s3cr3t");
});

test.each([
  ["PLINTH_TOTAL_TIMEOUT_SECONDS", "0", "must be a whole number from 1 to 86400"],
  ["PLINTH_MAX_ANSWER_BYTES", "64 MiB", "must be a whole number from 1024 to 10737418240"],
  ["PLINTH_SIGN_IN_FAILURES", "1001", "must be a whole number from 1 to 1000"],
  ["PLINTH_ALLOW_ANYONE", "yes", "must be true or false"],
])("%s: the message for '%s' is that it %s", (name, value, sentence) => {
  expect(complaint({ ...ENOUGH, [name]: value })).toBe(`${name}: ${sentence}`);
});

test("sources of the policy may be on several lines, as in a YAML block", () => {
  const sources = "'self'\nhttps://portal.example\n";
  const settings = readSettings({ ...ENOUGH, PLINTH_FRAME_ANCESTORS: sources, PLINTH_CONNECT_SRC: sources });
  expect(settings.frameAncestors).toBe("'self' https://portal.example");
  expect(settings.connect).toEqual(["'self'", "https://portal.example"]);
});

test("every setting can be read from a file, such as a mounted secret", () => {
  const { PLINTH_CLIENT_SECRET: _, ...rest } = ENOUGH;
  const env = {
    ...rest,
    PLINTH_CLIENT_SECRET_FILE: file("s3cr3t\n"),
    PLINTH_USERS_FILE: file(`ann:${HASH}\n`),
  };
  expect(readSettings(env)).toMatchObject({ client: { clientSecret: "s3cr3t" }, access: { kind: "basic" } });
  expect(complaint({ ...env, PLINTH_CLIENT_SECRET: "another" })).toContain("is set twice");
});

test.each(["PLINTH_USERS", "PLINTH_USER_HEADER", "PLINTH_CLIENT_SECRET"])(
  "an empty file of %s is refused: as an unset setting, it could let everybody in",
  (name) => {
    const { PLINTH_CLIENT_SECRET: _, ...rest } = ENOUGH;
    const env = {
      ...rest,
      PLINTH_CLIENT_SECRET_FILE: file("s3cr3t\n"),
      PLINTH_ALLOWED_HOSTS: "plinth.example",
    };
    for (const text of ["", "\n"])
      expect(complaint({ ...env, [`${name}_FILE`]: file(text) })).toBe(`${name}_FILE: the file is empty`);
  },
);

test("access must be configured in one way, and shared caches are incompatible with passwords", () => {
  const users = { PLINTH_USERS: `ann:${HASH}` };
  expect(complaint({ ...ENOUGH, ...users, PLINTH_USER_HEADER: "X-User" })).toContain("only one of them");
  expect(complaint({ ...ENOUGH, ...users, PLINTH_S_MAXAGE_SECONDS: "600" })).toContain("shared cache");
  expect(complaint({ ...ENOUGH, ...BY_PROXY, PLINTH_S_MAXAGE_SECONDS: "600" })).toBe("");
});

test.each(["127.0.0.1:8080", "[::1]:8080", "0.0.0.0:8080"])(
  "with a user header, the host names are required, on %s too",
  (listen) => {
    const env = { ...ENOUGH, PLINTH_LISTEN: listen, PLINTH_USER_HEADER: "X-User" };
    expect(complaint(env)).toMatch(/^PLINTH_ALLOWED_HOSTS: is required with PLINTH_USER_HEADER/);
    expect(complaint({ ...env, ...BY_PROXY })).toBe("");
  },
);

test("the app's configuration is preserved, and never requires a sign-in to the gateway", () => {
  const other = { name: "Other", baseUrl: "https://other.example/api", audienceUrl: "x" };
  const given = { cultures: ["en"], labels: { stages: { "3": "Design" } } };
  const configOf = (config: object) =>
    readSettings({ ...ENOUGH, PLINTH_CONFIG: JSON.stringify(config) }).appConfig;
  expect(configOf({ ...given, services: [other] })).toEqual({
    ...given,
    services: [{ name: "Dictionary service", baseUrl: "", auth: "none" }, other],
  });
  const own = { name: "Ours", baseUrl: "", auth: "client-credentials", startingPoints: { units: [] } };
  expect(configOf({ services: [other, own] }).services).toEqual([other, { ...own, auth: "none" }]);
});

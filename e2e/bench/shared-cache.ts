/**
 * What a cache in front of the gateway saves: people who browse the sample catalogue in browsers of their own, through nginx as
 * docs/deploying/gateway.conf configures it, the gateway, and a service that takes 100 ms for each answer.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { hashSync } from "bcryptjs";
import { randomNumbers } from "../faults/random.ts";
import { serveSample } from "../fixtures/gateway.ts";
import { runNginx, startGateway } from "./gateway/processes.ts";
import { percentile } from "./samples.ts";
import { launchBrowser } from "./session.ts";

const { values: options } = parseArgs({
  options: { people: { type: "string", default: "30" }, delay: { type: "string", default: "100" } },
});
const SERVICE_PATH = /^\/(?:templates|projects)-management\//;
const CONFIGURATION = join(import.meta.dirname, "../../docs/deploying/gateway.conf");
const LOAD_SECONDS = 10;
const USER = { username: "ann", password: "bench" };

/** One person's visit. Returns the number of actions: clicks, keys and searches. */
async function visit(browser: Browser, origin: string, random: () => number): Promise<number> {
  const context = await browser.newContext({ httpCredentials: USER, locale: "en-GB" });
  const page = await context.newPage();
  let actions = 0;
  const act = async (action: Promise<unknown>): Promise<void> => {
    await action;
    actions += 1;
    await page.waitForLoadState("networkidle");
  };
  const oneOf = async (role: "link" | "treeitem", name?: RegExp) => {
    const all = page.getByRole("main").getByRole(role, name === undefined ? {} : { name });
    await all.first().waitFor();
    return all.nth(Math.floor(random() * (await all.count())));
  };
  const section = (name: string) =>
    page.getByRole("navigation").getByRole("link", { name, exact: true }).click();

  await act(page.goto(origin));
  await act(section("Classifications"));
  await act((await listLink(page, "classifications", random)).click());
  for (let count = 0; count < 4; count += 1) {
    await act((await oneOf("treeitem")).click());
    await act(page.keyboard.press("ArrowRight"));
  }
  await act(section("Templates"));
  await act((await listLink(page, "templates", random)).click());
  for (let count = 0; count < 2; count += 1) await act((await listLink(page, "properties", random)).click());
  await act(page.keyboard.press("Control+k"));
  await act(page.keyboard.type(["wall", "door", "concrete", "fire", "pump"][Math.floor(random() * 5)] ?? ""));
  await context.close();
  return actions;
}

/** A random one of the links of a list that are rendered. */
async function listLink(page: Page, kind: string, random: () => number) {
  const links = page.locator(`main a[href*="/${kind}/"]`);
  await links.first().waitFor();
  return links.nth(Math.floor(random() * (await links.count())));
}

/** The documented configuration, without TLS and with paths of its own; each person has an address of their own in reality. */
function configuration(gateway: string, { folder, port }: { folder: string; port: number }): string {
  const users = join(folder, "users");
  writeFileSync(users, `${USER.username}:${hashSync(USER.password, 5)}\n`);
  return `
    log_format cache '$upstream_cache_status $status $request_time $request_method $request_uri';
    access_log ${join(folder, "cache.log")} cache;
    include /etc/nginx/mime.types;
    ${readFileSync(CONFIGURATION, "utf8")
      .replaceAll(/^ *ssl_\w+ .*\n|^ *limit_req.*\n/gm, "")
      .replace("listen 443 ssl", `listen 127.0.0.1:${port}`)
      .replaceAll("server_name plinth.example", "server_name 127.0.0.1")
      .replace("server 127.0.0.1:8080", `server ${new URL(gateway).host}`)
      .replaceAll("/var/cache/nginx/plinth", join(folder, "cache"))
      .replaceAll("/etc/nginx/plinth.htpasswd", users)}`;
}

/** Requests everything that was requested once more, one after the other, for some seconds. Returns how long each took. */
async function load(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + LOAD_SECONDS * 1000;
  for (let index = 0; performance.now() < end; index += 1) {
    const start = performance.now();
    const response = await fetch(`${origin}${paths[index % paths.length]}`, {
      headers: { ...headers, "accept-encoding": "gzip, deflate, br, zstd" },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    times.push(performance.now() - start);
  }
  return times;
}

function summary(times: readonly number[]): string {
  return `${times.length} requests, median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
}

const people = Number(options.people);
const service = await serveSample(async (headers) => {
  // The sample tells caches to keep nothing.
  headers.delete("Cache-Control");
  await sleep(Number(options.delay));
});
const gateway = await startGateway(service.url, {
  PLINTH_CLIENT_ID: "plinth-sample",
  PLINTH_CLIENT_SECRET: "open-to-everybody",
  PLINTH_USER_HEADER: "X-User",
  PLINTH_ALLOWED_HOSTS: "127.0.0.1",
  // Longer than the run takes.
  PLINTH_S_MAXAGE_SECONDS: "3600",
});
let folder = "";
const nginx = await runNginx((own) => {
  ({ folder } = own);
  return configuration(gateway.url, own);
});
if (nginx === null) throw new Error("nginx is not installed.");
const browser = await launchBrowser();

type Entry = {
  readonly isHit: boolean;
  readonly status: number;
  readonly ms: number;
  readonly method: string;
  readonly path: string;
};
const logged = (): Entry[] =>
  readFileSync(join(folder, "cache.log"), "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .map(([cached, status, seconds, method = "", path = ""]) => ({
      isHit: cached === "HIT",
      status: Number(status),
      ms: Number(seconds) * 1000,
      method,
      path,
    }))
    .filter(({ path }) => SERVICE_PATH.test(path));

try {
  let actions = 0;
  let before = 0;
  for (let person = 1; person <= people; person += 1) {
    actions += await visit(browser, nginx.url, randomNumbers(person));
    const entries = logged().slice(before);
    before += entries.length;
    const hits = entries.filter(({ isHit }) => isHit);
    console.log(`person ${person}: ${entries.length} requests, ${hits.length} from the cache`);
  }
  const entries = logged();
  const hits = entries.filter(({ isHit }) => isHit);
  console.log(
    `${people} people, ${actions} actions: ${(entries.length / actions).toFixed(2)} requests an action`,
  );
  console.log(`hit rate: ${((100 * hits.length) / entries.length).toFixed(1)} %`);
  console.log(`from the cache: ${summary(hits.map(({ ms }) => ms))}`);
  console.log(`from the service: ${summary(entries.filter(({ isHit }) => !isHit).map(({ ms }) => ms))}`);

  const paths = [
    ...new Set(
      entries.filter(({ method, status }) => method === "GET" && status === 200).map(({ path }) => path),
    ),
  ];
  const authorization = `Basic ${btoa(`${USER.username}:${USER.password}`)}`;
  for (const [name, server, headers] of [
    ["through the warm cache", nginx, { authorization }],
    ["without it", gateway, { "x-user": USER.username }],
  ] as const) {
    const taken = server.processorTime();
    const times = await load(server.url, paths, headers);
    const each = (1000 * (server.processorTime() - taken)) / times.length;
    console.log(`${name}: ${summary(times)}`);
    console.log(
      `  ${each.toFixed(2)} ms of processor time for each, ${server.memory().toFixed(0)} MB after it`,
    );
  }
} finally {
  await browser.close();
  await Promise.all([nginx.stop(), gateway.stop(), service.stop()]);
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../../..");

/** As in the Containerfile. */
const COLLECT_SOON = "--max-semi-space-size=16";

/** A server in processes of its own. */
export interface RunningServer {
  readonly url: string;
  /** The resident memory of its processes, in MB; NaN on systems without /proc. */
  readonly memory: () => number;
  /** The processor time that they have taken, in seconds; NaN on systems without /proc. */
  readonly processorTime: () => number;
  readonly stop: () => Promise<void>;
}

/** The service behind the gateway and nginx. */
export function startUpstream(): Promise<RunningServer> {
  return startNode([join(import.meta.dirname, "upstream.ts")], {});
}

/** The least that a proxy in Node takes. */
export function startNodeProxy(upstream: string): Promise<RunningServer> {
  return startNode([COLLECT_SOON, join(import.meta.dirname, "node-proxy.ts")], {
    PLINTH_UPSTREAM_URL: upstream,
  });
}

/** The gateway as the container runs it; its log is read and dropped. */
export function startGateway(
  upstream: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  return startNode([COLLECT_SOON, join(ROOT, "src/node/cli/main.ts"), "gateway"], {
    PLINTH_UPSTREAM_URL: upstream,
    PLINTH_CLIENT_ID: "bench",
    PLINTH_CLIENT_SECRET: "bench-secret",
    PLINTH_LISTEN: "127.0.0.1:0",
    ...settings,
  });
}

async function startNode(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], env });
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:[^"\s]*/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url, ...usage(() => [child.pid]), stop: () => stop(child) };
  }
  throw new Error(`${args.join(" ")} did not start.`);
}

/** Where nginx is installed; null if it is not. */
function findNginx(): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  const isExecutable = (file: string): boolean => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return folders.map((folder) => join(folder, "nginx")).find(isExecutable) ?? null;
}

/** As of Node, which sets no limit; nginx would close a connection after 1,000 requests, and autocannon loses what it has sent by then. */
const KEEP_OPEN = "keepalive_requests 1000000000;";

/** nginx with `proxy_pass`, connections that stay open, and a token as the gateway adds one; null if it is not installed. */
export function startNginx(upstream: string): Promise<RunningServer | null> {
  return runNginx(
    ({ port }) => `
      upstream service { server ${new URL(upstream).host}; keepalive 128; ${KEEP_OPEN} }
      server {
        listen 127.0.0.1:${port}; ${KEEP_OPEN}
        location / {
          proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_set_header Authorization "Bearer bench-token";
        }
      }`,
  );
}

/** nginx with one worker, a log, and further lines of its http block; null if it is not installed. */
export async function runNginx(
  http: (own: { readonly folder: string; readonly port: number }) => string,
): Promise<RunningServer | null> {
  const nginx = findNginx();
  if (nginx === null) return null;
  const folder = mkdtempSync(join(tmpdir(), "plinth-nginx-"));
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(" ");
  const configuration = `
    daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log ${join(folder, "error.log")};
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 4096; }
    http {
      access_log ${join(folder, "access.log")}; ${temporary}
      ${http({ folder, port })}
    }`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  const child = spawn(nginx, ["-p", folder, "-e", join(folder, "error.log"), "-c", file], {
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await sleep(50);
  }
  const stopAll = async (): Promise<void> => {
    await stop(child);
    rmSync(folder, { recursive: true });
  };
  return { url, ...usage(() => [child.pid, ...childrenOf(child.pid)]), stop: stopAll };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("There is no free port.");
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  // Connections that an attack has left open would delay it.
  const timer = setTimeout(() => child.kill("SIGKILL"), 5000);
  await closed;
  clearTimeout(timer);
}

function childrenOf(pid: number | undefined): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  } catch {
    return [];
  }
}

function usage(pids: () => readonly (number | undefined)[]) {
  return { memory: () => residentMemory(pids()), processorTime: () => processorTime(pids()) };
}

/** In clock ticks of a hundredth of a second: user and system time. */
function processorTime(pids: readonly (number | undefined)[]): number {
  const times = pids.map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
      return (Number(fields[11]) + Number(fields[12])) / 100;
    } catch {
      return Number.NaN;
    }
  });
  return times.reduce((sum, time) => sum + time, 0);
}

function residentMemory(pids: readonly (number | undefined)[]): number {
  const sizes = pids.map((pid) => {
    try {
      const [, kB] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
      return Number(kB) / 1000;
    } catch {
      return Number.NaN;
    }
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

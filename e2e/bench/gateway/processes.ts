import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  readonly stop: () => Promise<void>;
}

/** The service behind the gateway and nginx. */
export function startUpstream(): Promise<RunningServer> {
  return startNode([join(import.meta.dirname, "upstream.ts")], {});
}

/** The gateway as the container runs it; its log is read and dropped. */
export function startGateway(upstream: string): Promise<RunningServer> {
  return startNode([COLLECT_SOON, join(ROOT, "src/node/cli/main.ts"), "gateway"], {
    PLINTH_UPSTREAM_URL: upstream,
    PLINTH_CLIENT_ID: "bench",
    PLINTH_CLIENT_SECRET: "bench-secret",
    PLINTH_LISTEN: "127.0.0.1:0",
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
    return { url, stop: () => stop(child) };
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

/** As of Node, which sets no limit; nginx would close a connection after 1,000 requests, which would be measured. */
const KEEP_OPEN = "keepalive_requests 1000000000;";

/** nginx with one worker, a log, `proxy_pass`, connections that stay open, and a token as the gateway adds one; null if it is not installed. */
export async function startNginx(upstream: string): Promise<RunningServer | null> {
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
      upstream service { server ${new URL(upstream).host}; keepalive 128; ${KEEP_OPEN} }
      server {
        listen 127.0.0.1:${port}; ${KEEP_OPEN}
        location / {
          proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_set_header Authorization "Bearer bench-token";
        }
      }
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
  return { url, stop: stopAll };
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
  await closed;
}

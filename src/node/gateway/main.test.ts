import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { portOf, sendJson, stubUpstream, TM } from "./forward/upstream.fixture.ts";

/** Runs the program as `npm run gateway` does. */
function run(env: Record<string, string>, ...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "plinth-main-"));
  writeFileSync(join(folder, "index.html"), "<p>The app</p>");
  const child = spawn(process.execPath, [join(import.meta.dirname, "../cli/main.ts"), "gateway", ...args], {
    env: {
      PLINTH_CLIENT_ID: "client",
      PLINTH_CLIENT_SECRET: "s3cr3t",
      PLINTH_LISTEN: "127.0.0.1:0",
      PLINTH_APP_FOLDER: folder,
      ...env,
    },
  });
  const lines: string[] = [];
  const complaints: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => complaints.push(line));
  const exited = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });
  return {
    lines,
    complaints,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    exitCode: async () => exited,
    url: async () => {
      await expect.poll(() => lines[0]).toContain("listening");
      return /http:[^"]*/.exec(lines[0] ?? "")?.[0] ?? "";
    },
  };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "on %s it finishes what it has begun, and ends well",
  async (signal) => {
    const { promise, resolve } = Promise.withResolvers<ServerResponse>();
    const upstream = await stubUpstream((_request, response) => resolve(response));
    const gateway = run({ PLINTH_UPSTREAM_URL: upstream.url });
    const url = await gateway.url();
    const pending = fetch(`${url}${TM}/templates`);
    const response = await promise;
    gateway.kill(signal);
    await expect
      .poll(async () =>
        fetch(url).then(
          () => "open",
          () => "closed",
        ),
      )
      .toBe("closed");
    sendJson(response, { results: [] });
    const answer = await pending;
    expect([answer.status, await answer.json()]).toEqual([200, { results: [] }]);
    expect(await gateway.exitCode()).toBe(0);
    const last: unknown = JSON.parse(`[${gateway.lines.slice(-2).join(",")}]`);
    expect(last).toMatchObject([{ operation: "E9", status: 200 }, { event: "stopped" }]);
    expect(gateway.complaints).toEqual([]);
  },
);

test("it shuts down within the time limit", async () => {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  const upstream = await stubUpstream((_request, response) => resolve(response));
  const gateway = run({ PLINTH_UPSTREAM_URL: upstream.url, PLINTH_SHUTDOWN_SECONDS: "0" });
  const pending = fetch(`${await gateway.url()}${TM}/templates`).catch(() => "cut off");
  await promise;
  gateway.kill("SIGTERM");
  expect([await pending, await gateway.exitCode()]).toEqual(["cut off", 0]);
});

test.each([
  [{}, "PLINTH_UPSTREAM_URL: is missing"],
  [
    { PLINTH_UPSTREAM_URL: "http://127.0.0.1:1", PLINTH_LISTEN: "0.0.0.0:0" },
    "can be reached from other machines",
  ],
  [
    { PLINTH_UPSTREAM_URL: "http://127.0.0.1:1", PLINTH_APP_FOLDER: "/there/is/none" },
    "run 'npm run build' first",
  ],
  [
    { PLINTH_UPSTREAM_URL: "http://127.0.0.1:1", PLINTH_APP_FOLDER: import.meta.filename },
    `PLINTH_APP_FOLDER: ${import.meta.filename}: it is not a folder`,
  ],
  [
    { PLINTH_UPSTREAM_URL: "http://127.0.0.1:1", PLINTH_USERS_FILE: "/there/is/s3cr3t" },
    "PLINTH_USERS_FILE: no such file or folder",
  ],
  [
    {
      PLINTH_UPSTREAM_URL: "http://127.0.0.1:1",
      PLINTH_LISTEN: "203.0.113.1:0",
      PLINTH_ALLOW_ANYONE: "true",
    },
    "Cannot listen on port 0 of 203.0.113.1: this computer does not have that address.",
  ],
  [{ PLINTH_UPSTREAM_URL: "http://127.0.0.1:1", PLINTH_LISTEN: "127.0.0.1:70000" }, "PLINTH_LISTEN"],
])("with %j it does not start, and prints the reason", async (env, reason) => {
  const gateway = run(env);
  expect(await gateway.exitCode()).toBe(1);
  expect(gateway.complaints.join("\n")).toContain(reason);
  expect(gateway.complaints.join("\n")).not.toContain("s3cr3t");
  expect(gateway.lines).toEqual([]);
});

test("the log says that it listens on all addresses", async () => {
  const gateway = run({
    PLINTH_UPSTREAM_URL: "http://127.0.0.1:1",
    PLINTH_LISTEN: "0.0.0.0:0",
    PLINTH_ALLOW_ANYONE: "true",
  });
  expect(await gateway.url()).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
});

test("requests to the service and for its token go through the proxy of the environment", async () => {
  const seen: string[] = [];
  // A proxy that answers for the service itself, also in a tunnel.
  const proxy = createServer((request, response) => {
    seen.push(new URL(request.url ?? "", "http://service.example").href);
    sendJson(response, request.method === "POST" ? "token" : { results: [] });
  });
  proxy.on("connect", (_request, socket) => {
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    proxy.emit("connection", socket);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void proxy.close());
  const gateway = run({
    PLINTH_UPSTREAM_URL: "http://service.example",
    NODE_USE_ENV_PROXY: "1",
    HTTP_PROXY: `http://127.0.0.1:${portOf(proxy.address())}`,
  });
  const response = await fetch(`${await gateway.url()}${TM}/templates`);
  expect(response.status).toBe(200);
  expect(seen).toEqual([
    "http://service.example/authentication/api/v1/oauth2/token",
    `http://service.example${TM}/templates`,
  ]);
});

test("unknown variables with the prefix of the settings are reported", async () => {
  const upstream = await stubUpstream();
  const gateway = run({ PLINTH_UPSTREAM_URL: upstream.url, PLINTH_ALOW_ANYONE: "true" });
  await gateway.url();
  await expect
    .poll(() => gateway.lines[1])
    .toContain('"event":"unknown setting","name":"PLINTH_ALOW_ANYONE"');
});

test("--help lists the settings, and unknown options are rejected", async () => {
  const [help, other] = [run({}, "--help"), run({}, "--port", "80")];
  expect([await help.exitCode(), await other.exitCode()]).toEqual([0, 2]);
  expect(help.lines.join("\n")).toMatch(
    /PLINTH_LISTEN \(default: 127\.0\.0\.1:8080\)\n +Host and port to listen on/,
  );
  expect(help.complaints).toEqual([]);
  expect(other.complaints.join("\n")).toContain("--port");
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { runHere } from "../command.fixture.ts";

test("the server is started and ended by its client, over standard input and output", async () => {
  const main = join(import.meta.dirname, "../main.ts");
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, "mcp", "--service", "sample", "--culture", "nb-NO"],
    stderr: "pipe",
  });
  let err = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport);
  expect(client.getServerVersion()).toMatchObject({ name: "plinth" });
  expect(client.getInstructions()).toContain("nextSkip");
  const { content } = await client.callTool({ name: "list_classifications", arguments: {} });
  expect(JSON.stringify(content)).toContain("Bygningsdeler");
  const { pid } = transport;
  await client.close();
  expect(err).toBe("");
  expect(pid).not.toBeNull();
  expect(() => process.kill(pid ?? 0, 0)).toThrow("ESRCH");
});

test("requests are answered even if the input ends after them, but for cancelled ones", async () => {
  const main = join(import.meta.dirname, "../main.ts");
  const child = spawn(process.execPath, [main, "mcp", "--service", "sample"]);
  const params = { name: "list_classifications", arguments: {} };
  const messages = [
    { id: 1, method: "tools/call", params },
    { id: 2, method: "tools/call", params },
    { method: "notifications/cancelled", params: { requestId: 2 } },
    { id: 3, method: "no/such/method" },
  ];
  child.stdin.end(messages.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join(""));
  const [out] = await Promise.all([text(child.stdout), once(child, "close")]);
  expect(child.exitCode).toBe(0);
  const answers = out.trimEnd().split("\n");
  expect(answers).toHaveLength(2);
  expect(answers.join()).toMatch(/"code":-32601.*Building elements|Building elements.*"code":-32601/);
});

test("the server ends soon after its input, also while a service does not answer", async () => {
  const service = createServer(() => undefined).listen(0, "127.0.0.1");
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  await once(service, "listening");
  const address = v.parse(v.object({ port: v.number() }), service.address());
  const main = join(import.meta.dirname, "../main.ts");
  const url = `http://127.0.0.1:${address.port}`;
  const child = spawn(process.execPath, [main, "mcp", "--service", url, "--timeout", "600"]);
  const params = { name: "search", arguments: { query: "wall" } };
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params })}\n`);
  await once(service, "request");
  child.stdin.end();
  const [out] = await Promise.all([text(child.stdout), once(child, "close")]);
  expect({ code: child.exitCode, out }).toEqual({ code: 0, out: "" });
});

test("a line that is too long ends the server with the reason", async () => {
  const main = join(import.meta.dirname, "../main.ts");
  const child = spawn(process.execPath, [main, "mcp", "--service", "sample"]);
  // The server does not read the rest.
  child.stdin.on("error", () => undefined);
  child.stdin.write("x".repeat(11 * 1024 * 1024));
  const [err] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect({ code: child.exitCode, err }).toEqual({
    code: 1,
    err: "A line of the input is longer than 10 MiB.\n",
  });
});

test("a wrong service is refused before anything is served", async () => {
  const { code, out, err } = await runHere(["mcp", "--service", "dictionary"]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("--service must be a base URL or 'sample'.");
});

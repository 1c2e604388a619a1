import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, test } from "vitest";
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

test("a wrong service is refused before anything is served", async () => {
  const { code, out, err } = await runHere(["mcp", "--service", "dictionary"]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("--service must be a base URL or 'sample'.");
});

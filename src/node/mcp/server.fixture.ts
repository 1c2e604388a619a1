import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import * as v from "valibot";
import { expect, onTestFinished } from "vitest";
import type { Client as ServiceClient } from "#core/api/http/client.ts";
import { MAX_CHARACTERS } from "./answer.ts";
import { createMcpServer } from "./server.ts";

const contentSchema = v.object({
  content: v.tuple([v.object({ type: v.literal("text"), text: v.string() })]),
  isError: v.optional(v.boolean(), false),
});

/** The SDK's own client, connected to a server for a service. */
export async function connectTo(service: ServiceClient, secrets: readonly string[] = []) {
  const options = { client: service, version: "1.0.0", culture: null, secrets: () => secrets };
  const server = createMcpServer(options);
  const client = new Client({ name: "test", version: "1.0.0" });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  onTestFinished(async () => client.close());
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = v.parse(contentSchema, await client.callTool({ name, arguments: input }));
    return { text: content[0].text, isError };
  };
  const read = async (name: string, input: Record<string, unknown> = {}): Promise<unknown> => {
    const { text, isError } = await call(name, input);
    if (isError) throw new Error(text);
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
    return JSON.parse(text);
  };
  return { client, call, read };
}

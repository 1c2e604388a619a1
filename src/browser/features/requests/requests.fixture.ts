import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { createRequestLog, type RequestLog } from "#browser/session/request-log.ts";
import { createClient } from "#core/api/http/client.ts";
import type { ClientOptions } from "#core/api/http/http.ts";
import { type OperationId, OPERATIONS } from "#core/api/operations.ts";

export const TOKEN = "header.pay-load_.sign~a+t/ure==";
export const CLIENT_ID = "client $1";
export const SECRET = "s3cr$et `w` 'q' \"d\" \\ %41 ä";
export const NASTY = `q'"$HOME \`id\` %41 a+b&c=d\n#ø日本😀!\\`;

/** A service that echoes each request as JSON. */
export async function echoService(): Promise<{ baseUrl: string; close: () => void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url, headers } = request;
      const { accept, authorization, "content-type": type } = headers;
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || "null");
      const received = { method, url, accept, authorization, type, body };
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(received));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = addressOf(server.address());
  return { baseUrl: `http://127.0.0.1:${port}/a%20b/ø'$x`, close: () => server.close() };
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address;
}

/** Sends a request of every operation, with the same text in every parameter and in the body; records the responses. */
export async function sendEverything(
  options: Pick<ClientOptions, "baseUrl" | "fetch">,
  text: string,
): Promise<RequestLog> {
  const log = createRequestLog();
  log.keepResponses(true);
  log.addSecret(TOKEN, "PLINTH_TOKEN");
  const ended = new AbortController().signal;
  const onRequest = log.listener({ hasToken: true, ended });
  const token = { current: async () => TOKEN, renew: async () => TOKEN };
  const withToken = createClient({ ...options, token, onRequest });
  const without = createClient({ ...options, onRequest });
  const all = {
    versionGuid: text,
    culture: text,
    searchTerm: text,
    classNumber: text,
    templateVersionGuid: text,
  };
  const schema = v.unknown();
  for (const operation of operationIds()) {
    if (operation === "E1") {
      const body = {
        clientId: CLIENT_ID,
        clientSecret: SECRET,
        audienceUrl: `https://user:${SECRET}@app.example`,
      };
      await without.request({ operation, parameters: {}, body, schema, retry: false }).catch(() => null);
    } else {
      const isSearch = operation === "E10";
      const parameters = { ...all, id: 7, take: 5 };
      const body = isSearch ? { productTypeGuids: [text], stageIds: [3], isOn: true, none: null } : undefined;
      await withToken.request({ operation, parameters, body, schema, retry: false }).catch(() => null);
    }
  }
  return log;
}

function operationIds(): readonly OperationId[] {
  const isOperation = (id: string): id is OperationId => id in OPERATIONS;
  return Object.keys(OPERATIONS).filter(isOperation);
}

import { type IncomingHttpHeaders, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { portOf } from "./forward/upstream.fixture.ts";
import { type Asset, type Assets, jsonAsset } from "./serve/assets.ts";
import { createLog } from "./serve/log.ts";
import { createGateway } from "./serve/server.ts";
import { readSettings } from "./settings/settings.ts";

export type GatewayResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Source address, any of 127.0.0.0/8. */
  readonly from?: string;
};

export type RunningGateway = {
  readonly url: string;
  readonly lines: Record<string, unknown>[];
  /** The log as written. */
  readonly logged: () => string;
  /** Requests a raw path: nothing resolves or encodes it. */
  readonly request: (path: string, options?: RequestOptions) => Promise<GatewayResponse>;
  /** Sends raw bytes and returns everything received until the connection closes. */
  readonly send: (text: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Starts a gateway on a real socket; stopped after the test. */
export async function startGateway(
  upstreamUrl: string,
  env: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, Asset>> = {},
): Promise<RunningGateway> {
  const settings = readSettings({
    PLINTH_UPSTREAM_URL: upstreamUrl,
    PLINTH_CLIENT_ID: "the-client",
    PLINTH_CLIENT_SECRET: "the-secret",
    PLINTH_LISTEN: "127.0.0.1:0",
    ...env,
  });
  const lines: Record<string, unknown>[] = [];
  let logged = "";
  const log = createLog((line) => {
    logged += line;
  });
  const assets: Assets = new Map(Object.entries({ "/index.html": page("<p>The app</p>"), ...files }));
  const gateway = createGateway(settings, assets, (entry) => {
    lines.push(entry);
    log(entry);
  });
  await gateway.listen(settings.listen);
  onTestFinished(async () => {
    gateway.server.closeAllConnections();
    await gateway.close();
  });
  const port = portOf(gateway.server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    lines,
    logged: () => logged,
    request: async (path, options) => request(port, path, options),
    send: async (text) => send(port, text),
    close: async () => gateway.close(),
  };
}

/** An HTML file of the built app. */
function page(html: string): Asset {
  return { ...jsonAsset(html), type: "text/html; charset=utf-8" };
}

async function request(
  port: number,
  path: string,
  { method = "GET", headers = {}, body, from = "127.0.0.1" }: RequestOptions = {},
): Promise<GatewayResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, headers, agent: false, localAddress: from };
    const sent = httpRequest(options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function send(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      received += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
}

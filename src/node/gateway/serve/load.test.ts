import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as tick, setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { E10, stubUpstream, TM } from "../forward/upstream.fixture.ts";
import { startGateway } from "../gateway.fixture.ts";

const REQUESTS = Number(process.env["PLINTH_LOAD_REQUESTS"] ?? 500);
const CLIENTS = 50;

// Brotli's default quality is too slow for this many.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  gzip: (text) => gzipSync(text),
  br: (text) => brotliCompressSync(text, quick),
  deflate: (text) => deflateSync(text),
  identity: (text) => Buffer.from(text),
};

/**
 * The outcome of a request by the first byte of its hash. `short` and `long` are bodies whose Content-Length is too large or too small;
 * after a long one follows what looks like the response to another request.
 */
const KINDS = [
  [170, "whole"],
  [185, "late"],
  [200, "cut"],
  [208, "short"],
  [216, "long"],
  [224, "reset"],
  [240, "failed"],
  [256, "cancelled"],
] as const;
const STRAY = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\nstray";
/** What a client receives of a `long` body; short, so that what follows arrives with it. */
const startOf = (text: string): string => text.slice(0, 20);

/** Derived from the request's number, so that client and service agree on it. */
function fateOf(number: number) {
  const [kind = 0, size = 0, encoding = 0] = createHash("sha256").update(String(number)).digest();
  return {
    kind: nameOf(kind),
    // A client would take the start of a compressed body for damaged.
    encoding: nameOf(kind) === "long" ? "identity" : (Object.keys(ENCODINGS)[encoding % 4] ?? ""),
    isPost: number % 5 === 0,
    text: JSON.stringify({
      number,
      text: createHash("sha512")
        .update(String(number))
        .digest("hex")
        .repeat(size > 240 ? 10 * size : size),
    }),
  };
}

function nameOf(byte: number): (typeof KINDS)[number][1] {
  return KINDS.find(([below]) => byte < below)?.[1] ?? "whole";
}

function numberOf(text: string): number {
  return Number(/number-(\d+)/.exec(text)?.[1]);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  const { kind, encoding, text } = fateOf(numberOf(`${request.url} ${body}`));
  const bytes = ENCODINGS[encoding]?.(text) ?? Buffer.alloc(0);
  if (kind === "failed") {
    response.writeHead(500, { "content-type": "text/html" }).end(`<title>${text.slice(0, 30)}</title>`);
    return;
  }
  if (kind === "reset") {
    request.socket.resetAndDestroy();
    return;
  }
  const head = { "content-type": "application/json", "content-encoding": encoding };
  if (kind === "long") {
    const start = startOf(text);
    response.writeHead(200, { ...head, "content-length": start.length }).end(start + STRAY);
    return;
  }
  if (kind === "late") await sleep(20);
  response.writeHead(200, kind === "short" ? { ...head, "content-length": bytes.length + 10 } : head);
  const middle = Math.floor(bytes.length / 2);
  response.write(bytes.subarray(0, middle));
  await tick();
  if (kind === "cut") response.destroy();
  else response.end(bytes.subarray(middle));
  // Node would keep the connection, and wait for the rest.
  if (kind === "short") response.socket?.end();
}

test(
  `${REQUESTS} requests, compressed, with faults and cancellations: nobody gets anybody else's answer`,
  { timeout: 90_000 + REQUESTS * 30 },
  async () => {
    let open = 0;
    const upstream = await stubUpstream((request, response) => {
      open += 1;
      response.once("close", () => {
        open -= 1;
      });
      answer(request, response).catch(() => response.destroy());
    });
    const gateway = await startGateway(upstream.url);
    const none = { whole: 0, late: 0, cut: 0, short: 0, long: 0, reset: 0, failed: 0, cancelled: 0 };
    const counts = { ...none, lost: 0, wrong: 0 };

    async function send(number: number): Promise<keyof typeof counts> {
      const { kind, isPost, text } = fateOf(number);
      const controller = new AbortController();
      const name = `number-${number}`;
      const init = {
        signal: controller.signal,
        headers: { "accept-encoding": "gzip, deflate, br", "content-type": "application/json" },
      };
      const requested = isPost
        ? fetch(`${gateway.url}${E10}`, {
            ...init,
            method: "POST",
            body: JSON.stringify({ productTypeGuids: [name] }),
          })
        : fetch(`${gateway.url}${TM}/units/${name}`, init);
      requested.catch(() => {});
      if (kind === "cancelled") for (let turn = number % 5; turn >= 0; turn -= 1) await tick();
      if (kind === "cancelled") controller.abort();
      try {
        const response = await requested;
        const received = await response.text();
        if (response.status > 500) return kind === "reset" ? "reset" : "lost";
        if (response.status === 500) return received.includes(`"number":${number},`) ? "failed" : "wrong";
        // A response may arrive before it is cancelled, but a cut one never arrives whole.
        if (received !== (kind === "long" ? startOf(text) : text)) return "wrong";
        if (kind === "cancelled") return "whole";
        return kind === "whole" || kind === "late" || kind === "long" ? kind : "wrong";
      } catch {
        return kind === "cancelled" || kind === "cut" || kind === "short" ? kind : "lost";
      }
    }

    let next = 0;
    async function client(): Promise<void> {
      while (next < REQUESTS) {
        next += 1;
        counts[await send(next)] += 1;
      }
    }
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const seconds = (performance.now() - startedAt) / 1000;

    const kinds = Array.from({ length: REQUESTS }, (_, index) => fateOf(index + 1).kind);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    const { whole: _whole, cancelled: _cancelled, ...certain } = none;
    const expected = Object.keys(certain).map((kind) => [kind, count(kind)]);
    expect(counts).toMatchObject({ ...Object.fromEntries(expected), wrong: 0, lost: 0 });
    expect(counts.whole + counts.cancelled).toBe(count("whole") + count("cancelled"));
    await expect.poll(() => open).toBe(0);
    expect(upstream.exchanges()).toBe(1);
    if (REQUESTS > 500) process.stdout.write(`${JSON.stringify({ seconds, ...counts })}\n`);
  },
);

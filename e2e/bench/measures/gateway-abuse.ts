import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type RunningServer, startGateway, startUpstream } from "../gateway/processes.ts";
import { APP } from "../pages.ts";
import { percentile, type Samples } from "../samples.ts";

const CONNECTIONS = 10_000;
/** The gateway's time limit for a request. */
const LIMIT_SECONDS = 5;
const GIGABYTE = 1_000_000_000;
const PIECE = Buffer.alloc(1_000_000, "x");

const TM = "/templates-management/api/v2";
const E10 = "/projects-management/api/v1/projects/1/requirements/search";
const HOST = "Host: localhost\r\n";

/** An attack: resolves with the number of its connections that the gateway has not refused. */
type Attack = (gateway: RunningServer) => Promise<number>;

const ATTACKS: Readonly<Record<string, Attack>> = {
  "idle connections": (gateway) => untilClosed(gateway, () => {}),
  "slow headers": (gateway) =>
    untilClosed(gateway, (socket) => drip(socket, `GET ${TM}/templates HTTP/1.1\r\n${HOST}X: `)),
  "a body of 1 GB": sendGigabyte,
  "header floods": (gateway) =>
    untilClosed(gateway, (socket) =>
      socket.write(`GET ${TM}/templates HTTP/1.1\r\n${HOST}${"a: b\r\n".repeat(20_000)}`),
    ),
};

/** Attacks on the gateway, while another client sends a request every 50 ms. */
export async function measureGatewayAbuse(samples: Samples): Promise<void> {
  const upstream = await startUpstream();
  try {
    for (const [name, attack] of Object.entries(ATTACKS)) {
      // The attackers are no proxies.
      const gateway = await startGateway(upstream.url, {
        PLINTH_TIMEOUT_SECONDS: String(LIMIT_SECONDS),
        PLINTH_TRUSTED_PROXIES: "127.0.0.1",
      });
      try {
        await visit(gateway, 20);
        const before = gateway.memory();
        const peak = watch(() => gateway.memory());
        const visitor = watchVisits(gateway);
        samples.add(APP, `abuse, ${name}: not refused`, await attack(gateway));
        samples.add(APP, `abuse, ${name}: memory`, peak.stop() - before);
        samples.add(APP, `abuse, ${name}: p99`, percentile(await visitor.stop(), 0.99));
      } finally {
        await gateway.stop();
      }
    }
  } finally {
    await upstream.stop();
  }
}

/** Opens the connections from two addresses, and waits until the gateway has closed them; the number that it has not. */
async function untilClosed({ url }: RunningServer, begin: (socket: Socket) => void): Promise<number> {
  const open = new Set<Socket>();
  for (let opened = 0; opened < CONNECTIONS; opened += 1) {
    const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", localAddress: "127.0.0.2" });
    open.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => open.delete(socket));
    socket.once("connect", () => begin(socket));
    socket.resume();
    // The queue of connections to accept is short.
    if (opened % 100 === 99) await sleep(10);
  }
  for (let second = 0; second < 3 * LIMIT_SECONDS && open.size > 0; second += 1) await sleep(1000);
  const left = open.size;
  for (const socket of open) socket.destroy();
  return left;
}

/** Sends a character a second. */
function drip(socket: Socket, head: string): void {
  socket.write(head);
  const timer = setInterval(() => socket.write("x"), 1000);
  socket.once("close", () => clearInterval(timer));
}

/** Ten clients send a gigabyte each as fast as they can; the number that could send all of it. */
async function sendGigabyte({ url }: RunningServer): Promise<number> {
  const clients = Array.from({ length: 10 }, async () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    const closed = new Promise<void>((resolve) => {
      socket.once("close", () => resolve());
    });
    const head = `POST ${E10} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${GIGABYTE}\r\n\r\n`;
    socket.write(head);
    let sent = 0;
    while (sent < GIGABYTE && !socket.destroyed) {
      sent += PIECE.length;
      if (socket.write(PIECE)) continue;
      const { promise: drained, resolve } = Promise.withResolvers<void>();
      socket.once("drain", () => resolve());
      await Promise.race([drained, closed]);
    }
    const isWhole = !socket.destroyed && sent >= GIGABYTE;
    socket.destroy();
    return isWhole;
  });
  return (await Promise.all(clients)).filter(Boolean).length;
}

/** The largest value, read ten times a second. */
function watch(read: () => number): { readonly stop: () => number } {
  let most = read();
  const timer = setInterval(() => {
    most = Math.max(most, read());
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

async function visit({ url }: RunningServer, times: number): Promise<number[]> {
  const latencies: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}${TM}/templates`);
    if (!response.ok) throw new Error(`A visitor got a ${response.status}.`);
    await response.arrayBuffer();
    latencies.push(performance.now() - startedAt);
    await sleep(50);
  }
  return latencies;
}

/** The latencies of a visitor until it is stopped, in ms. Rejects if a request fails. */
function watchVisits(gateway: RunningServer): { readonly stop: () => Promise<number[]> } {
  const stopped = new AbortController();
  const visiting = (async () => {
    const all: number[] = [];
    while (!stopped.signal.aborted) all.push(...(await visit(gateway, 1)));
    return all;
  })();
  visiting.catch(() => {});
  return {
    stop: () => {
      stopped.abort();
      return visiting;
    },
  };
}

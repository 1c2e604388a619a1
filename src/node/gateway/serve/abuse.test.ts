import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { E10, sendJson, stubUpstream, TM } from "../forward/upstream.fixture.ts";
import { type RunningGateway, startGateway } from "../gateway.fixture.ts";
import { MAX_CONNECTIONS } from "./connection-limits.ts";

/** The short form of the measure 'gateway under abuse' of the benchmark, which opens 10,000 connections and sends a gigabyte. */

const HEAD = `POST ${E10} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;

type Client = { readonly socket: Socket; readonly received: () => string; readonly closed: Promise<void> };

async function openClient({ url }: RunningGateway, localAddress = "127.0.0.1"): Promise<Client> {
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", localAddress });
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    received += chunk;
  });
  // A reset is a close, too.
  socket.on("error", () => {});
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.once("close", () => resolve());
  await once(socket, "connect");
  return { socket, received: () => received, closed };
}

/** A thousand connections take a while on a busy machine. */
const PATIENCE = { timeout: 20_000 };
const SHORT = { PLINTH_TIMEOUT_SECONDS: "1" };

test("connections that send nothing, or a header byte by byte, are closed with a 408 at the time limit", async () => {
  const gateway = await startGateway("http://127.0.0.1:1", SHORT);
  const clients = await Promise.all(Array.from({ length: 50 }, () => openClient(gateway)));
  const slow = clients.filter((_client, index) => index % 2 === 0);
  const timer = setInterval(() => {
    for (const { socket } of slow) socket.write("x");
  }, 100);
  onTestFinished(() => clearInterval(timer));
  for (const { socket } of slow) socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX: ");
  await Promise.all(clients.map(({ closed }) => closed));
  expect(slow.map(({ received }) => received().slice(0, 12))).toEqual(slow.map(() => "HTTP/1.1 408"));
});

test("a body that arrives byte by byte is ended at the time limit", async () => {
  const upstream = await stubUpstream();
  const gateway = await startGateway(upstream.url, SHORT);
  const { socket, received, closed } = await openClient(gateway);
  socket.write(`${HEAD}Content-Length: 1000\r\n\r\n`);
  const timer = setInterval(() => socket.write("x"), 100);
  onTestFinished(() => clearInterval(timer));
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  expect(upstream.seen).toEqual([]);
});

test.each([
  ["with its length", "Content-Length: 1000000000\r\n\r\n", "x".repeat(65_536)],
  ["in chunks", "Transfer-Encoding: chunked\r\n\r\n", `10000\r\n${"x".repeat(65_536)}\r\n`],
])(
  "a body of a gigabyte %s gets a 413, and the connection is closed before it is sent",
  async (_how, head, piece) => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url);
    const { socket, received, closed } = await openClient(gateway);
    socket.write(HEAD + head);
    // Slowly, so that only the limit can end it.
    const timer = setInterval(() => socket.write(piece), 20);
    onTestFinished(() => clearInterval(timer));
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 413 /);
    expect(upstream.seen).toEqual([]);
  },
);

test("a client that sends a gigabyte as fast as it can gets a 413, and most of it is not received", async () => {
  const gateway = await startGateway("http://127.0.0.1:1");
  const { socket, received, closed } = await openClient(gateway);
  socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
  const piece = `100000\r\n${"x".repeat(1_048_576)}\r\n`;
  const send = (): void => {
    while (socket.bytesWritten < 1e9 && socket.write(piece));
  };
  socket.on("drain", send);
  send();
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 413 /);
  expect(socket.bytesWritten).toBeLessThan(50_000_000);
});

test("what is read of heads that are too long takes no memory afterwards", async () => {
  const gateway = await startGateway("http://127.0.0.1:1");
  const before = process.memoryUsage().arrayBuffers;
  const text = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(65_000)}`;
  for (let client = 0; client < 100; client += 1)
    expect(await gateway.send(text)).toMatch(/^HTTP\/1\.1 431 /);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
});

test("a client has a limited number of connections, other clients and proxies are not affected", async () => {
  const upstream = await stubUpstream((_request, response) => sendJson(response, []));
  const gateway = await startGateway(upstream.url, { PLINTH_TRUSTED_PROXIES: "127.0.0.3" });
  const open = (count: number, from: string): Promise<Client[]> =>
    Promise.all(Array.from({ length: count }, () => openClient(gateway, from)));
  const first = await open(MAX_CONNECTIONS + 20, "127.0.0.2");
  const isOpen = ({ socket }: Client): boolean => !socket.destroyed;
  await expect.poll(() => first.filter(isOpen).length, PATIENCE).toBe(MAX_CONNECTIONS);
  expect(gateway.lines).toEqual([{ event: "too many connections", address: "127.0.0.2" }]);
  const others = await Promise.all(
    ["127.0.0.1", "127.0.0.3"].map((from) => gateway.request(`${TM}/templates`, { from })),
  );
  expect(others.map(({ status }) => status)).toEqual([200, 200]);

  for (const { socket } of first) socket.destroy();
  await expect
    .poll(async () => {
      const [again] = await open(1, "127.0.0.2");
      await wait(50);
      return again?.socket.destroyed;
    }, PATIENCE)
    .toBe(false);
});

import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "../serve/http-server.ts";
import { startListening } from "./listen-address.ts";

/** What a server on `localhost`, which has two addresses, sends to a client of the second one. */
async function sentBySecond(text: string): Promise<string> {
  const app = createHttpServer({
    hosts: null,
    hostAdvice: "",
    requestTimeoutMs: 1000,
    writeTimeoutMs: 1000,
    maxBodyBytes: 1000,
    log: () => undefined,
  });
  app.get("/", () => "hello");
  const both = async () => ["127.0.0.1", "127.0.0.2"];
  const url = await startListening(app, { host: "localhost", port: 0 }, both);
  onTestFinished(async () => app.close());
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.2", () => socket.write(text));
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      received += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}

const END = "Host: localhost\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n";

test("on the second address of localhost, requests to upgrade the connection are answered", async () => {
  expect(await sentBySecond(`GET / HTTP/1.1\r\n${END}`)).toMatch(/^HTTP\/1\.1 200 [^]*hello$/);
});

test("on the second address of localhost, what is no HTTP gets the security headers", async () => {
  expect(await sentBySecond("GARBAGE\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 [^]*nosniff/);
});

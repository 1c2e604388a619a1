import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A process of its own that sends requests over 100 connections at even intervals, whether earlier ones have been answered or not, and
 * prints their latencies in ms as JSON. Fails if a request does.
 */

const [url = "", seconds = "1", rate = "1"] = process.argv.slice(2);
const CONNECTIONS = 100;
/** Until the code of this process is compiled. */
const WARM_UP_SECONDS = 1;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, scheduling: "fifo" });

function send(): Promise<number> {
  const startedAt = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(url, { agent }, (response) => {
    response.resume();
    response.once("error", reject);
    response.once("end", () => {
      if (response.statusCode === 200) resolve(performance.now() - startedAt);
      else reject(new Error(`The response has the status ${response.statusCode}.`));
    });
  });
  sent.once("error", reject);
  sent.end();
  return promise;
}

await Promise.all(Array.from({ length: CONNECTIONS }, send));
const warmUp = WARM_UP_SECONDS * Number(rate);
const startedAt = performance.now();
const latencies: Promise<number>[] = [];
for (let number = 0; number < warmUp + Number(seconds) * Number(rate); number += 1) {
  // Timers have a resolution of one millisecond, so a request may be that much late, but none waits for another.
  await sleep(Math.max(1, startedAt + (number * 1000) / Number(rate) - performance.now()));
  latencies.push(send());
}
const times = (await Promise.all(latencies)).slice(warmUp);
agent.destroy();
process.stdout.write(JSON.stringify(times));

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import {
  type RunningServer,
  startGateway,
  startNginx,
  startNodeProxy,
  startUpstream,
} from "../gateway/processes.ts";
import { APP, DIRECT, NGINX, NODE_PROXY } from "../pages.ts";
import { percentile, Samples } from "../samples.ts";

const EVEN_LOAD = join(import.meta.dirname, "../gateway/even-load.ts");
const CLOSED_LOAD = join(import.meta.dirname, "../peers/gateway-load.ts");
/** A rate that leaves both machines and gateways idle for most of the time: latency under saturation measures throughput. */
const REQUESTS_A_SECOND = 500;
/** In turns, since the speed of a machine changes from minute to minute. */
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const SECONDS = 5;
const PATH = "/templates-management/api/v2/templates?Skip=0&Take=50";

/** What the gateway adds to the latency of a service, next to nginx with `proxy_pass` and the least that Node takes, in the same run. */
export async function measureGateway(samples: Samples): Promise<void> {
  const upstream = await startUpstream();
  const servers: [name: string, server: RunningServer | null][] = [
    [APP, await startGateway(upstream.url)],
    [NGINX, await startNginx(upstream.url)],
    [NODE_PROXY, await startNodeProxy(upstream.url)],
  ];
  const started = servers.flatMap(([name, server]) => (server === null ? [] : [{ name, server }]));
  try {
    // Compiled code, as after the first minutes of a day.
    for (const { server } of started) await closedLoad(server.url, SECONDS);
    await measureEven(samples, upstream, started);
    await measureBursts(samples, upstream, started);
    for (const { name, server } of started) await measureThroughput(samples, name, server);
  } finally {
    await Promise.all([...servers.map(([, server]) => server?.stop()), upstream.stop()]);
  }
}

type Started = { readonly name: string; readonly server: RunningServer };

/** Requests at even intervals, almost each of which has the server for itself. */
async function measureEven(samples: Samples, upstream: RunningServer, servers: readonly Started[]) {
  const all = [{ name: DIRECT, server: upstream }, ...servers];
  const rounds = new Samples();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, server } of all) {
      const times = await evenLoad(server.url);
      for (const share of [0.5, 0.99]) rounds.add(name, `p${share * 100}`, percentile(times, share));
    }
  }
  for (const share of ["p50", "p99"]) {
    const direct = rounds.median(DIRECT, share);
    for (const { name } of all) samples.add(name, `gateway: latency at ${share}`, rounds.median(name, share));
    for (const { name } of servers)
      samples.add(name, `gateway: added at ${share}`, rounds.median(name, share) - direct);
  }
}

/** 500 requests at the beginning of each second, 100 at a time: most of their latency is waiting for those before them. */
async function measureBursts(samples: Samples, upstream: RunningServer, servers: readonly Started[]) {
  const direct = await closedLoad(upstream.url, SECONDS, REQUESTS_A_SECOND);
  for (const { name, server } of servers) {
    const through = await closedLoad(server.url, SECONDS, REQUESTS_A_SECOND);
    const added = percentile(through.times, 0.5) - percentile(direct.times, 0.5);
    samples.add(name, "gateway: added at p50 in bursts", added);
  }
}

/** As many requests as 100 clients can send; the memory after 15 seconds of them, and 10 seconds later. */
async function measureThroughput(samples: Samples, name: string, server: RunningServer) {
  const before = server.processorTime();
  const { rate, times } = await closedLoad(server.url, SECONDS);
  samples.add(name, "gateway: requests a second", rate);
  const took = (server.processorTime() - before) * 1000;
  samples.add(name, "gateway: processor time", took / times.length);
  for (const measure of ["gateway: memory", "gateway: memory later"]) {
    await closedLoad(server.url, 2 * SECONDS);
    samples.add(name, measure, server.memory());
  }
}

async function evenLoad(url: string): Promise<number[]> {
  const args = [`${url}${PATH}`, String(ROUND_SECONDS), String(REQUESTS_A_SECOND)];
  return v.parse(v.array(v.number()), await runNode(EVEN_LOAD, args));
}

const resultSchema = v.object({
  times: v.array(v.number()),
  rate: v.number(),
  failures: v.array(v.string()),
});

/** Sends requests by 100 clients, at a fixed rate or as fast as they can. Rejects if one has failed. */
async function closedLoad(
  url: string,
  seconds: number,
  rate?: number,
): Promise<v.InferOutput<typeof resultSchema>> {
  const args = [`${url}${PATH}`, String(seconds), ...(rate === undefined ? [] : [String(rate)])];
  const result = v.parse(resultSchema, await runNode(CLOSED_LOAD, args));
  if (result.failures.length > 0) throw new Error(`Requests failed: ${result.failures.join(", ")}.`);
  return result;
}

async function runNode(script: string, args: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { maxBuffer: 2 ** 28 });
  return JSON.parse(stdout);
}

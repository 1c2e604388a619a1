import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { type RunningServer, startGateway, startNginx, startUpstream } from "../gateway/processes.ts";
import { APP, DIRECT, NGINX } from "../pages.ts";
import { percentile, Samples } from "../samples.ts";

const EVEN_LOAD = join(import.meta.dirname, "../gateway/even-load.ts");
/** A rate that leaves both machines and gateways idle for most of the time: latency under saturation measures throughput. */
const REQUESTS_A_SECOND = 500;
/** In turns, since the speed of a machine changes from minute to minute. */
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const PATH = "/templates-management/api/v2/templates?Skip=0&Take=50";

/** What the gateway adds to the latency of a service, next to nginx with `proxy_pass` in the same run. */
export async function measureGateway(samples: Samples): Promise<void> {
  const upstream = await startUpstream();
  const servers: [name: string, server: RunningServer | null][] = [
    [APP, await startGateway(upstream.url)],
    [NGINX, await startNginx(upstream.url)],
  ];
  const started = servers.flatMap(([name, server]) => (server === null ? [] : [{ name, server }]));
  try {
    // Compiled code, as after the first minutes of a day.
    for (const { server } of started) await evenLoad(server.url);
    await measureEven(samples, upstream, started);
  } finally {
    await Promise.all([...servers.map(([, server]) => server?.stop()), upstream.stop()]);
  }
}

type Started = { readonly name: string; readonly server: RunningServer };

/** Requests at even intervals, almost each of which has the server for itself. */
async function measureEven(samples: Samples, upstream: RunningServer, servers: readonly Started[]) {
  const all = [{ name: DIRECT, server: upstream }, ...servers];
  const rounds = new Samples();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, server } of all) rounds.add(name, "p50", percentile(await evenLoad(server.url), 0.5));
  const direct = rounds.median(DIRECT, "p50");
  for (const { name } of servers)
    samples.add(name, "gateway: added at p50", rounds.median(name, "p50") - direct);
}

async function evenLoad(url: string): Promise<number[]> {
  const args = [EVEN_LOAD, `${url}${PATH}`, String(ROUND_SECONDS), String(REQUESTS_A_SECOND)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28 });
  return v.parse(v.array(v.number()), JSON.parse(stdout));
}

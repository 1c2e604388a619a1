import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { APP, NGINX } from "../pages.ts";
import { type RunningServer, startGateway, startNginx, startUpstream } from "../gateway/processes.ts";
import { percentile, type Samples } from "../samples.ts";

const LOAD = join(import.meta.dirname, "../peers/gateway-load.ts");
/** A rate that leaves both machines and gateways idle for most of the time: latency under saturation measures throughput. */
const REQUESTS_A_SECOND = 500;
const SECONDS = 10;
const PATH = "/templates-management/api/v2/templates?Skip=0&Take=50";

/** What the gateway adds to the latency of a service, next to nginx with `proxy_pass`, in the same run. */
export async function measureGateway(samples: Samples): Promise<void> {
  const upstream = await startUpstream();
  const servers: [name: string, server: RunningServer | null][] = [
    [APP, await startGateway(upstream.url)],
    [NGINX, await startNginx(upstream.url)],
  ];
  try {
    const direct = await load(upstream.url, SECONDS, REQUESTS_A_SECOND);
    for (const [name, server] of servers) {
      if (server === null) continue;
      // Compiled code and open connections, as after the first minutes of a day.
      await load(server.url, 3);
      const through = await load(server.url, SECONDS, REQUESTS_A_SECOND);
      for (const share of [0.5, 0.99])
        samples.add(
          name,
          `gateway: added at p${share * 100}`,
          percentile(through.times, share) - percentile(direct.times, share),
        );
      const { rate } = await load(server.url, SECONDS);
      samples.add(name, "gateway: requests a second", rate);
      samples.add(name, "gateway: memory", server.memory());
    }
  } finally {
    await Promise.all([...servers.map(([, server]) => server?.stop()), upstream.stop()]);
  }
}

const resultSchema = v.object({ times: v.array(v.number()), rate: v.number(), failed: v.number() });

/** Sends requests by 100 clients, at a fixed rate or as fast as they can. Rejects if one has failed. */
async function load(
  url: string,
  seconds: number,
  rate?: number,
): Promise<v.InferOutput<typeof resultSchema>> {
  const args = [LOAD, `${url}${PATH}`, String(seconds), ...(rate === undefined ? [] : [String(rate)])];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28 });
  const result = v.parse(resultSchema, JSON.parse(stdout));
  if (result.failed > 0) throw new Error(`${result.failed} requests failed.`);
  return result;
}

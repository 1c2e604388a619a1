import autocannon from "autocannon";

/** A process of its own that sends requests by 100 clients for some seconds, at a fixed rate or as fast as it can, and prints JSON. */

const [url = "", seconds = "1", rate] = process.argv.slice(2);
const CONNECTIONS = 100;
const times: number[] = [];
const failures: string[] = [];
const run = autocannon(
  {
    url,
    connections: CONNECTIONS,
    duration: Number(seconds),
    ...(rate === undefined ? {} : { overallRate: Number(rate) }),
  },
  (error, { requests, non2xx }) => {
    if (error !== null && error !== undefined) throw error;
    if (non2xx > 0) failures.push(`${non2xx} other statuses than 200`);
    // At the end, each client waits for one response. It does not count those it loses when its connection is closed.
    const lost = requests.sent - requests.total - CONNECTIONS;
    if (rate === undefined && lost > 0) failures.push(`${lost} without a response`);
    process.stdout.write(JSON.stringify({ times, rate: requests.average, failures }));
  },
);
run.on("reqError", (error) => failures.push(error.message));
// The histogram of autocannon has a resolution of one millisecond.
run.on("response", (_client, _status, _bytes, ms) => times.push(ms));

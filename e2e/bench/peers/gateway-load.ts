import autocannon from "autocannon";

/** A process of its own that sends requests by 100 clients for some seconds, at a fixed rate or as fast as it can, and prints JSON. */

const [url = "", seconds = "1", rate] = process.argv.slice(2);
const times: number[] = [];
const run = autocannon(
  {
    url,
    connections: 100,
    duration: Number(seconds),
    ...(rate === undefined ? {} : { overallRate: Number(rate) }),
  },
  (error, { requests, non2xx, errors, timeouts }) => {
    if (error !== null && error !== undefined) throw error;
    const result = { times, rate: requests.average, failed: non2xx + errors + timeouts };
    process.stdout.write(JSON.stringify(result));
  },
);
// The histogram of autocannon has a resolution of one millisecond.
run.on("response", (_client, _status, _bytes, ms) => times.push(ms));

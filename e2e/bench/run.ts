import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureClosingIn } from "./measures/closing.ts";
import { measureEverythingOpen } from "./measures/everything-open.ts";
import { measureGatewayAbuse } from "./measures/gateway-abuse.ts";
import { measureGateway } from "./measures/gateway.ts";
import { measureIds } from "./measures/ids.ts";
import { measureInfiniteList } from "./measures/infinite-list.ts";
import { measureLoad } from "./measures/load.ts";
import { measureLois } from "./measures/lois.ts";
import { measureReading, measureWhole } from "./measures/long-list.ts";
import { measureRouteChange } from "./measures/route-change.ts";
import { measureSearch } from "./measures/search.ts";
import { measureThrottledList } from "./measures/throttled-list.ts";
import { measureThrottledTree } from "./measures/throttled-tree.ts";
import { measureTree } from "./measures/tree.ts";
import { LISTS, LONG_LISTS, TREES, VIRTUAL_TREES, WHOLE_TREES } from "./pages.ts";
import { commitOf, provenance, toMarkdown, writeDocs } from "./report.ts";
import { Samples } from "./samples.ts";
import { startServer } from "./server.ts";
import { type BenchPage, launchBrowser, openPage } from "./session.ts";

const { values: options } = parseArgs({
  options: {
    /** The number of runs. */
    runs: { type: "string", default: "5" },
    /** Only measures whose name contains this. */
    only: { type: "string", default: "" },
    /** Only pages whose name contains this. */
    "only-page": { type: "string", default: "" },
    port: { type: "string", default: "0" },
    /** A built app to measure instead of this one. */
    dist: { type: "string" },
    /** Writes the table to docs/performance.md. */
    "write-docs": { type: "boolean", default: false },
  },
});

const root = join(import.meta.dirname, "../..");
const server = await startServer({
  dist: options.dist ?? join(root, "dist"),
  peers: join(import.meta.dirname, "peers-dist"),
  port: Number(options.port),
});
const browser = await launchBrowser();
const version = browser.version();
// The commit of the build, whatever is committed during the measurement.
const commit = commitOf(root);
const samples = new Samples();
const failures = new Map<string, string>();
const open = (): Promise<BenchPage> => openPage(browser);

const inOnePage = async (measure: (bench: BenchPage) => Promise<void>): Promise<void> =>
  measure(await open());

const isIncluded = (name: string): boolean => name.toLowerCase().includes(options["only-page"].toLowerCase());
const MEASURES: Record<string, () => Promise<void>> = {
  load: () => measureLoad(open, server, samples),
  ...Object.fromEntries(
    TREES.filter(({ name }) => isIncluded(name)).map((tree) => [
      `tree of ${tree.name}`,
      () => inOnePage((bench) => measureTree(bench, server, tree, samples)),
    ]),
  ),
  ...Object.fromEntries(
    VIRTUAL_TREES.filter(({ name }) => isIncluded(name)).map((tree) => [
      `throttled tree of ${tree.name}`,
      () => inOnePage((bench) => measureThrottledTree(bench, server, tree, samples)),
    ]),
  ),
  everything: () => measureEverythingOpen(open, server, samples),
  ...Object.fromEntries(
    WHOLE_TREES.filter(({ name }) => isIncluded(name)).map((tree) => [
      `everything in ${tree.name}`,
      () => inOnePage((bench) => measureClosingIn(bench, server, tree, samples)),
    ]),
  ),
  list: () => inOnePage((bench) => measureInfiniteList(bench, server, samples)),
  ...Object.fromEntries(
    LONG_LISTS.filter(({ name }) => isIncluded(name)).flatMap((list) => [
      [`long list of ${list.name}`, () => measureReading(open, server, list, samples)],
      [`whole list of ${list.name}`, () => measureWhole(open, server, list, samples)],
    ]),
  ),
  ...Object.fromEntries(
    LONG_LISTS.filter(({ name }) => isIncluded(name)).map((list) => [
      `throttled list of ${list.name}`,
      () => inOnePage((bench) => measureThrottledList(bench, server, list, samples)),
    ]),
  ),
  gateway: () => measureGateway(samples),
  "gateway under abuse": () => measureGatewayAbuse(samples),
  ids: () => inOnePage((bench) => measureIds(bench, server, samples)),
  search: () => inOnePage((bench) => measureSearch(bench, server, samples)),
  route: () => measureRouteChange(open, server, samples),
  ...Object.fromEntries(
    LISTS.filter(({ name }) => isIncluded(name)).map((list) => [
      `lois of ${list.name}`,
      () => inOnePage((bench) => measureLois(bench, server, list, samples)),
    ]),
  ),
};

/** Writes the results so far, so that they survive an interrupted run. */
function writeResults(runs: number): string {
  const source = provenance(version, commit, runs);
  const failed = [...failures].map(([name, error]) => `- Not measured: ${name}: ${error}`);
  const report = [source, toMarkdown(samples), ...failed].join("\n\n");
  const results = (extension: string): string => join(import.meta.dirname, `results.${extension}`);
  writeFileSync(results("md"), `${report}\n`);
  writeFileSync(results("json"), JSON.stringify({ source, samples }, null, 2));
  if (options["write-docs"]) writeDocs(join(root, "docs/performance.md"), report);
  return report;
}

/** The time limit for a condition on a page. */
const PATIENCE_MS = 300_000;
async function closePages(): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

for (let run = 1; run <= Number(options.runs); run += 1) {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (!name.includes(options.only)) continue;
    const started = performance.now();
    const patience = setTimeout(() => void closePages(), PATIENCE_MS);
    try {
      await measure();
    } catch (error) {
      failures.set(name, String(error).split("\n")[0] ?? "");
    } finally {
      clearTimeout(patience);
      await closePages();
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.error(`run ${run}: ${name} (${seconds} s)${failures.get(name) ?? ""}`);
  }
  writeResults(run);
}
await browser.close();
await server.close();
console.log(writeResults(Number(options.runs)));
if (failures.size > 0) process.exitCode = 1;

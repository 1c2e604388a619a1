import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureListFrames, measureTreeFrames } from "./measures/frames.ts";
import { measureGateway } from "./measures/gateway.ts";
import { measureList } from "./measures/list.ts";
import { measureLoad } from "./measures/load.ts";
import { measureSearch } from "./measures/search.ts";
import { measureTree } from "./measures/tree.ts";
import { LISTS, TREES } from "./pages.ts";
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

/** A measure of several pages, each under its name. */
const ofEach = <T extends { readonly name: string }>(
  what: string,
  pages: readonly T[],
  measure: (page: T) => Promise<void>,
): Record<string, () => Promise<void>> =>
  Object.fromEntries(
    pages
      .filter(({ name }) => name.toLowerCase().includes(options["only-page"].toLowerCase()))
      .map((page) => [`${what} of ${page.name}`, () => measure(page)]),
  );

const MEASURES: Record<string, () => Promise<void>> = {
  load: () => measureLoad(open, server, samples),
  ...ofEach("tree", TREES, (tree) => inOnePage((bench) => measureTree(bench, server, tree, samples))),
  ...ofEach("frames of the tree", TREES, (tree) =>
    inOnePage((bench) => measureTreeFrames(bench, server, tree, samples)),
  ),
  ...ofEach("list", LISTS, (list) => measureList(open, server, list, samples)),
  ...ofEach("frames of the list", LISTS, (list) =>
    inOnePage((bench) => measureListFrames(bench, server, list, samples)),
  ),
  search: () => inOnePage((bench) => measureSearch(bench, server, samples)),
  gateway: () => measureGateway(samples),
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

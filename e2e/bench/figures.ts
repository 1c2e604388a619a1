import { BUDGETS } from "../../checks/size-budget.ts";
import { RATES } from "./measures/frames.ts";
import { EMPTY, LIMIT, LIST_PEERS, NGINX, TREE_PEERS } from "./pages.ts";
import type { Samples } from "./samples.ts";

/** A measured figure with its target. */
interface Figure {
  readonly what: string;
  readonly unit: "ms" | "kB" | "rows/s" | "";
  readonly measure: string;
  /** The baselines and peers to compare with. */
  readonly beside: readonly string[];
  /** The upper limit, or the lower limit of a rate; NaN if it depends on a missing measurement. */
  readonly limit: (samples: Samples) => number;
  /** Whether higher is better. */
  readonly isRate?: boolean;
  /** The target in words. */
  readonly target: string;
}

const fixed = (limit: number) => (): number => limit;
const withinBudget = (bytes: number) => ({ limit: fixed(bytes / 1000), target: `≤ ${bytes / 1000} kB` });
const bestPeer = (samples: Samples, measure: string, peers: readonly string[]): number => {
  const medians = peers.map((peer) => samples.median(peer, measure)).filter(Number.isFinite);
  return medians.length === 0 ? Number.NaN : Math.min(...medians);
};
const trees = [LIMIT, ...TREE_PEERS];
const lists = [LIMIT, ...LIST_PEERS];

const timesEmpty = (factor: number, measure: string) => ({
  beside: [EMPTY],
  measure,
  limit: (samples: Samples): number => factor * samples.median(EMPTY, measure),
  target: `≤ ${factor} × the empty page`,
});

/** The figures of scrolling at each speed of the processor. */
const smooth = (what: string, role: "tree" | "list", peers: readonly string[]): Figure[] =>
  RATES.map((rate) => {
    const measure = `${role}, ${rate} × slower: frames over 33 ms`;
    return {
      what: `${rate === 1 ? what : `The same, processor ${rate} × slower`}: frames over 33 ms`,
      unit: "",
      measure,
      beside: [LIMIT, ...peers],
      limit: (samples) => bestPeer(samples, measure, peers),
      target: "≤ the best peer",
    };
  });

export const FIGURES: readonly Figure[] = [
  {
    what: "First route (`/`), JavaScript until its data are there",
    unit: "kB",
    measure: "load overview: JS",
    beside: [EMPTY],
    ...withinBudget(BUDGETS.firstRoute.js),
  },
  {
    what: "The same, CSS",
    unit: "kB",
    measure: "load overview: CSS",
    beside: [EMPTY],
    ...withinBudget(BUDGETS.firstRoute.css),
  },
  {
    what: "Slow line and processor: largest contentful paint of `/` with its data",
    unit: "ms",
    ...timesEmpty(2.2, "load overview: LCP"),
  },
  {
    what: "Largest contentful paint of `/classifications` with its first rows, there",
    unit: "ms",
    ...timesEmpty(2.2, "load classifications: LCP"),
  },
  {
    what: "Largest contentful paint of a code tree with its first rows, there",
    unit: "ms",
    ...timesEmpty(2.2, "load tree: LCP"),
  },
  {
    what: "The same: JavaScript until the first rows",
    unit: "kB",
    measure: "load tree: JS",
    beside: [EMPTY],
    ...withinBudget(BUDGETS.tree.js),
  },
  {
    what: "The same: CSS until the first rows",
    unit: "kB",
    measure: "load tree: CSS",
    beside: [EMPTY],
    ...withinBudget(BUDGETS.tree.css),
  },
  {
    what: "Opening a code with 10,000 children: first child painted",
    unit: "ms",
    measure: "open: first child",
    beside: trees,
    limit: (samples) => 1.2 * samples.median(LIMIT, "open: first child"),
    target: "≤ 1.2 × the limit",
  },
  {
    what: "The same: all there",
    unit: "ms",
    measure: "open: all",
    beside: trees,
    limit: (samples) => 2 * bestPeer(samples, "open: all", TREE_PEERS),
    target: "≤ 2 × the best peer",
  },
  {
    what: "The same: longest task",
    unit: "ms",
    measure: "open: longest task",
    beside: trees,
    limit: fixed(50),
    target: "≤ 50 ms",
  },
  {
    what: "ArrowDown held for 100 rows: script per key",
    unit: "ms",
    measure: "keys: script per key",
    beside: trees,
    limit: fixed(2.5),
    target: "≤ 2.5 ms",
  },
  {
    what: "The same: p98 from key to paint",
    unit: "ms",
    measure: "keys: p98 to paint",
    beside: trees,
    limit: fixed(34),
    target: "≤ 34 ms",
  },
  ...smooth("300 frames of 700 px through 10,000 siblings", "tree", TREE_PEERS),
  {
    what: "List in pages of 50 that are 50 ms late, wheel through 10,000 rows",
    unit: "rows/s",
    measure: "list: rows per second",
    beside: lists,
    limit: fixed(1000),
    isRate: true,
    target: "≥ 1,000 rows/s",
  },
  {
    what: "The same: frames with a blank row or one that has not come",
    unit: "",
    measure: "list: frames with a blank row",
    beside: [],
    limit: fixed(0),
    target: "0",
  },
  {
    what: "The same: script",
    unit: "ms",
    measure: "list: script",
    beside: lists,
    limit: (samples) => 1.5 * bestPeer(samples, "list: script", LIST_PEERS),
    target: "≤ 1.5 × the best peer",
  },
  ...smooth("300 frames of 700 px through 10,000 rows of a list", "list", LIST_PEERS),
  {
    what: "Search in 100,000 codes: sending to hits painted, over the service's time",
    unit: "ms",
    measure: "search: over the service's time",
    beside: [],
    limit: fixed(60),
    target: "≤ 60 ms",
  },
  {
    what: "The same, sent by Enter",
    unit: "ms",
    measure: "search: the same by Enter",
    beside: [],
    limit: fixed(60),
    target: "≤ 60 ms",
  },
  {
    what: "Gateway, 500 requests a second at even intervals: added to the latency, p50",
    unit: "ms",
    measure: "gateway: added at p50",
    beside: [NGINX],
    limit: (samples) => 2 * samples.median(NGINX, "gateway: added at p50"),
    target: "≤ 2 × nginx",
  },
];

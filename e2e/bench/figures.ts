import { BUDGETS } from "../../checks/size-budget.ts";
import { RATES } from "./measures/frames.ts";
import {
  APP,
  EMPTY,
  LIMIT,
  LIST_PEERS,
  LONG_LIST_PEERS,
  DIRECT,
  NGINX,
  NODE_PROXY,
  TREE_PEERS,
  VIRTUAL_TREE_PEERS,
  WHOLE_TREES,
} from "./pages.ts";
import type { Samples } from "./samples.ts";

/** A measured figure with its target. */
interface Figure {
  readonly what: string;
  readonly unit: "ms" | "s" | "kB" | "MB" | "rows/s" | "";
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
const bestPeer = (samples: Samples, measure: string, peers: readonly string[] = TREE_PEERS): number => {
  const medians = peers.map((peer) => samples.median(peer, measure)).filter(Number.isFinite);
  return medians.length === 0 ? Number.NaN : Math.min(...medians);
};
const ONE_FRAME = 1000 / 60;
/** The number of elements in a row of the tree: how many rows are in view depends on the scroll position. */
const A_ROW = 4;

const PROXIES = [DIRECT, NGINX, NODE_PROXY];
const trees = [LIMIT, ...TREE_PEERS];
const wholeTrees = WHOLE_TREES.map(({ name }) => name);
const WHOLE_PEERS = wholeTrees.filter((name) => name !== LIMIT);
const longLists = [LIMIT, ...LONG_LIST_PEERS];
const timesBestList = (factor: number, measure: string) => ({
  beside: longLists,
  measure,
  limit: (samples: Samples): number => factor * bestPeer(samples, measure, LONG_LIST_PEERS),
  target: `≤ ${factor} × the best peer`,
});

const timesEmpty = (factor: number, measure: string) => ({
  beside: [EMPTY],
  measure,
  limit: (samples: Samples): number => factor * samples.median(EMPTY, measure),
  target: `≤ ${factor} × the empty page`,
});

/** The most that the memory of the gateway may grow under an attack, in MB. */
const MEMORY_UNDER_ABUSE = 100;

/** The figures of an attack on the gateway. */
const abuse = (what: string, name: string): Figure[] => [
  {
    what: `Gateway, ${what}: not refused`,
    unit: "",
    measure: `abuse, ${name}: not refused`,
    beside: [],
    limit: fixed(0),
    target: "0",
  },
  {
    what: "The same: memory added at its peak",
    unit: "MB",
    measure: `abuse, ${name}: memory`,
    beside: [],
    limit: fixed(MEMORY_UNDER_ABUSE),
    target: `≤ ${MEMORY_UNDER_ABUSE} MB`,
  },
  {
    what: "The same: latency of another client, p99",
    unit: "ms",
    measure: `abuse, ${name}: p99`,
    beside: [],
    limit: fixed(Number.POSITIVE_INFINITY),
    target: "",
  },
];

/** The figures of scrolling at each speed of the processor. */
const smooth = (what: string, role: "tree" | "list", peers: readonly string[]): Figure[] =>
  RATES.flatMap((rate) => {
    const measure = `${role}, ${rate} × slower`;
    const beside = [LIMIT, ...peers];
    const lateFrames = `${measure}: frames over 33 ms`;
    return [
      {
        what:
          rate === 1
            ? `${what}: frames over 33 ms`
            : `The same, processor ${rate} × slower: frames over 33 ms`,
        unit: "",
        measure: lateFrames,
        beside,
        limit: (samples: Samples) => bestPeer(samples, lateFrames, peers),
        target: "≤ the best peer",
      },
      {
        what: "The same: style, layout and paint",
        unit: "ms",
        measure: `${measure}: rendering`,
        beside,
        // For information: whoever scrolls notices late frames only.
        limit: fixed(Number.POSITIVE_INFINITY),
        target: "",
      },
    ];
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
    what: "Slow line and processor: first contentful paint of `/`",
    unit: "ms",
    ...timesEmpty(1.2, "load overview: FCP"),
  },
  {
    what: "The same: largest contentful paint with its data",
    unit: "ms",
    ...timesEmpty(1.4, "load overview: LCP"),
  },
  {
    what: "The same: total blocking time",
    unit: "ms",
    measure: "load overview: TBT",
    beside: [EMPTY],
    limit: fixed(150),
    target: "≤ 150 ms",
  },
  {
    what: "Largest contentful paint of `/classifications` with its first rows, there",
    unit: "ms",
    ...timesEmpty(1.8, "load classifications: LCP"),
  },
  {
    what: "Largest contentful paint of a code tree with its first rows, there",
    unit: "ms",
    ...timesEmpty(1.6, "load tree: LCP"),
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
    what: "The sample's classifications, there: first rows",
    unit: "ms",
    measure: "load sample: LCP",
    beside: [EMPTY],
    limit: fixed(3000),
    target: "≤ 3 s",
  },
  {
    what: "The same: files until the first rows",
    unit: "kB",
    measure: "load sample: files",
    beside: [],
    limit: fixed(300),
    target: "≤ 300 kB",
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
    limit: (samples) => 2 * bestPeer(samples, "open: all"),
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
  {
    what: "Wheel through 280,000 px: frames over 33 ms",
    unit: "",
    measure: "wheel: frames over 33 ms",
    beside: trees,
    limit: fixed(3),
    target: "≤ 3",
  },
  {
    what: "The same: script",
    unit: "ms",
    measure: "wheel: script",
    beside: trees,
    limit: fixed(1200),
    target: "≤ 1.2 s",
  },
  {
    what: "The same: frames with a blank row in view",
    unit: "",
    measure: "wheel: frames with a blank row",
    beside: [],
    limit: fixed(0),
    target: "0",
  },
  ...smooth("300 frames of 700 px through 10,000 siblings", "tree", VIRTUAL_TREE_PEERS),
  {
    what: "DOM elements of the tree with 10,000 codes",
    unit: "",
    measure: "elements with 10,000",
    beside: trees,
    limit: fixed(250),
    target: "≤ 250",
  },
  {
    what: "DOM elements of the tree with 100,000 codes open",
    unit: "",
    measure: "elements with 100,000",
    beside: [],
    limit: (samples) => Math.min(250, samples.median(APP, "elements with 10,000") + A_ROW),
    target: "≤ 250, and as with 10,000 (give or take a row)",
  },
  {
    what: "Closing a code with 10,000 children there: painted",
    unit: "ms",
    measure: "all open: close",
    beside: wholeTrees,
    limit: (samples) => 0.3 * bestPeer(samples, "all open: close", WHOLE_PEERS),
    target: "≤ 0.3 × the best peer",
  },
  {
    what: "Opening it again",
    unit: "ms",
    measure: "all open: open again",
    beside: wholeTrees,
    limit: (samples) => 0.3 * bestPeer(samples, "all open: open again", WHOLE_PEERS),
    target: "≤ 0.3 × the best peer",
  },
  {
    what: "Heap after collection with 100,000 codes loaded, over the empty page",
    unit: "MB",
    measure: "all open: heap over empty page",
    beside: [],
    limit: fixed(60),
    target: "≤ 60 MB",
  },
  {
    what: "Infinite list of 100,000: time of a page at the end",
    unit: "ms",
    measure: "infinite list: ms per page at last",
    beside: [],
    limit: (samples) => 1.2 * samples.median(APP, "infinite list: ms per page at first"),
    target: "≤ 1.2 × at the beginning",
  },
  {
    what: "The same: script for scrolling 20,000 px at row 50,000",
    unit: "ms",
    measure: "infinite list: script of scrolling at 50,000",
    beside: [],
    limit: (samples) => 1.2 * samples.median(APP, "infinite list: script of scrolling at 50"),
    target: "≤ 1.2 × at row 50",
  },
  {
    what: "The same: requests sent twice",
    unit: "",
    measure: "infinite list: requests twice",
    beside: [],
    limit: fixed(0),
    target: "0",
  },
  {
    what: "List in pages of 50 that are 50 ms late, wheel through 10,000 rows",
    unit: "rows/s",
    measure: "long list: rows per second",
    beside: longLists,
    limit: fixed(1000),
    isRate: true,
    target: "≥ 1,000 rows/s",
  },
  {
    what: "The same: frames with a blank row or one that has not come",
    unit: "",
    measure: "long list: frames with a blank row",
    beside: [],
    limit: fixed(0),
    target: "0",
  },
  {
    what: "The same: requests",
    unit: "",
    measure: "long list: requests",
    beside: longLists,
    // The first page is already loaded.
    limit: fixed(199),
    target: "≤ the pages",
  },
  { what: "The same: script", unit: "ms", ...timesBestList(1.5, "long list: script of reading") },
  {
    what: "'Load more' until all 100,000 are there (2,000 pages)",
    unit: "ms",
    ...timesBestList(2, "long list: load all"),
  },
  {
    what: "The same: script for scrolling through all of it",
    unit: "ms",
    ...timesBestList(1.5, "long list: script of scrolling through all"),
  },
  { what: "The same: heap after collection", unit: "MB", ...timesBestList(1.15, "long list: heap") },
  ...smooth("300 frames of 700 px through 10,000 rows of a list", "list", LONG_LIST_PEERS),
  {
    what: "Culture switch with 2,000 open codes: requests",
    unit: "",
    measure: "culture: requests",
    beside: [],
    limit: (samples) => samples.median(APP, "culture: pages in view") + 1,
    target: "≤ the pages in view + 1",
  },
  {
    what: "The same: longest task",
    unit: "ms",
    measure: "culture: longest task",
    beside: [],
    limit: fixed(50),
    target: "≤ 50 ms",
  },
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
    what: "The same: live requests at once",
    unit: "",
    measure: "search: live requests",
    beside: [],
    limit: fixed(1),
    target: "1",
  },
  {
    what: "IDS file of 500 product types, from the mapping to the download: longest task",
    unit: "ms",
    measure: "ids: longest task",
    beside: [],
    limit: fixed(200),
    target: "≤ 200 ms",
  },
  {
    what: "Gateway, 500 requests a second at even intervals: latency, p50",
    unit: "ms",
    measure: "gateway: latency at p50",
    beside: PROXIES,
    limit: fixed(Number.POSITIVE_INFINITY),
    target: "",
  },
  {
    what: "The same: added to the latency without it, p50",
    unit: "ms",
    measure: "gateway: added at p50",
    beside: [NGINX, NODE_PROXY],
    limit: (samples) => 2 * samples.median(NGINX, "gateway: added at p50"),
    target: "≤ 2 × nginx",
  },
  {
    what: "The same: p99",
    unit: "ms",
    measure: "gateway: added at p99",
    beside: [NGINX, NODE_PROXY],
    limit: fixed(Number.POSITIVE_INFINITY),
    target: "",
  },
  {
    what: "Gateway, 100 clients, 500 requests at the beginning of each second: added to the latency, p50",
    unit: "ms",
    measure: "gateway: added at p50 in bursts",
    beside: [NGINX, NODE_PROXY],
    limit: fixed(Number.POSITIVE_INFINITY),
    target: "",
  },
  {
    what: "Gateway, 100 clients, as fast as they can: requests a second",
    unit: "",
    measure: "gateway: requests a second",
    beside: [NGINX, NODE_PROXY],
    limit: fixed(0),
    isRate: true,
    target: "",
  },
  {
    what: "The same: processor time of a request",
    unit: "ms",
    measure: "gateway: processor time",
    beside: [NGINX, NODE_PROXY],
    limit: fixed(Number.POSITIVE_INFINITY),
    target: "",
  },
  {
    what: "The same: resident memory after 15 s of it",
    unit: "MB",
    measure: "gateway: memory",
    beside: [NGINX, NODE_PROXY],
    limit: fixed(Number.POSITIVE_INFINITY),
    target: "",
  },
  {
    what: "The same, 10 s later",
    unit: "MB",
    measure: "gateway: memory later",
    beside: [NGINX, NODE_PROXY],
    limit: (samples) => 1.1 * samples.median(APP, "gateway: memory"),
    target: "≤ 1.1 × that",
  },
  ...abuse("10,000 idle connections", "idle connections"),
  ...abuse("10,000 clients that send a header byte by byte", "slow headers"),
  ...abuse("ten bodies of 1 GB", "a body of 1 GB"),
  ...abuse("10,000 clients with 20,000 headers", "header floods"),
  {
    what: "Change of route to a page whose data is there",
    unit: "ms",
    measure: "route change",
    beside: [EMPTY],
    limit: (samples) => samples.median(EMPTY, "route change") + ONE_FRAME,
    target: "≤ the empty page's + 1 frame",
  },
  {
    what: "Requirements, wheel through 20,000 lois: frames over 50 ms",
    unit: "",
    measure: "lois: frames over 50 ms",
    beside: LIST_PEERS,
    limit: fixed(0),
    target: "0",
  },
  {
    what: "The same: script",
    unit: "ms",
    measure: "lois: script",
    beside: LIST_PEERS,
    limit: fixed(Number.POSITIVE_INFINITY),
    target: "",
  },
];

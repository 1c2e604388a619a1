import type { Request } from "@playwright/test";
import { CLASSIFICATION, COUNTS } from "../catalogue.ts";
import { APP } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest } from "../session.ts";
import { waitForRows } from "./tree.ts";

const TERM = "granite";
const KEY_PACE_MS = 90;
const SLOW_MS = 400;
const SETTLE_MS = 30;

/** Types a word with thousands of hits among 100,000 codes. */
export async function measureSearch(bench: BenchPage, server: BenchServer, samples: Samples): Promise<void> {
  await openTree(bench, server);
  samples.add(APP, "search: over the service's time", await searchFor(bench, server, TERM, false));
  await openTree(bench, server);
  samples.add(APP, "search: the same by Enter", await searchFor(bench, server, TERM, true));

  // With a slow service, the request for the previous text is still in flight.
  await openTree(bench, server);
  const live = new Set<Request>();
  let mostLive = 0;
  bench.page.on("request", (request) => {
    if (!request.url().includes("SearchTerm")) return;
    live.add(request);
    // The cancellation of the previous request is reported on another channel than this request.
    setTimeout(() => {
      mostLive = Math.max(mostLive, live.size);
    }, SETTLE_MS);
  });
  bench.page.on("requestfinished", (request) => live.delete(request));
  bench.page.on("requestfailed", (request) => live.delete(request));
  server.control.latencyMs = SLOW_MS;
  try {
    for (const letters of ["gra", "ni", "te"]) {
      await bench.page.keyboard.type(letters, { delay: KEY_PACE_MS });
      await rest(SLOW_MS);
    }
    await bench.page.getByRole("list", { name: "Matching codes" }).waitFor();
  } finally {
    server.control.latencyMs = 0;
  }
  samples.add(APP, "search: live requests", mostLive);
}

async function openTree({ page, ...bench }: BenchPage, server: BenchServer): Promise<void> {
  await page.goto(`${server.origin}/classifications/${CLASSIFICATION}`);
  await waitForRows({ page, ...bench }, COUNTS.firstLevel);
  await page.getByRole("searchbox", { name: "Search codes" }).focus();
  await rest(500);
}

async function searchFor(
  { page }: BenchPage,
  server: BenchServer,
  term: string,
  byEnter: boolean,
): Promise<number> {
  server.requests.length = 0;
  const watch = await page.evaluateHandle((term) => {
    // The hits of a part of the word may contain all of it.
    const isThere = (): boolean => {
      const hits = [...document.querySelectorAll("[role=list][aria-label='Matching codes'] [role=listitem]")];
      return (
        sentAt() > 0 && hits.length > 0 && hits.every((hit) => hit.textContent.toLowerCase().includes(term))
      );
    };
    // From the request: before it, the app debounces.
    const sentAt = (): number =>
      performance.getEntriesByType("resource").findLast(({ name }) => name.includes(`SearchTerm=${term}`))
        ?.startTime ?? Number.NaN;
    const watch = async (): Promise<number> => {
      const painted = await window.plinthBench.untilPainted(isThere);
      return painted - sentAt();
    };
    return { took: watch() };
  }, term);
  await page.keyboard.type(term, { delay: KEY_PACE_MS });
  if (byEnter) await page.keyboard.press("Enter");
  const took = await watch.evaluate(({ took }) => took);
  const service = server.requests
    .filter(({ url }) => url.includes(`SearchTerm=${term}`))
    .reduce((sum, { serviceMs }) => sum + serviceMs, 0);
  return took - service;
}

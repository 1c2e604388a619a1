import { CLASSIFICATION, COUNTS } from "../catalogue.ts";
import { APP } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest } from "../session.ts";
import { waitForRows } from "./tree.ts";

const TERM = "granite";
const KEY_PACE_MS = 90;

/** Types a word with thousands of hits among 100,000 codes. */
export async function measureSearch(bench: BenchPage, server: BenchServer, samples: Samples): Promise<void> {
  await openTree(bench, server);
  samples.add(APP, "search: over the service's time", await searchFor(bench, server, TERM, false));
  await openTree(bench, server);
  samples.add(APP, "search: the same by Enter", await searchFor(bench, server, TERM, true));
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

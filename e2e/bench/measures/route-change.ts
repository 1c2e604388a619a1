import { APP, EMPTY, EMPTY_PATH } from "../pages.ts";
import { median, type Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest } from "../session.ts";

const CHANGES = 9;

/** Clicks a link to a page whose data are cached. */
export async function measureRouteChange(
  openPage: () => Promise<BenchPage>,
  server: BenchServer,
  samples: Samples,
): Promise<void> {
  const app = await openPage();
  await app.page.goto(`${server.origin}/templates`);
  await app.page.getByRole("listitem").first().waitFor();
  samples.add(APP, "route change", await change(app, "Classifications", "Classifications", "Templates"));
  await app.close();

  const empty = await openPage();
  await empty.page.goto(`${server.origin}${EMPTY_PATH}`);
  samples.add(EMPTY, "route change", await change(empty, "Next", "Next page", "Back"));
  await empty.close();
}

/** The time in ms from the click until the heading of the page, and its rows of data if any, are painted. */
async function change({ page }: BenchPage, link: string, heading: string, back: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= CHANGES; round += 1) {
    const watch = await page.evaluateHandle((heading) => {
      const hadRows = document.querySelector("[role=listitem]") !== null;
      const isThere = (): boolean =>
        document.querySelector("h1")?.textContent === heading &&
        (!hadRows || document.querySelector("[role=listitem]") !== null);
      const watch = async (): Promise<number> => {
        const painted = await window.plinthBench.untilPainted(isThere);
        return painted - window.plinthBench.inputAt;
      };
      return { took: watch() };
    }, heading);
    await page.getByRole("link", { name: link, exact: true }).click();
    const took = await watch.evaluate(({ took }) => took);
    // The first time, code and data are not loaded yet.
    if (round > 0) times.push(took);
    await rest(100);
    await page.getByRole("link", { name: back, exact: true }).click();
    await page
      .getByRole("heading", { level: 1 })
      .and(page.getByText(heading, { exact: true }))
      .waitFor({ state: "detached" });
    await rest(100);
  }
  return median(times);
}

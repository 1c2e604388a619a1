import { DEFAULT_TAKES } from "../../../src/core/api/paging/default-takes.ts";
import type { LongListPage } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest } from "../session.ts";
import { measureFrames } from "./frames.ts";

/** Enough rows for all frames, in one page. */
const ROWS = 10_000;

/** Scrolls through a list of loaded rows, also with a slow processor. */
export async function measureThrottledList(
  bench: BenchPage,
  server: BenchServer,
  { name, path }: LongListPage,
  samples: Samples,
): Promise<void> {
  const { page } = bench;
  server.control.takes = { ...DEFAULT_TAKES, list: ROWS };
  try {
    await page.goto(`${server.origin}${path}?take=${ROWS}`);
    await page.getByRole("listitem").first().waitFor();
    await rest(500);
    await measureFrames(bench, name, "list", samples);
  } finally {
    server.control.takes = DEFAULT_TAKES;
  }
}

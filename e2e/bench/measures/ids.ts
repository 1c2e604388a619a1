import { IDS_PROJECT } from "../catalogue.ts";
import { APP } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest } from "../session.ts";
import { traced } from "../trace.ts";

const TAKE = 500;
/** The time limit for 6,000 requests. */
const VALUES_MS = 200_000;

/** Makes an IDS file from the requirements of a project with 500 product types. */
export async function measureIds(
  { browser, page }: BenchPage,
  server: BenchServer,
  samples: Samples,
): Promise<void> {
  const { takes } = server.control;
  // The product types are found among all templates.
  server.control.takes = { ...takes, list: TAKE };
  try {
    await page.goto(`${server.origin}/projects/${IDS_PROJECT}/requirements`);
    const dialog = page.getByRole("dialog", { name: "Export" });
    await page.getByRole("button", { name: "Export" }).first().click();
    const longest = async (actions: () => Promise<void>): Promise<number> => {
      await rest();
      return (await traced(browser, page, actions)).longestTask;
    };
    const mapping = await longest(async () => {
      await dialog.getByRole("radio", { name: "IDS 1.0" }).check();
      await dialog.getByRole("table", { name: "Mapping" }).waitFor();
      await dialog.getByRole("button", { name: "Confirm all" }).click();
      await dialog.getByText("confirmed", { exact: true }).first().waitFor();
    });
    await dialog.getByRole("checkbox", { name: "Leave out what is not mapped" }).check();
    const preview = await longest(async () => {
      await dialog.getByRole("button", { name: "Preview" }).click();
      await dialog.getByRole("list", { name: "Specifications" }).waitFor({ timeout: VALUES_MS });
    });
    const file = await longest(async () => {
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: "Export", exact: true }).click();
      await (await download).path();
    });
    samples.add(APP, "ids: longest task", Math.max(mapping, preview, file));
  } finally {
    server.control.takes = takes;
  }
}

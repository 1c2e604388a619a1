import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { FIGURES } from "./figures.ts";
import { APP } from "./pages.ts";
import { median, type Samples } from "./samples.ts";

type Unit = (typeof FIGURES)[number]["unit"];

/** A value with three significant digits. */
function text(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return "?";
  const digits = unit === "" || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const number = new Intl.NumberFormat("en", { maximumFractionDigits: digits }).format(value);
  return unit === "" ? number : `${number} ${unit}`;
}

function spread(values: readonly number[], unit: Unit): string {
  const [low = "", high = ""] = [Math.min(...values), Math.max(...values)].map((value) => text(value, unit));
  return low === high ? "" : ` (${low.replace(/ .*/, "")}–${high})`;
}

/** One line for each measured figure. */
export function toMarkdown(samples: Samples): string {
  const lines = FIGURES.flatMap(({ what, unit, measure, beside, limit, isRate = false, target }) => {
    const values = samples.of(APP, measure);
    if (values.length === 0) return [];
    const value = median(values);
    const most = limit(samples);
    const verdict =
      target === ""
        ? ""
        : Number.isNaN(most)
          ? "not measured"
          : (isRate ? value >= most : value <= most)
            ? "reached"
            : `**missed** (${text(most, unit)})`;
    const others = beside.flatMap((name) => {
      const other = samples.median(name, measure);
      if (!Number.isFinite(other)) return [];
      const ratio = other > 0 && unit !== "" ? ` (× ${(value / other).toFixed(2)})` : "";
      return `${name} ${text(other, unit)}${ratio}`;
    });
    return `| ${what} | ${text(value, unit)}${spread(values, unit)} | ${others.join("; ")} | ${target} | ${verdict} |`;
  });
  return [
    "| What | Plinth: median (spread) | Beside it: median (Plinth's ratio to it) | To reach | |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

/** The commit that is measured. */
export function commitOf(root: string): string {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const hasChanges = git("status", "--porcelain", "--", ".", ":!docs/performance.md") !== "";
  return `${git("rev-parse", "--short=12", "HEAD")}${hasChanges ? " with changes" : ""}`;
}

/** The origin of the figures: the environment, without anything that identifies a machine. */
export function provenance(browser: string, commit: string, runs: number): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${runs} runs at commit ${commit}, on ${cpus().length} cores with ${memory} GiB of memory, Chromium ${browser}, Node ${process.versions.node}.`;
}

const BEGIN = "<!-- The table of `npm run bench -- --write-docs` begins here. -->";
const END = "<!-- It ends here. -->";

/** Inserts the table into the documentation. */
export function writeDocs(path: string, content: string): void {
  const before = readFileSync(path, "utf8");
  const [begin, end] = [before.indexOf(BEGIN), before.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${path} has no marks for the table.`);
  writeFileSync(path, `${before.slice(0, begin + BEGIN.length)}\n\n${content}\n\n${before.slice(end)}`);
}

import { printable } from "#core/text/printable.ts";
import type { Report } from "./export/export.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Prints progress and lines. On a terminal, progress stays on one line; elsewhere it is printed at intervals, or not at all.
 * @param everyMs the interval; null: no progress
 */
export function createReport(
  stream: Terminal["err"],
  everyMs: number | null,
): Report & { readonly end: () => void } {
  let isOnLine = false;
  let last = Number.NEGATIVE_INFINITY;
  const end = (): void => {
    if (isOnLine) stream.write("\n");
    isOnLine = false;
  };
  return {
    progress(text) {
      if (stream.isTTY === true) {
        stream.write(`\r\u001b[K${printable(text)}`);
        isOnLine = true;
      } else if (everyMs !== null && performance.now() - last >= everyMs) {
        last = performance.now();
        stream.write(`${printable(text)}\n`);
      }
    },
    line(text) {
      end();
      stream.write(`${printable(text)}\n`);
    },
    end,
  };
}

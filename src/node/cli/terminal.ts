import type { Writable } from "node:stream";
import type { Environment } from "#node/lib/environment.ts";

type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Where a command runs: that of the process, or that of a test. */
export type Terminal = {
  /** What was asked for. */
  readonly out: Stream;
  /** Everything else: progress, notes, reasons. */
  readonly err: Stream;
  readonly env: Environment;
};

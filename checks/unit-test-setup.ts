import * as fc from "fast-check";
import { afterEach, vi } from "vitest";

// In CI a commit gives the same result each time. Elsewhere each run tries other values.
if (process.env["CI"] !== undefined) fc.configureGlobal({ seed: 1 });

// Vitest's options put back what a test has replaced before the next test of the same file, but the next file has the same globals.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

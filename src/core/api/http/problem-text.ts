import type { Problem } from "./errors.ts";

/** What a service says about an error: the title and the detail of its problem (2.10), without a full stop; empty if it says nothing. */
export function problemText(problem: Problem | null): string {
  const said = [problem?.title, problem?.detail].filter((text) => text != null);
  return said.join(": ").replace(/\.$/, "");
}

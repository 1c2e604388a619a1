import type { Tool } from "./tool.ts";
import { CONCEPT_TOOLS } from "./tools/concepts.ts";
import { LIST_TOOLS } from "./tools/lists.ts";
import { SEARCH_TOOLS } from "./tools/search.ts";

/** All tools, in the order in which clients list them. */
export const TOOLS: readonly Tool[] = [...SEARCH_TOOLS, ...LIST_TOOLS, ...CONCEPT_TOOLS];

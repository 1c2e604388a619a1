import { failure } from "./en/failure.ts";
import { feedback } from "./en/feedback.ts";
import { operations } from "./en/operations.ts";
import { shell } from "./en/shell.ts";

/** The English texts of the app, which define the keys and the arguments of all languages. Each namespace contains those of a folder. */
export const en = { failure, feedback, operations, shell } as const;

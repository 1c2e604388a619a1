import * as v from "valibot";
import type { Client } from "#core/api/http/client.ts";
import type { CodeTrees } from "./code-trees.ts";

/** What a tool works with. */
export type ToolContext = {
  readonly client: Client;
  readonly trees: CodeTrees;
  /** The culture where the input has none; null is the default culture. */
  readonly culture: string | null;
  readonly signal: AbortSignal;
};

/** A tool of the Model Context Protocol. All of them only read. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  /** For the language model: what it returns, and when to use it. */
  readonly description: string;
  readonly input: v.GenericSchema;
  /** Returns the answer; rejects with a ValiError, an ApiError, or an Error whose message is a sentence. */
  readonly run: (input: unknown, context: ToolContext) => Promise<object>;
};

/** A tool whose input is validated by its schema. */
export function defineTool<const TInput extends v.GenericSchema>(
  definition: Omit<Tool, "input" | "run"> & {
    readonly input: TInput;
    readonly run: (input: v.InferOutput<TInput>, context: ToolContext) => Promise<object>;
  },
): Tool {
  return {
    ...definition,
    run: async (input, context) => definition.run(v.parse(definition.input, input), context),
  };
}

const MAX_TAKE = 100;

/** A version GUID of a kind of concept. */
export const versionGuid = (what: string) =>
  v.pipe(v.string(), v.minLength(1), v.description(`Version GUID of ${what}`));

export const cultureInput = v.optional(
  v.pipe(
    v.string(),
    v.description("Culture of the names, such as nb-NO; names in it are in `name`, others in `defaultName`"),
  ),
);

/** The part of a list. */
export const pageInput = (preset: number, most = MAX_TAKE) => ({
  skip: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description("Number of items to leave out: `nextSkip` of the previous page"),
    ),
    0,
  ),
  take: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(most),
      v.description("Maximum number of items"),
    ),
    preset,
  ),
});

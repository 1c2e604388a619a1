import { readFileSync } from "node:fs";
import * as v from "valibot";

/** What is wrong with the settings, a line for each. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that is a whole number between two others; `usual` where it is not given. */
export const wholeNumber = (usual: string, least: number, most: number) =>
  v.pipe(v.optional(v.string(), usual), v.digits(), v.toNumber(), v.minValue(least), v.maxValue(most));

/** A setting of words with spaces or commas between them. */
export const words = (usual: string, pattern: RegExp, message: string) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.transform((text) => text.split(/[\s,]+/).filter((word) => word !== "")),
    v.everyItem((word) => pattern.test(word), message),
  );

/**
 * Reads settings under a schema of their names; each can also be given as the content of a file, by the same name with `_FILE` behind
 * it. An empty value is none. Throws a SettingsError; its message holds no values, since they may be secrets.
 */
export function readEnvironment<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  env: Environment,
): v.InferOutput<typeof schema> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.entries)) {
    const value = readValue(name, env);
    if (value) values[name] = value;
  }
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  const lines = result.issues.map(
    (issue) =>
      `${v.getDotPath(issue)?.split(".")[0]}: ${issue.input === undefined ? "is missing" : issue.message}`,
  );
  throw new SettingsError(lines.join("\n"));
}

function readValue(name: string, env: Environment): string | undefined {
  const file = env[`${name}_FILE`];
  if (!file) return env[name];
  if (env[name]) throw new SettingsError(`${name}: is there twice, with and without _FILE`);
  return explained(`${name}_FILE`, () => readFileSync(file, "utf8").trimEnd());
}

/** What `read` gives; where it throws, a SettingsError that names the setting. */
export function explained<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new SettingsError(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

import * as v from "valibot";
import { Failure } from "#core/lib/failure.ts";
import { type Environment, readVariable } from "#node/lib/environment.ts";
import { systemReason } from "#node/lib/system-error.ts";

/** Invalid settings; the message has one line for each. */
export class SettingsError extends Failure {
  override readonly name = "SettingsError";
}

/** A setting that is an integer within a range; `preset` is its default. */
export const wholeNumber = (preset: string, least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.optional(v.string(), preset),
    v.digits(message),
    v.toNumber(),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

/** A setting that is a list, separated by spaces or commas. */
export const words = (preset: string, pattern: RegExp, message: string) =>
  v.pipe(
    v.optional(v.string(), preset),
    v.transform((text) => text.split(/[\s,]+/).filter((word) => word !== "")),
    v.everyItem((word) => pattern.test(word), message),
  );

/**
 * Reads settings from environment variables under a schema of their names. Each can also be given as a file (see `readVariable`). Throws a SettingsError; its message holds no values, since they may be secrets.
 */
export function readEnvironment<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  env: Environment,
): v.InferOutput<typeof schema> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.entries)) {
    const value = readVariable(env, name, SettingsError);
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

/** The environment variables that have the prefix of the settings but are none: they may be misspelt. */
export function unknownSettings(settings: readonly string[], prefix: string, env: Environment): string[] {
  const names = new Set(settings.flatMap((name) => [name, `${name}_FILE`]));
  return Object.keys(env).filter((name) => name.startsWith(prefix) && !names.has(name));
}

/** The result of `read`; its errors are rethrown as a SettingsError that names the setting. */
export function explained<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new SettingsError(`${name}: ${systemReason(cause)}`, { cause });
  }
}

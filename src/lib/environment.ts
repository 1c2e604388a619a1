import { readFileSync } from "node:fs";
import { systemReason } from "./system-error.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * An environment variable, or the content of the file that the variable with `_FILE` appended to its name gives. Empty values count as
 * unset, but not empty files: one of users, not yet filled, would open the gateway. Throws a `Failure`, whose message holds no value, since
 * it may be a secret.
 */
export function readVariable(
  environment: Environment,
  name: string,
  Failure: new (message: string, options?: ErrorOptions) => Error,
): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] || undefined;
  if (environment[name]) throw new Failure(`${name}: is set twice, with and without _FILE`);
  const text = readText(file, (cause) => new Failure(`${name}_FILE: ${systemReason(cause)}`, { cause }));
  if (text === "") throw new Failure(`${name}_FILE: the file is empty`);
  return text;
}

function readText(file: string, failure: (cause: unknown) => Error): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw failure(cause);
  }
}

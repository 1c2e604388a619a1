import { readFileSync } from "node:fs";
import { systemReason } from "./system-error.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * An environment variable, or the content of the file that the variable with `_FILE` appended to its name gives. An empty value counts as
 * unset, but an empty file is an error: a file of users that is not filled yet would let everybody in. Throws a `Failure`, whose message
 * contains no value, since it may be a secret.
 */
export function readVariable(
  environment: Environment,
  name: string,
  Failure: new (message: string, options?: ErrorOptions) => Error,
): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] || undefined;
  if (environment[name]) throw new Failure(`${name}: is set twice, with and without _FILE`);
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new Failure(`${name}_FILE: ${systemReason(cause)}`, { cause });
  }
  if (text === "") throw new Failure(`${name}_FILE: the file is empty`);
  return text;
}

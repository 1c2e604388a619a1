import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** An argument that the user has to correct. The message is a sentence. */
export class ArgumentError extends Error {
  override readonly name = "ArgumentError";
}

/** The exit code of a program for an ArgumentError; that of any other failure is 1. */
export const ARGUMENT_ERROR_CODE = 2;

/** Parses the arguments of a program. Throws an ArgumentError, also for an option that is given twice although only one would count. */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  { allowPositionals }: { readonly allowPositionals: boolean },
) {
  const config = { args: [...args], options, allowPositionals };
  const { tokens } = parseArgs({ ...config, allowPositionals: true, strict: false, tokens: true });
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind === "positional" && !allowPositionals)
      throw new ArgumentError(`The argument '${token.value}' belongs to no option.`);
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw new ArgumentError(`There is no option ${rawName}.`);
    if (option.type === "boolean") {
      if (value !== undefined) throw new ArgumentError(`${rawName} takes no value.`);
    } else if (value === undefined || (!inlineValue && /^-./.test(value))) {
      throw new ArgumentError(
        `${rawName} requires a value; one that begins with '-' is given as ${rawName}=-….`,
      );
    } else if (given.has(name) && option.multiple !== true) {
      throw new ArgumentError(`${rawName} can be used only once.`);
    }
    given.add(name);
  }
  return parseArgs(config);
}

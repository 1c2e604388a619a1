import { ArgumentError } from "#core/lib/failure.ts";
import { MAX_INT32, MIN_INT32 } from "#core/lib/int32.ts";

/** For options that can be repeated: all their values, in order. */
export function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}

/** For options that take a whole number of a range. */
export function wholeNumber(option: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^-?\d+$/.test(text) || number < least || number > most)
      throw new ArgumentError(`${option} must be a whole number from ${least} to ${most}.`);
    return number;
  };
}

/** For numbers of projects, stages and roles, which may be negative. */
export function idNumber(option: string): (text: string) => number {
  return wholeNumber(option, MIN_INT32, MAX_INT32);
}

export const readPort = wholeNumber("--port", 0, 65_535);

/**
 * The address of a server, without the brackets that an IPv6 address has in a URL. An unset variable in a script must not open the server
 * to the network, as an empty address would.
 */
export function readHost(text: string): string {
  if (text.trim() === "") throw new ArgumentError("--host must be an address, for example 127.0.0.1.");
  return text.replace(/^\[(.*)\]$/, "$1");
}

/** The time limit of a request in seconds: a day at most. */
export const readTimeout = wholeNumber("--timeout", 1, 86_400);

/** The environment variables of a service, for `--help`. */
export const CREDENTIALS_HELP = `
Environment: PLINTH_TOKEN (an access token), or PLINTH_CLIENT_ID, PLINTH_CLIENT_SECRET and PLINTH_AUDIENCE_URL to obtain one.
Each can also be read from a file: append _FILE to the name, and set it to the path. Without credentials, requests carry no token.
`;

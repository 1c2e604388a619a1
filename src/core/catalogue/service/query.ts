import { parseInt32 } from "#core/lib/int32.ts";
import { Refusal } from "./problem.ts";

/** The query parameters of a request, by exact name. Empty ones count as missing. */
export type Query = {
  text: (name: string) => string | undefined;
  /** A non-negative int32; refuses other values with 400. */
  count: (name: string) => number | undefined;
  /** `true` or `false`; refuses other values with 400. */
  flag: (name: string) => boolean | undefined;
};

/** Reads query parameters; unknown ones are ignored. */
export function createQuery(parameters: URLSearchParams): Query {
  const text = (name: string): string | undefined => parameters.get(name) || undefined;
  return {
    text,
    count(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      const number = parseInt32(value);
      if (number === null) throw new Refusal(400, `${name} must be a 32-bit integer.`);
      if (number < 0) throw new Refusal(400, `${name} must not be negative.`);
      return number;
    },
    flag(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      if (value !== "true" && value !== "false") throw new Refusal(400, `${name} must be true or false.`);
      return value === "true";
    },
  };
}

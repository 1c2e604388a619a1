// Not in `text.ts`, which is loaded with the first page.
import { quoted } from "../quoted.ts";
import type { Text } from "./text.ts";

/** A sentence about texts from outside, such as those in a file, of which it quotes long ones without their middle. */
export function quoting(sentence: Text): Text;
export function quoting(sentence: Text | string): Text | string;
export function quoting(sentence: Text | string): Text | string {
  if (typeof sentence === "string") return quoted(sentence);
  const values = Object.entries(sentence.values).map(([name, value]): [string, typeof value] => [
    name,
    typeof value === "number" || value instanceof Date ? value : quoting(value),
  ]);
  return { key: sentence.key, values: Object.fromEntries(values) };
}

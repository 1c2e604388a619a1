import { numberText } from "./format.ts";

/** A number with its noun: `1 unit`, `1,200 units`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

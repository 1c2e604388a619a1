import * as v from "valibot";
import { isObject } from "#core/lib/json.ts";
import { NoAnswer, NotTried } from "./not-tried.ts";
import type { Answer } from "./probe.ts";

/** Statuses of a service, or of a proxy before it, that has no time for the request. */
const OVERLOADED: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Throws NoAnswer if the status says nothing about the rule, because the service has no time for the request. */
export function checkLoad({ status }: Answer): void {
  if (OVERLOADED.has(status)) throw new NoAnswer(`The service is overloaded (status ${status}).`);
}

/** Throws NoAnswer without access. */
export function checkAccess(answer: Answer, refusals: readonly number[] = [401, 403]): void {
  checkLoad(answer);
  const { status } = answer;
  if (refusals.includes(status)) throw new NoAnswer(`The credentials give no access (status ${status}).`);
}

/** A JSON object; null for anything else. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return isObject(value) ? value : null;
}

/** A string field of an item; null if it has none. */
export function textOf(item: unknown, field: string): string | null {
  const value = objectOf(item)?.[field];
  return typeof value === "string" && value !== "" ? value : null;
}

const listSchema = v.object({
  results: v.array(v.unknown()),
  pagination: v.object({ total: v.number(), take: v.number(), skip: v.number(), returned: v.number() }),
});

/** A list as sent. */
export type SentList = {
  readonly items: readonly unknown[];
  /** Null for a plain array. */
  readonly pagination: v.InferOutput<typeof listSchema>["pagination"] | null;
};

/** The list in a response to a right request. Throws NotTried if it is none, which the check of the response reports. */
export function listIn(answer: Answer): SentList {
  checkAccess(answer);
  const { json, request, status } = answer;
  if (status === 200 && Array.isArray(json)) return { items: json, pagination: null };
  const list = v.safeParse(listSchema, json);
  if (status !== 200 || !list.success) throw new NotTried(`${request} returned no list with pagination.`);
  return { items: list.output.results, pagination: list.output.pagination };
}

import { isObject } from "#core/lib/json.ts";
import { text } from "#core/text/messages/text.ts";
import type { Notes } from "../../report/notes.ts";
import type { JsonObject } from "./values.ts";

/** Counts members that a catalogue cannot store, so that each is reported only once. */
export class LeftOutMembers {
  readonly #counts = new Map<string, number>();

  /** @param path the path of the objects, like `Classes[].ClassProperties[]` */
  count(path: string, item: JsonObject, readMembers: ReadonlySet<string>): void {
    for (const [name, value] of Object.entries(item)) {
      if (readMembers.has(name) || isEmpty(value)) continue;
      const member = path === "" ? name : `${path}.${name}`;
      this.#counts.set(member, (this.#counts.get(member) ?? 0) + 1);
    }
  }

  report(notes: Notes): void {
    for (const [member, count] of this.#counts)
      notes.leftOut(member, text("readers.notSupported", { count }));
  }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    value === null || value === "" || value === false || (isObject(value) && Object.keys(value).length === 0)
  );
}

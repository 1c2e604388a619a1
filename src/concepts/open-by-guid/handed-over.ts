import { inputsInAddress, paths } from "#addresses.ts";
import { createStore } from "#lib/store.ts";

/** Inputs on their way to the page of a lookup whose address cannot hold them; null when nothing is. */
export const handedOver = createStore<readonly string[] | null>(null);

/** The address at which many inputs are looked up; to be gone to at once, since the inputs may take another way than the address. */
export function lookupAddress(inputs: readonly string[]): string {
  const q = inputsInAddress(inputs);
  handedOver.set(q.length < inputs.length ? inputs : null);
  return paths.lookup({ q });
}

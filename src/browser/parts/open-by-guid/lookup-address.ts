import { inputsInAddress, paths } from "#core/addresses/addresses.ts";
import { createStore } from "#core/lib/store.ts";

/** Inputs for the lookup page that do not fit into its address; null if there are none. */
export const pendingInputs = createStore<readonly string[] | null>(null);

/** The address that looks up many inputs. Navigate to it immediately, since the inputs may be passed outside the address. */
export function lookupAddress(inputs: readonly string[]): string {
  const q = inputsInAddress(inputs);
  pendingInputs.set(q.length < inputs.length ? inputs : null);
  return paths.lookup({ q });
}

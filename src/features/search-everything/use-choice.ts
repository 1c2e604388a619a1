import { useState } from "react";
import { arrange, type Group, type Hit } from "./hits.ts";

type Choice = { readonly key: string; readonly shown: readonly Group[] };

/**
 * The option that is chosen with the arrow keys, and the options as they stand around it: what arrives meanwhile never moves it. Nothing is
 * chosen as long as the keys were not used.
 */
export function useChoice(fresh: readonly Group[]) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const { groups, heldBack } =
    choice === null ? { groups: fresh, heldBack: 0 } : arrange(fresh, choice.shown, choice.key);
  const options = groups.flatMap(({ hits }) => hits);
  const at = choice === null ? -1 : options.findIndex(({ key }) => key === choice.key);
  return {
    groups,
    /** How many belong above the chosen one, and are not shown there. */
    heldBack,
    options,
    chosen: options[at] ?? null,
    choose: (hit: Hit | undefined): void =>
      setChoice(hit === undefined ? null : { key: hit.key, shown: groups }),
    /** To the next option or the one before; between the last and the first there is the field. */
    move: (step: 1 | -1): void => {
      const places = options.length + 1;
      const next = options[((at + 1 + step + places) % places) - 1];
      setChoice(next === undefined ? null : { key: next.key, shown: groups });
    },
    clear: (): void => setChoice(null),
  };
}

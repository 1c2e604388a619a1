import { useState } from "react";
import { arrange, type Group, type Hit } from "./hits.ts";

type Choice = { readonly key: string; readonly shown: readonly Group[] };

/** The active option and the options around it: new hits never move it. No option is active until an arrow key is pressed. */
export function useChoice(fresh: readonly Group[]) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const { groups, heldBack } =
    choice === null ? { groups: fresh, heldBack: 0 } : arrange(fresh, choice.shown, choice.key);
  const options = groups.flatMap(({ hits }) => hits);
  const at = choice === null ? -1 : options.findIndex(({ key }) => key === choice.key);
  return {
    groups,
    /** The number of hits that belong above the active option and are held back. */
    heldBack,
    options,
    chosen: options[at] ?? null,
    choose: (hit: Hit | undefined): void =>
      setChoice(hit === undefined ? null : { key: hit.key, shown: groups }),
    /** Moves to the next or the previous option; the field is between the last and the first one. */
    move: (step: 1 | -1): void => {
      const places = options.length + 1;
      const next = options[((at + 1 + step + places) % places) - 1];
      setChoice(next === undefined ? null : { key: next.key, shown: groups });
    },
    clear: (): void => setChoice(null),
  };
}

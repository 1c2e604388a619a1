import { useMemo } from "react";
import { useSession } from "#session/session-context.tsx";

export type Labels = {
  /** `3 · Detailed design`, or the number alone where the configuration has no label for it. */
  readonly stage: (id: number) => string;
  /** The same for roles; null: 'No role'. */
  readonly role: (id: number | null) => string;
  /** The ids that the configuration has labels for, ascending. */
  readonly stages: readonly number[];
  readonly roles: readonly number[];
};

/** What the deployment calls the stages and roles. */
export function useLabels(): Labels {
  const { stages, roles } = useSession().config.labels;
  return useMemo(
    () => ({
      stage: (id) => labelled(id, stages),
      role: (id) => (id === null ? "No role" : labelled(id, roles)),
      stages: idsOf(stages),
      roles: idsOf(roles),
    }),
    [stages, roles],
  );
}

function labelled(id: number, labels: Readonly<Record<string, string>>): string {
  const label = labels[id]?.trim() ?? "";
  return label === "" ? String(id) : `${id} · ${label}`;
}

function idsOf(labels: Readonly<Record<string, string>>): number[] {
  return Object.keys(labels)
    .filter((key) => /^-?\d+$/.test(key))
    .map(Number)
    .toSorted((a, b) => a - b);
}

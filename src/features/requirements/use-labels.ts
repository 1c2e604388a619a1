import { useMemo } from "react";
import { useSession } from "#session/session-context.tsx";

export type Labels = {
  /** `3 · Detailed design`, or the number alone where the configuration has no label for it. */
  readonly stage: (id: number) => string;
  /** The same for roles; null: 'No role'. */
  readonly role: (id: number | null) => string;
  /** What a role is called, without its number: `Architect`, `Role 5`, `No role`. */
  readonly roleName: (id: number | null) => string;
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
      roleName: (id) => (id === null ? "No role" : nameOf(id, roles) || `Role ${id}`),
      stages: idsOf(stages),
      roles: idsOf(roles),
    }),
    [stages, roles],
  );
}

function labelled(id: number, labels: Readonly<Record<string, string>>): string {
  const name = nameOf(id, labels);
  return name === "" ? String(id) : `${id} · ${name}`;
}

function nameOf(id: number, labels: Readonly<Record<string, string>>): string {
  return labels[id]?.trim() ?? "";
}

/** A label whose number stays on the line of the first word. */
export function unbroken(label: string): string {
  return label.replace(" · ", "\u00A0·\u00A0");
}

function idsOf(labels: Readonly<Record<string, string>>): number[] {
  return Object.keys(labels)
    .filter((key) => /^-?\d+$/.test(key))
    .map(Number)
    .toSorted((a, b) => a - b);
}

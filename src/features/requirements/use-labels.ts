import { useMemo } from "react";
import { useStartingPoints } from "#queries/starting-points.ts";
import { useSession } from "#session/session-context.tsx";

export type Labels = {
  /** `3 · Detailed design`, or the number alone where the configuration has no label for it. */
  readonly stage: (id: number) => string;
  /** The same for roles; null: 'No role'. */
  readonly role: (id: number | null) => string;
  /** What a stage or a role is called, without its number; null: it has no label. */
  readonly stageName: (id: number) => string | null;
  readonly roleName: (id: number) => string | null;
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
      stageName: (id) => nameOf(id, stages),
      roleName: (id) => nameOf(id, roles),
      stages: idsOf(stages),
      roles: idsOf(roles),
    }),
    [stages, roles],
  );
}

function labelled(id: number, labels: Readonly<Record<string, string>>): string {
  const name = nameOf(id, labels);
  return name === null ? String(id) : `${id} · ${name}`;
}

function nameOf(id: number, labels: Readonly<Record<string, string>>): string | null {
  return labels[id]?.trim() || null;
}

/** A role as a word: `Architect`, `Role 5`, `No role`. */
export function roleWord(role: number | null, { roleName }: Pick<Labels, "roleName">): string {
  return role === null ? "No role" : (roleName(role) ?? `Role ${role}`);
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

/** What the deployment, or the sample, calls its projects; null for one that it does not name. */
export function useProjectNames(): (id: number) => string | null {
  const { data } = useStartingPoints();
  return (id) => {
    const name = data?.projects.find((project) => project.id === id)?.name.trim() ?? "";
    return name === "" ? null : name;
  };
}

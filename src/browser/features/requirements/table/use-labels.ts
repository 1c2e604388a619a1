import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useStartingPoints } from "#browser/queries/starting-points.ts";
import { useSession } from "#browser/session/session-context.tsx";

export type Labels = {
  /** `3 · Detailed design`, or the number alone if no label is configured. */
  readonly stage: (id: number) => string;
  /** The same for roles; null: 'No role' in the language of the app. */
  readonly role: (id: number | null) => string;
  /** The label of a stage or a role without its number; null if it has none. */
  readonly stageName: (id: number) => string | null;
  readonly roleName: (id: number) => string | null;
  /** The ids with configured labels. */
  readonly stages: readonly number[];
  readonly roles: readonly number[];
};

/** The configured labels of stages and roles. */
export function useLabels(): Labels {
  const t = useTranslations("requirements");
  const { stages, roles } = useSession().config.labels;
  return useMemo(
    () => ({
      stage: (id) => labelled(id, stages),
      role: (id) => (id === null ? t("noRole") : labelled(id, roles)),
      stageName: (id) => nameOf(id, stages),
      roleName: (id) => nameOf(id, roles),
      stages: idsOf(stages),
      roles: idsOf(roles),
    }),
    [stages, roles, t],
  );
}

function labelled(id: number, labels: Readonly<Record<string, string>>): string {
  const name = nameOf(id, labels);
  return name === null ? String(id) : `${id} · ${name}`;
}

function nameOf(id: number, labels: Readonly<Record<string, string>>): string | null {
  return labels[id]?.trim() || null;
}

/** A label with a no-break space after its number. */
export function withNoBreakSpace(label: string): string {
  return label.replace(" · ", "\u00A0·\u00A0");
}

function idsOf(labels: Readonly<Record<string, string>>): number[] {
  return Object.keys(labels)
    .filter((key) => /^-?\d+$/.test(key))
    .map(Number);
}

/** The configured names of projects, or those of the sample; null for a project without one. */
export function useProjectNames(): (id: number) => string | null {
  const { data } = useStartingPoints();
  return (id) => {
    const name = data?.projects.find((project) => project.id === id)?.name.trim() ?? "";
    return name === "" ? null : name;
  };
}

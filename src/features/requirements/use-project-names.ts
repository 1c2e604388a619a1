import { useStartingPoints } from "#queries/starting-points.ts";

/** What the deployment, or the sample, calls its projects; null for one that it does not name. */
export function useProjectNames(): (id: number) => string | null {
  const { data } = useStartingPoints();
  return (id) => {
    const name = data?.projects.find((project) => project.id === id)?.name.trim() ?? "";
    return name === "" ? null : name;
  };
}

/** The path of a request target, still encoded. */
export function pathOf(target: string): string {
  const [path = ""] = target.split("?", 1);
  return path;
}

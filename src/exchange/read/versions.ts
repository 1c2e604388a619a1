import type { VersionEntry } from "../catalogue-model.ts";

/** The version that a text names, like `v2.1 (2024)`: its first number, and the one behind its point; undefined without a number. */
export function versionIn(text: string | undefined): VersionEntry | undefined {
  const [, major, minor = "0"] = /(\d{1,9})(?:\.(\d{1,9}))?/.exec(text ?? "") ?? [];
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

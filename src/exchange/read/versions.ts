import type { VersionEntry } from "../catalogue-model.ts";

/** The version in a text like `v2.1 (2024)`: its first number and the one after the point; undefined without a number. */
export function versionIn(text: string | undefined): VersionEntry | undefined {
  const [, major, minor = "0"] = /(\d{1,9})(?:\.(\d{1,9}))?/.exec(text ?? "") ?? [];
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

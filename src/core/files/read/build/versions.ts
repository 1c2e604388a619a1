import type { VersionEntry } from "#core/catalogue/catalogue-model.ts";

/** The only version of a concept whose version numbers are unknown; undefined without a GUID. */
export function versionOf(guid: string | undefined): VersionEntry[] | undefined {
  return guid === undefined ? undefined : [{ major: 1, minor: 0, guid }];
}

/** The version in a text like `v2.1 (2024)`: its first number and the one after the point; undefined without a number. */
export function versionIn(text: string | undefined): VersionEntry | undefined {
  const [, major, minor = "0"] = /(\d{1,9})(?:\.(\d{1,9}))?/.exec(text ?? "") ?? [];
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

import type { JsonObject } from "../json/values.ts";

const BSDD = "https://identifier.buildingsmart.org/uri";

/** The dictionary of a file; files with the same identity belong together. */
export type Dictionary = {
  readonly version: string;
  /** The identity of the dictionary. bSDD ignores case. */
  readonly identity: string;
  /** The prefix of the IRIs of its classes and properties, without a trailing slash. */
  readonly iri: string;
};

/** The dictionary that a file names; a file that names none is a dictionary of its own. */
export function dictionaryOf(root: JsonObject, fileName: string): Dictionary {
  const text = (name: string): string => {
    const value = root[name];
    return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  };
  const version = text("DictionaryVersion");
  const path = [text("OrganizationCode"), text("DictionaryCode"), version];
  const own = root["UseOwnUri"] === true ? text("DictionaryUri").replace(/\/$/, "") : "";
  return {
    version,
    identity: path.join("") === "" ? `file:${fileName}` : `bsdd:${path.join("/").toLowerCase()}`,
    iri: own === "" ? [BSDD, ...path.map(encodeURIComponent)].join("/") : own,
  };
}

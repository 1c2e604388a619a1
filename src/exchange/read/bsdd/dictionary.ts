import type { JsonObject } from "../json/values.ts";

const BSDD = "https://identifier.buildingsmart.org/uri";

/** Which dictionary a file is of; files that agree in it belong together. */
export type Dictionary = {
  readonly version: string;
  /** What it is known by. bSDD does not tell capital letters from small ones. */
  readonly identity: string;
  /** What the IRIs of its classes and properties begin with, without a slash at its end. */
  readonly iri: string;
};

/** The dictionary that a file says that it is of; one that says nothing is a dictionary of its own. */
export function dictionaryOf(root: JsonObject, fileName: string): Dictionary {
  const text = (name: string): string => (typeof root[name] === "string" ? root[name].trim() : "");
  const version = text("DictionaryVersion");
  const path = [text("OrganizationCode"), text("DictionaryCode"), version];
  const own = root["UseOwnUri"] === true ? withoutSlash(text("DictionaryUri")) : "";
  return {
    version,
    identity: path.join("") === "" ? `file:${fileName}` : `bsdd:${path.join("/").toLowerCase()}`,
    iri: own === "" ? [BSDD, ...path.map(encodeURIComponent)].join("/") : own,
  };
}

function withoutSlash(iri: string): string {
  return iri.endsWith("/") ? iri.slice(0, -1) : iri;
}

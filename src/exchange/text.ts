// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\0-\u0008\u000b\u000c\u000e-\u001f]/g;
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NOT_IN_XML = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The text as plain text formats take it: half a surrogate pair becomes U+FFFD, control characters but tab and line ends are left out. */
export function plainText(text: string): string {
  return text.toWellFormed().replaceAll(CONTROLS, "");
}

/** The same, without everything that XML 1.0 has no place for. */
export function xmlSafe(text: string): string {
  return text.toWellFormed().replaceAll(NOT_IN_XML, "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // Parsers would turn them into spaces or line feeds otherwise.
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** The text as the content of an XML element; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return xmlSafe(text).replaceAll(/[&<>\r]/g, (character) => ENTITIES[character] ?? "");
}

/** The text as an XML attribute's value between double quotes; what XML cannot hold is left out. */
export function xmlAttribute(text: string): string {
  return xmlSafe(text).replaceAll(/[&<>"\t\n\r]/g, (character) => ENTITIES[character] ?? "");
}

/** A text that says something, or null: absent, empty and blank mean the same. */
export function given(text: string | null | undefined): string | null {
  return text == null || text.trim() === "" ? null : text;
}

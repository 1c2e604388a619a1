// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\0-\u0008\u000b\u000c\u000e-\u001f]/g;
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NOT_IN_XML = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text for plain text formats: lone surrogates become U+FFFD, control characters except tabs and line ends are removed. */
export function plainText(text: string): string {
  return text.toWellFormed().replaceAll(CONTROLS, "");
}

/** The same, without characters that XML 1.0 forbids. */
export function xmlSafe(text: string): string {
  return text.toWellFormed().replaceAll(NOT_IN_XML, "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // Otherwise parsers would convert them to spaces or line feeds.
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** A text as content of an XML element; forbidden characters are removed. */
export function xmlText(text: string): string {
  return xmlSafe(text).replaceAll(/[&<>\r]/g, (character) => ENTITIES[character] ?? "");
}

/** A text as a double-quoted XML attribute value; forbidden characters are removed. */
export function xmlAttribute(text: string): string {
  return xmlSafe(text).replaceAll(/[&<>"\t\n\r]/g, (character) => ENTITIES[character] ?? "");
}

/** How GUIDs are commonly written. GUIDs of the service may have any other form, too. */

const HYPHENATED = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const UUID = new RegExp(String.raw`^(?:${HYPHENATED}|[\da-f]{32})$`, "i");
/** The compressed form of IFC, with a second digit, which tells it from most words. */
const IFC_GUID = /^[0-3](?=\D*\d)[\w$]{21}$/;
const WRAPPED = /^(?:urn:uuid:)?\{?(.+?)\}?$/i;

/** Whether a text is a GUID in a common spelling (UUID with or without hyphens, IFC GUID), and hardly anything else. */
export function looksLikeGuid(text: string): boolean {
  return UUID.test(text) || IFC_GUID.test(text);
}

/** A GUID without the `urn:uuid:` or the braces that some programs add. */
export function bareGuid(text: string): string {
  return WRAPPED.exec(text.trim())?.[1] ?? text.trim();
}

/** A UUID with hyphens (8-4-4-4-12); null for other texts. */
export function hyphenatedUuid(text: string): string | null {
  if (!UUID.test(text)) return null;
  return text.replaceAll("-", "").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** How GUIDs are written, as parts of regular expressions that ignore case. GUIDs of the service may have any other form, too. */

/** With hyphens. */
export const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** With hyphens, or as 32 hexadecimal digits. */
export const GUID_IN_DIGITS = String.raw`${UUID}|[\da-f]{32}`;

/** In the compressed form of IFC. */
export const IFC_GUID = String.raw`[0-3][\w$]{21}`;

/** With a second figure, which tells it from most words. */
const GUID = new RegExp(String.raw`^(?:${GUID_IN_DIGITS}|(?=.\S*\d)${IFC_GUID})$`, "i");

/** Whether a text is a GUID in a common spelling, and hardly anything else. */
export function looksLikeGuid(text: string): boolean {
  return GUID.test(text);
}

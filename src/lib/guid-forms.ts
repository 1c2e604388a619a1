/** How GUIDs are written, as parts of regular expressions that ignore case. */

/** With hyphens. */
export const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** With hyphens, or as 32 hexadecimal digits. */
export const GUID_IN_DIGITS = String.raw`${UUID}|[\da-f]{32}`;

/** In the compressed form of IFC. */
export const IFC_GUID = String.raw`[0-3][\w$]{21}`;

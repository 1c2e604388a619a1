/** What a segment of a path may consist of (RFC 3986, pchar). */
const SEGMENT = /^(?:[\w.~!$&'()*+,;=:@-]|%[\dA-Fa-f]{2})+$/;

/** Nobody encodes this often; and each level is another pass over up to 16 KiB. */
const MAX_LEVELS = 8;

/**
 * Whether a segment of a path, still encoded, can stand for a GUID. GUIDs are opaque and may hold an encoded slash; but servers differ:
 * some decode before they resolve `..`, some decode twice, some drop `;parameters`, spaces or what follows a zero byte, some map
 * full-width characters to ASCII. So there must be no reading in which a part of it is `.` or `..`,
 * or all of it is nothing.
 */
export function isGuidSegment(segment: string): boolean {
  if (!SEGMENT.test(segment)) return false;
  let text = segment;
  for (let level = 0; level <= MAX_LEVELS; level += 1) {
    if (leadsElsewhere(text)) return false;
    const decoded = decodeOnce(text);
    if (decoded === null) return false;
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

function leadsElsewhere(text: string): boolean {
  if (/\p{Cc}/u.test(text)) return true;
  // NFKC makes ASCII of full-width and small forms and of dot leaders; it leaves these slashes and the ideographic full stop.
  const ascii = text.normalize("NFKC").replaceAll("。", ".");
  return ascii.split(/[/\\⁄∕∖]/).some((part, index) => {
    const [kept = ""] = part.split(/[;?#]/, 1);
    const visible = kept.replaceAll(/[\s\p{Z}\p{Cf}]/gu, "");
    return visible === "." || visible === ".." || (visible === "" && index === 0 && part !== "");
  });
}

/** Decodes every escape once and leaves a `%` that begins none as it is. Null where escapes are not UTF-8 and so have no one reading. */
function decodeOnce(text: string): string | null {
  try {
    return text
      .replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => decodeURIComponent(escapes))
      .replaceAll(/%u([\da-f]{4})/gi, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  } catch {
    return null;
  }
}

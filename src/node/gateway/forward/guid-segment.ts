/** The characters of a path segment (RFC 3986, pchar). */
const SEGMENT = /^(?:[\w.~!$&'()*+,;=:@-]|%[\dA-Fa-f]{2})+$/;

/** No client encodes this often; each level is another pass over up to 16 KiB. */
const MAX_LEVELS = 8;

/**
 * Whether an encoded path segment is safe to forward as a GUID. GUIDs are opaque and may hold an encoded slash, but servers interpret
 * paths differently: some decode before they resolve `..`, some decode twice, some strip `;parameters`, spaces or what follows a NUL,
 * some map full-width characters to ASCII. So under none of these may a part of it become `.` or `..`, or all of it empty.
 */
export function isGuidSegment(segment: string): boolean {
  if (!SEGMENT.test(segment)) return false;
  let text = segment;
  for (let level = 0; level <= MAX_LEVELS; level += 1) {
    if (isTraversal(text)) return false;
    const decoded = decodeOnce(text);
    if (decoded === null) return false;
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

function isTraversal(text: string): boolean {
  if (/\p{Cc}/u.test(text)) return true;
  // NFKC maps full-width and small forms and dot leaders to ASCII, but neither these slashes nor the ideographic full stop.
  const ascii = text.normalize("NFKC").replaceAll("。", ".");
  return ascii.split(/[/\\⁄∕∖]/).some((part, index) => {
    const [name = ""] = part.split(/[;?#]/, 1);
    const visible = name.replaceAll(/[\s\p{Z}\p{Cf}]/gu, "");
    return visible === "." || visible === ".." || (visible === "" && index === 0 && part !== "");
  });
}

/** Decodes every valid escape once; any other `%` stays. Null if the escapes are not valid UTF-8, which servers decode differently. */
function decodeOnce(text: string): string | null {
  try {
    return text
      .replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => decodeURIComponent(escapes))
      .replaceAll(/%u([\da-f]{4})/gi, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  } catch {
    return null;
  }
}

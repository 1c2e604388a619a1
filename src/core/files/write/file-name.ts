import { plainText } from "../text.ts";
import type { Culture } from "./table.ts";

// Characters that Windows forbids, the slash, and invisible direction marks, which can disguise a name.
const NOT_IN_NAMES = /[<>:"/\\|?*\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** Device names of Windows, which are reserved with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** File systems allow 255 bytes; the rest is for the culture, the extension and a temporary name. */
const BYTES_AT_MOST = 180;

/** A text as a part of a file name that is valid on all common systems. */
function namePart(text: string, bytesAtMost: number): string {
  const allowed = plainText(text).replaceAll(/\s+/g, " ").replaceAll(NOT_IN_NAMES, "_").normalize("NFC");
  const encoder = new TextEncoder();
  let name = "";
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(allowed)) {
    bytes += encoder.encode(segment).length;
    if (bytes > bytesAtMost) break;
    name += segment;
  }
  return name.replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, "");
}

/** A text as the name of a folder that is valid on all common systems. */
export function folderName(text: string): string {
  const name = namePart(text, BYTES_AT_MOST) || "_";
  return `${DEVICES.test(name) ? "_" : ""}${name}`;
}

/** Names of files in one folder or archive, which are all different: file systems often ignore case, and differences in Unicode normalisation. */
export class FileNames {
  readonly #taken: Set<string>;
  /** The last number by name: thousands of files may have the same one. */
  readonly #numbers = new Map<string, number>();

  /** @param taken the names that exist */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(Array.from(taken, comparable));
  }

  /** Takes a name: with a number if it is taken, like `codes (2).csv`. */
  take(name: string): string {
    const [, base = name, ending = ""] = /^(.*)(\.[^./]*)$/.exec(name) ?? [];
    let number = this.#numbers.get(name) ?? 1;
    let free = name;
    while (this.#taken.has(comparable(free))) {
      number += 1;
      free = `${base} (${number})${ending}`;
    }
    this.#numbers.set(name, number);
    this.#taken.add(comparable(free));
    return free;
  }
}

/** The same text for all names that some file system takes for one; upper case spells `ß` as `SS`, if `ẞ` is in lower case before. */
function comparable(name: string): string {
  return name.normalize("NFD").toLowerCase().toUpperCase().normalize("NFC");
}

/** `<what>-<culture>.<extension>`; `-default` for the default culture, `-multi` for several. */
export function exportFileName(what: string, cultures: readonly Culture[], ending: string): string {
  const [culture = null] = cultures;
  const suffix = cultures.length > 1 ? "multi" : namePart(culture ?? "default", 40);
  const name = namePart(what, BYTES_AT_MOST) || "export";
  return `${DEVICES.test(name) ? "_" : ""}${name}-${suffix || "culture"}.${ending}`;
}

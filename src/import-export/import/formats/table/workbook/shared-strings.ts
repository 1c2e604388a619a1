import { LIMITS } from "../../../decode/limits.ts";
import { refuseAbove } from "../../../report/read-error.ts";
import type { OfficePackage } from "./office-package.ts";

const SPACES = "\t\n\r ";
/** A character that XML cannot contain, or a text that looks like one. */
const ESCAPE = /_x([0-9a-f]{4})_/gi;

/** Resolves Excel's escapes, like `_x000D_`. */
export function unescaped(text: string): string {
  return text.includes("_x")
    ? text.replaceAll(ESCAPE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : text;
}

/** The text without the spaces of XML at both ends; others, such as no-break spaces, stay. */
function withoutSpaces(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && SPACES.includes(text.charAt(start))) start += 1;
  while (end > start && SPACES.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Collects the text of a shared string (`si`) or an inline string (`is`): its `t` elements, including those of formatted runs, without
 * phonetic ones. Spaces at both ends of a run count only if the file says so, as in Excel.
 */
export class StringItem {
  #text = "";
  #run: string | null = null;
  /** Whether the open elements preserve spaces. */
  readonly #preserved: boolean[];
  #phonetic = 0;

  /** @param isPreserved whether the element around the strings preserves spaces */
  constructor(isPreserved = false) {
    this.#preserved = [isPreserved];
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const space = attributes["xml:space"];
    this.#preserved.push(space === undefined ? this.#preserved.at(-1) === true : space === "preserve");
    if (name === "rPh") this.#phonetic += 1;
    else if (name === "t" && this.#phonetic === 0) this.#run = "";
  }

  close(name: string): void {
    const isPreserved = this.#preserved.pop() === true;
    if (name === "rPh") this.#phonetic -= 1;
    else if (name === "t" && this.#run !== null) {
      this.#text += unescaped(isPreserved ? this.#run : withoutSpaces(this.#run));
      this.#run = null;
    }
  }

  text(text: string): void {
    if (this.#run !== null) this.#run += text;
  }

  /** The text since the last call. */
  take(): string {
    const text = this.#text;
    this.#text = "";
    return text;
  }
}

/** Reads the texts that cells of all sheets refer to by position. */
export async function readSharedStrings(parts: OfficePackage, part: string): Promise<string[]> {
  const texts: string[] = [];
  let item: StringItem | null = null;
  await parts.read(part, {
    open(name, attributes) {
      if (name === "sst") item = new StringItem(attributes["xml:space"] === "preserve");
      else item?.open(name, attributes);
    },
    close(name) {
      if (name === "sst") return;
      item?.close(name);
      if (name !== "si" || item === null) return;
      refuseAbove(LIMITS.workbookTexts, texts.push(item.take()), "texts");
    },
    text: (text) => item?.text(text),
  });
  return texts;
}

import { LIMITS } from "../../../decode/limits.ts";
import { refuseAbove } from "../../../report/read-error.ts";
import type { OfficePackage } from "./office-package.ts";

/** A character that XML cannot contain, or a text that looks like one. */
const ESCAPE = /_x([0-9a-f]{4})_/gi;
/** The spaces of XML at both ends of a text; others, such as no-break spaces, count. */
const OUTER_SPACES = /^[\t\n\r ]+|(?<![\t\n\r ])[\t\n\r ]+$/g;

/** Resolves Excel's escapes, like `_x000D_`. */
export function unescaped(text: string): string {
  return text.replaceAll(ESCAPE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
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

  /** @param around the attributes of the element around the strings */
  constructor(around: Readonly<Record<string, string>>) {
    this.#preserved = [around["xml:space"] === "preserve"];
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
      this.#text += unescaped(isPreserved ? this.#run : this.#run.replaceAll(OUTER_SPACES, ""));
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

/** Reads the texts that cells of all sheets refer to by index. */
export async function readSharedStrings(parts: OfficePackage, part: string): Promise<string[]> {
  const texts: string[] = [];
  let item: StringItem | null = null;
  await parts.read(part, {
    open(name, attributes) {
      if (item === null) item = new StringItem(attributes);
      else item.open(name, attributes);
    },
    close(name) {
      if (name === "sst") return;
      item?.close(name);
      if (name === "si") refuseAbove(LIMITS.workbookTexts, texts.push(item?.take() ?? ""), "texts");
    },
    text: (text) => item?.text(text),
  });
  return texts;
}

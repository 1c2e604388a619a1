/**
 * The grammar of regular expressions in XML Schema, which are not those of JavaScript: `\i`, `\c`, blocks such as `\p{IsGreek}` and
 * subtraction as in `[a-z-[aeiou]]`; but no anchors, lazy quantifiers, lookarounds, named groups and references.
 */

const CATEGORIES = "L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cofn]?";
const CLASS_ESCAPE = String.raw`\\(?:[dDwWsSiIcC]|[pP]\{(?:${CATEGORIES}|Is[a-zA-Z0-9-]+)\})`;
/** XML Schema escapes only characters with a meaning; its processors and the official test files of IDS also have others, as in `\/`. */
const CHARACTER_ESCAPE = String.raw`\\(?:[nrt]|[!-/:-@[-\x60{-~])`;

/** A character or a class of characters, outside of brackets. */
const ATOM = new RegExp(String.raw`${CLASS_ESCAPE}|${CHARACTER_ESCAPE}|[^\\?*+{}()|[\]]`, "uy");
const QUANTIFIER = /[?*+]|\{(\d+)(?:,(\d*))?\}/uy;
const CLASS_IN_BRACKETS = new RegExp(CLASS_ESCAPE, "uy");
/** A character in brackets that may begin or end a range. */
const CHARACTER_IN_BRACKETS = new RegExp(String.raw`${CHARACTER_ESCAPE}|[^\\[\]-]`, "uy");

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** Whether a text is a regular expression of XML Schema. */
export function isXsdPattern(pattern: string): boolean {
  let depth = 0;
  let canBeRepeated = false;
  let at = 0;
  while (at < pattern.length) {
    const character = pattern.charAt(at);
    const quantifier = matchAt(QUANTIFIER, pattern, at);
    if (quantifier !== null) {
      const [whole, least, most = ""] = quantifier;
      if (!canBeRepeated || (most !== "" && Number(most) < Number(least))) return false;
      canBeRepeated = false;
      at += whole.length;
    } else if (character === "[") {
      at = endOfBrackets(pattern, at);
      if (at === -1) return false;
      canBeRepeated = true;
    } else if (character === "(" || character === ")" || character === "|") {
      depth += character === "(" ? 1 : character === ")" ? -1 : 0;
      if (depth < 0) return false;
      canBeRepeated = character === ")";
      at += 1;
    } else {
      const [atom] = matchAt(ATOM, pattern, at) ?? [];
      if (atom === undefined) return false;
      canBeRepeated = true;
      at += atom.length;
    }
  }
  return depth === 0;
}

/** The index after brackets, and after those that are subtracted from them; -1 if they are none. */
function endOfBrackets(pattern: string, start: number): number {
  let at = start;
  let depth = 0;
  do {
    depth += 1;
    at = endOfGroup(pattern, pattern.charAt(at + 1) === "^" ? at + 2 : at + 1);
  } while (at !== -1 && pattern.charAt(at) === "[");
  // What is subtracted ends the brackets around it.
  return at !== -1 && pattern.startsWith("]".repeat(depth), at) ? at + depth : -1;
}

/** The index of the bracket that ends what stands in brackets, or begins what is subtracted from it; -1 if there is none. */
function endOfGroup(pattern: string, start: number): number {
  let at = start;
  while (at < pattern.length) {
    if (pattern.charAt(at) === "]") return at === start ? -1 : at;
    if (pattern.startsWith("-[", at)) return at === start ? -1 : at + 1;
    const length =
      matchAt(CLASS_IN_BRACKETS, pattern, at)?.[0].length ??
      lengthOfRange(pattern, at) ??
      (isHyphenAtEdge(pattern, at, start) ? 1 : null);
    if (length === null) return -1;
    at += length;
  }
  return -1;
}

/** Hyphens stand for themselves only at the beginning and the end. */
function isHyphenAtEdge(pattern: string, at: number, start: number): boolean {
  return pattern.charAt(at) === "-" && (at === start || /[\]-]/.test(pattern.charAt(at + 1)));
}

/** The length of a character or of a range of characters; null if there is none. */
function lengthOfRange(pattern: string, at: number): number | null {
  const [first] = matchAt(CHARACTER_IN_BRACKETS, pattern, at) ?? [];
  if (first === undefined) return null;
  const hyphen = at + first.length;
  const [last] =
    pattern.charAt(hyphen) === "-" ? (matchAt(CHARACTER_IN_BRACKETS, pattern, hyphen + 1) ?? []) : [];
  if (last === undefined) return first.length;
  return codeOf(first) <= codeOf(last) ? first.length + 1 + last.length : null;
}

const CONTROLS: Readonly<Record<string, string>> = { "\\n": "\n", "\\r": "\r", "\\t": "\t" };

/** The code point of a character, which may be written with a backslash. */
function codeOf(character: string): number {
  const plain = CONTROLS[character] ?? (character.length > 1 ? character.replace("\\", "") : character);
  return plain.codePointAt(0) ?? 0;
}

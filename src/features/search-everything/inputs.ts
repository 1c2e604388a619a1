import { looksLikeClassNumber } from "#code-tree/class-number/class-number.ts";
import { type Here, type OpenInput, parseOpenInput } from "#concepts/open-by-guid/parse-input.ts";
import { splitInputs } from "#concepts/open-by-guid/split-inputs.ts";

/** GUIDs as most services write them: with hyphens, as 32 digits, or as IFC shortens them. */
const GUID = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32}|[0-3](?=\S*\d)[\w$]{21})$/i;

export type TypedText = {
  /** What is searched for; empty where the text is a list of GUIDs, numbers or addresses. */
  readonly term: string;
  /** The one GUID or address that the text is, or may be; null where it can be none. */
  readonly input: OpenInput | null;
  /** Whether it can hardly be anything else. */
  readonly isInput: boolean;
  /** The inputs that the text is, each once; none where it is a single one. */
  readonly several: readonly string[];
};

/** What a text in the search field may stand for. */
export function readTyped(text: string, here: Here): TypedText {
  const term = text.trim();
  const isSure = (part: string): boolean =>
    GUID.test(part) || parseOpenInput(part, here)[0]?.kind === "address";
  const several = splitInputs(term).map((one) => one.text);
  if (several.length > 1) {
    const isList = several.every((part) => isSure(part) || looksLikeClassNumber(part));
    return { term: isList ? "" : term, input: null, isInput: false, several };
  }
  const inputs = parseOpenInput(term, here);
  const input = inputs.length === 1 ? (inputs[0] ?? null) : null;
  return { term, input, isInput: input !== null && isSure(term), several: [] };
}

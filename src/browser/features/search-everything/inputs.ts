import { type AppLocation, type OpenInput, parseOpenInput } from "#browser/parts/open-by-guid/parse-input.ts";
import { splitInputs } from "#browser/parts/open-by-guid/split-inputs.ts";
import { looksLikeClassNumber } from "#core/code-tree/class-number/class-number.ts";
import { looksLikeGuid } from "#core/text/guid-forms.ts";

export type TypedText = {
  /** The search term; empty if the text is a list of GUIDs, numbers or addresses. */
  readonly term: string;
  /** The text as a single GUID or address, if it may be one; else null. */
  readonly input: OpenInput | null;
  /** Whether it is almost certainly a GUID or an address. */
  readonly isInput: boolean;
  /** The inputs in the text without duplicates; empty if it is a single one. */
  readonly several: readonly string[];
};

/** Parses the text of the search field. */
export function readTyped(text: string, location: AppLocation): TypedText {
  const term = text.trim();
  const isSure = (part: string): boolean =>
    looksLikeGuid(part) || parseOpenInput(part, location)[0]?.kind === "address";
  const several = splitInputs(term).map((one) => one.text);
  if (several.length > 1) {
    const isList = several.every((part) => isSure(part) || looksLikeClassNumber(part));
    return { term: isList ? "" : term, input: null, isInput: false, several };
  }
  const inputs = parseOpenInput(term, location);
  const input = inputs.length === 1 ? (inputs[0] ?? null) : null;
  return { term, input, isInput: input !== null && isSure(term), several: [] };
}

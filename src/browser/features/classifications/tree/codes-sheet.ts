import type { SecondCultureTexts } from "#browser/parts/export/second-culture-texts.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { Sheet } from "#core/files/write/table.ts";

/** A code as displayed; `level` and `parent` (its index among the codes) are null if unknown. */
export type ShownCode = {
  readonly code: ClassificationCode;
  readonly level: number | null;
  readonly parent: number | null;
};

/** The table of codes for 'Copy'. */
export async function codesSheet(
  codes: readonly ShownCode[],
  culture: string | null,
  second: SecondCultureTexts | null,
): Promise<Sheet> {
  const { codesContents } = await import("#core/files/write/kinds/codes.ts");
  const nameless = { guid: null, versionGuid: null, name: null, defaultName: null };
  return codesContents({
    kind: "codes",
    what: "Codes",
    cultures: [culture, ...(second === null ? [] : [second.culture])],
    classification: { concept: nameless, texts: [] },
    codes: codes.map(({ code, ...position }) => ({
      concept: code,
      texts: [
        { name: code.name, definition: code.technicalDefinition },
        ...(second === null ? [] : [second.textsOf(code)]),
      ],
      ...position,
    })),
  }).sheets[0];
}

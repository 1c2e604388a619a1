import { useMediaQuery } from "@mantine/hooks";
import { useCallback } from "react";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { useSecondNameOf } from "#browser/parts/second-culture/second-culture.tsx";
import { useCulture } from "#browser/session/culture-context.tsx";
import { MEDIA } from "#browser/ui/theme/breakpoints.ts";
import type { ItemIds } from "#browser/ui/tree/tree-item.tsx";
import type { CodeRow } from "#core/code-tree/code-node.ts";
import { CodeLine, definitionOf, LINE_HEIGHT, STACKED_HEIGHT } from "./code-line.tsx";

/** How the tree shows its codes, as props of `VirtualTree`. */
export function useCodeLines(culture: string | null, withDefinitions: boolean) {
  const hasSecond = useCulture().beside !== null;
  const secondNameOf = useSecondNameOf();
  const isPhone = useMediaQuery(MEDIA.phone, undefined, { getInitialValueInEffect: false });
  const { plain, withDefinition } = hasSecond && isPhone ? STACKED_HEIGHT : LINE_HEIGHT;
  const renderItem = useCallback(
    (row: CodeRow, ids: ItemIds) => (
      <CodeLine
        row={row}
        culture={culture}
        ids={ids}
        withDefinition={withDefinitions}
        hasSecond={hasSecond}
      />
    ),
    [culture, withDefinitions, hasSecond],
  );
  const describedBy = useCallback(
    ({ code, culture }: CodeRow, ids: ItemIds) => [
      ...(chooseName(code, culture).isFallback ? [ids.note] : []),
      ...(hasSecond ? [ids.secondNote] : []),
      ...(withDefinitions && definitionOf(code) !== null ? [ids.details] : []),
    ],
    [withDefinitions, hasSecond],
  );
  return {
    renderItem,
    describedBy,
    textsOf: ({ code, culture }: CodeRow) => [
      code.classNumber ?? "",
      chooseName(code, culture).text,
      secondNameOf(code) ?? "",
    ],
    hasSecondName: hasSecond,
    lineHeight: withDefinitions ? withDefinition : plain,
  };
}

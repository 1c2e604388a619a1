import { useMediaQuery } from "@mantine/hooks";
import { useCallback } from "react";
import type { CodeRow } from "#code-tree/code-node.ts";
import { chooseName } from "#concepts/name/localized-name.tsx";
import { useSecondNameOf } from "#concepts/second-culture/second-culture.tsx";
import { useCulture } from "#session/culture-context.tsx";
import { MEDIA } from "#ui/theme/breakpoints.ts";
import type { ItemIds } from "#ui/tree/tree-item.tsx";
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

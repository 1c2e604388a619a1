import { ActionIcon } from "@mantine/core";
import { useTranslations } from "use-intl";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { useSecondCultureTexts } from "#browser/parts/export/use-second-culture-texts.ts";
import { PrintCodes } from "#browser/parts/print/print-codes.tsx";
import { showsDefinitions, useSetting } from "#browser/storage/settings.ts";
import { CollapseIcon, DefinitionsIcon, ExpandIcon } from "#browser/ui/controls/icons.tsx";
import { MenuButton } from "#browser/ui/controls/menu-button.tsx";
import { Toolbar } from "#browser/ui/controls/toolbar.tsx";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { codesSheet, type ShownCode } from "./codes-sheet.ts";
import { useExpansion } from "./use-expansion.tsx";
import classes from "../search/code-finder.module.css";

const LEVELS = [1, 2, 3, 4];

type TreeToolsProps = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
};

/** Actions for the whole tree. */
export function TreeTools({ tree, classification }: TreeToolsProps) {
  const t = useTranslations("classificationDetails");
  const { expand, collapse, status } = useExpansion(tree);
  const secondTexts = useSecondCultureTexts();
  const [withDefinitions, setWithDefinitions] = useSetting(showsDefinitions);
  return (
    <>
      {status}
      <Toolbar label={t("tree")} className={classes.tools}>
        <ActionIcon
          variant="default"
          size={26}
          aria-label={t("collapseAll")}
          title={t("collapseAll")}
          onClick={collapse}
        >
          <CollapseIcon />
        </ActionIcon>
        <MenuButton
          label={t("expandToLevel")}
          px={4}
          entries={LEVELS.map((level) => ({
            label: t("level", { level: String(level) }),
            onSelect: () => expand(level),
          }))}
        >
          <ExpandIcon />
        </MenuButton>
        <ActionIcon
          variant={withDefinitions ? "light" : "default"}
          size={26}
          aria-label={t("showDefinitions")}
          title={t("showDefinitions")}
          aria-pressed={withDefinitions}
          onClick={() => setWithDefinitions(!withDefinitions)}
        >
          <DefinitionsIcon />
        </ActionIcon>
        <CopyButton
          label={t("copyOpenCodes")}
          sheet={async () => codesSheet(openCodes(tree), tree.getSnapshot().culture, await secondTexts())}
        />
        <PrintCodes printed={() => [{ classification, codes: openCodes(tree).map(({ code }) => code) }]} />
      </Toolbar>
    </>
  );
}

/** The open codes in display order, each with the index of its parent. */
function openCodes(tree: CodeTree): ShownCode[] {
  const path: number[] = [];
  const rows = tree.getSnapshot().rows.filter((row) => row.kind === "code");
  return rows.map(({ code, level }, index) => {
    path.length = level - 1;
    path.push(index);
    return { code, level, parent: path[level - 2] ?? null };
  });
}

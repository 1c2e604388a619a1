import { Button } from "@mantine/core";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { ProgressBar } from "#browser/ui/feedback/progress-bar.tsx";
import { closeDialog, ModalDialog } from "#browser/ui/layout/modal-dialog.tsx";
import { weighTable } from "#core/files/read/formats/table/hierarchy/weigh-hierarchies.ts";
import { previewTable } from "#core/files/read/formats/table/mapping/preview-table.ts";
import type { Reading } from "../reading/reading.ts";
import { ColumnList } from "./column-list.tsx";
import { Preview } from "./preview.tsx";
import { TableFields } from "./table-fields.tsx";
import { useTableChoice } from "./use-table-choice.ts";
import classes from "./columns-dialog.module.css";

export type ColumnsDialogProps = { readonly pending: Extract<Reading, { readonly step: "columns" }> };

/** The dialog 'Columns': the guessed roles of a table's columns, and a preview of its first rows. */
export function ColumnsDialog({ pending }: ColumnsDialogProps) {
  const t = useTranslations("catalogueFile");
  const { table, position, failure, next, isBusy, answer } = pending;
  const { choice, sample, changes } = useTableChoice(table);
  const wording = useText();
  const { list } = useFormats();
  const file = <bdi>{table.file}</bdi>;
  const { mapping } = choice;
  const lines = useMemo(() => previewTable(sample, mapping), [sample, mapping]);
  const { rows = 0 } = table.sheets[choice.sheet] ?? {};
  const weight = useMemo(
    () => (mapping.kind === "codes" ? weighTable(sample, rows, mapping) : null),
    [sample, rows, mapping],
  );
  const foot = (
    <>
      <Button size="xs" variant="default" onClick={closeDialog}>
        {t("cancel")}
      </Button>
      <Button
        // If the guess is right, Enter confirms it.
        ref={focusInDialog}
        size="xs"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) answer(choice);
        }}
      >
        {t("open")}
      </Button>
    </>
  );
  return (
    <ModalDialog title={t("columns")} onClose={() => answer(null)} foot={foot}>
      <div className={classes.panes}>
        <div className={classes.head}>
          <p className={classes.text}>
            {position.of > 1
              ? t.rich("tableRolesOf", { ...position, file: () => file })
              : t.rich("tableRoles", { file: () => file })}
          </p>
          {next.length > 0 && <p className={classes.text}>{t("readNext", { files: list(next, "unit") })}</p>}
          {isBusy && <ProgressBar label={t("reading")} done={0} total={null} text={t("reading")} />}
          {failure !== null && <ErrorPanel title={wording(failure.message)} />}
        </div>
        <TableFields table={table} choice={choice} sample={sample} changes={changes} />
        <Preview lines={lines} weight={weight} />
        <ColumnList sample={sample} mapping={mapping} onRole={changes.role} />
      </div>
    </ModalDialog>
  );
}

/** Makes an element the one that a modal dialog focuses when it opens; React would not set the attribute. */
function focusInDialog(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}

import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { nothingFound } from "#browser/ui/feedback/empty-state.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { setFocusAfter } from "#browser/ui/focus/keep-focus.ts";
import { countOf, ListCount } from "#browser/ui/list/list-count.tsx";
import type { NoteRow } from "#core/code-tree/tree-rows.ts";
import { text } from "#core/text/messages/text.ts";
import classes from "./tree-note.module.css";

type TreeNoteProps = { readonly row: NoteRow; readonly onRetry: () => void };

/** A line between codes about the loading of a level. */
export function TreeNote({ row, onRetry }: TreeNoteProps) {
  return (
    <div
      className={classes.note}
      style={{ "--level": row.level }}
      // 'Retry' disappears with the note. The active code, on which the keys of the tree act, may be far away.
      onFocus={({ target }) => {
        const above = codeAbove(target);
        setFocusAfter(target, () => (above?.isConnected === true ? above : activeCode()));
      }}
    >
      <NoteContent row={row} onRetry={onRetry} />
    </div>
  );
}

function codeAbove(element: HTMLElement): HTMLElement | undefined {
  const { top } = element.getBoundingClientRect();
  const codes = [...document.querySelectorAll<HTMLElement>("[role=tree] [role=treeitem]")];
  return codes.findLast((code) => code.getBoundingClientRect().top < top);
}

function activeCode(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[role=tree] [tabindex='0']");
}

function NoteContent({ row, onRetry }: TreeNoteProps) {
  const t = useTranslations("classificationDetails");
  const wording = useText();
  switch (row.kind) {
    case "loading": {
      return (
        <span className={classes.loading}>
          {row.loaded > 0
            ? t("loadingSome", { count: wording(countOf(row.loaded, row.total)) })
            : t("loading")}
        </span>
      );
    }
    case "failed": {
      return <Failure error={row.error} onRetry={onRetry} compact />;
    }
    case "childless": {
      return (
        <ErrorPanel
          compact
          title={wording(nothingFound({ reason: text("classificationDetails.noCodesHere") }))}
          onRetry={onRetry}
        />
      );
    }
    case "ended-early": {
      return <ListCount count={row.loaded} total={row.total} endsEarly isCut={row.isCut} onRetry={onRetry} />;
    }
  }
}

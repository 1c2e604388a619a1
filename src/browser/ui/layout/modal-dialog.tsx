import { CloseButton, Title } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import classes from "./modal-dialog.module.css";

type ModalDialogProps = {
  readonly title: string;
  /** Called when the user closes the dialog: with Escape, the close button, or `closeDialog`. */
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  /** Whether it opens without a user action: keys meant for the page must then press none of its buttons. */
  readonly isAutomatic?: boolean;
  readonly children: ReactNode;
};

/** A modal dialog. It is a native one, so the browser handles focus and Escape; `data-autofocus` marks an element that takes the focus. */
export function ModalDialog({ title, onClose, foot, isAutomatic = false, children }: ModalDialogProps) {
  const titleId = useId();
  const t = useTranslations("controls");
  return (
    <dialog
      ref={showDialog}
      tabIndex={isAutomatic ? -1 : undefined}
      className={classes.dialog}
      aria-labelledby={titleId}
      onClose={(event) => event.currentTarget.open || onClose()}
    >
      <div className={classes.head}>
        <Title order={2} size="h4" id={titleId}>
          {title}
        </Title>
        <CloseButton aria-label={t("closeDialog")} onClick={closeDialog} />
      </div>
      <div className={classes.body}>{children}</div>
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </dialog>
  );
}

/** Opens a dialog, and closes it when it is removed: that restores the focus, which removing alone would not. */
function showDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  const first = dialog.hasAttribute("tabindex") ? dialog : dialog.querySelector("[data-autofocus]");
  if (first instanceof HTMLElement) first.focus();
  return () => dialog.close();
}

/** Closes the dialog around the clicked element; the focus is restored. */
export function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest("dialog")?.close();
}

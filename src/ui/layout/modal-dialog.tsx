import { CloseButton, Title } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import classes from "./modal-dialog.module.css";

type ModalDialogProps = {
  readonly title: string;
  /** Called when the user closes the dialog: with Escape, the close button, or `closeDialog`. */
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  /** Whether it opens without a user action: keys meant for the page must then press none of its buttons. */
  readonly isUnasked?: boolean;
  readonly children: ReactNode;
};

/** A modal dialog. It is a native one, so the browser handles focus and Escape. */
export function ModalDialog({ title, onClose, foot, isUnasked = false, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closing the dialog restores the focus; removing it from the document would not.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (isUnasked) element?.focus();
    return () => element?.close();
  }, [isUnasked]);
  return (
    <dialog
      ref={dialog}
      tabIndex={isUnasked ? -1 : undefined}
      className={classes["dialog"]}
      aria-labelledby={titleId}
      onClose={(event) => event.currentTarget.open || onClose()}
    >
      <div className={classes["head"]}>
        <Title order={2} size="h4" id={titleId}>
          {title}
        </Title>
        <CloseButton aria-label="Close the dialog" onClick={closeDialog} />
      </div>
      <div className={classes["body"]}>{children}</div>
      {foot !== undefined && <div className={classes["foot"]}>{foot}</div>}
    </dialog>
  );
}

/** Closes the dialog around the clicked element; the focus is restored. */
export function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest("dialog")?.close();
}

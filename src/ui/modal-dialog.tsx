import { CloseButton, Title } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import classes from "./modal-dialog.module.css";

type ModalDialogProps = {
  readonly title: string;
  /** Closed by the person: with Escape, the cross, or `closeDialog`. */
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** A dialog over the page, which cannot be used meanwhile; the browser's own, so focus and Escape are its matter. */
export function ModalDialog({ title, onClose, foot, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A dialog that closes gives the focus back to where it was; one that is taken off the page does not.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
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

/** Closes the dialog that something in it was clicked in; the focus goes back to where it was. */
export function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest("dialog")?.close();
}

import { Button, type ButtonProps, Loader } from "@mantine/core";
import type { MouseEventHandler, ReactNode } from "react";
import { setFocusAfter } from "../focus/keep-focus.ts";
import classes from "./busy-button.module.css";

type BusyButtonProps = Omit<ButtonProps, "loading" | "disabled" | "className"> & {
  /** Whether its action is running; until it ends, pressing the button has no effect. */
  readonly isBusy: boolean;
  /** Omitted for a submit button, whose form handles the submission. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly type?: "button" | "submit";
  readonly className?: string | undefined;
  /** The element that takes the focus when the focused button is removed; default: the nearest remaining ancestor. */
  readonly focusAfter?: () => HTMLElement | null;
  readonly children: ReactNode;
};

/** A button that keeps the focus while it is busy (a disabled button would lose it) and moves it on when it is removed. */
export function BusyButton({ isBusy, onClick, focusAfter, className = "", ...others }: BusyButtonProps) {
  const { type = "button", children, ...style } = others;
  return (
    <Button
      {...style}
      ref={(button) => {
        if (button !== null && focusAfter !== undefined) setFocusAfter(button, focusAfter);
      }}
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`${classes.button ?? ""} ${className}`}
      onClick={(event) => {
        // Also prevents a second submission of the form with Enter in a field.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
      {isBusy && (
        <Loader className={classes.loader ?? ""} size="1em" color="var(--button-color)" aria-hidden />
      )}
    </Button>
  );
}

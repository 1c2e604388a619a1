import { Button, type ButtonProps, Loader } from "@mantine/core";
import { type MouseEventHandler, type ReactNode, useRef } from "react";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import classes from "./busy-button.module.css";

type BusyButtonProps = Omit<ButtonProps, "loading" | "disabled" | "className"> & {
  /** Whether what it starts is under way; until it is over, pressing it again does nothing. */
  readonly isBusy: boolean;
  /** Left out for a submit button, whose form takes the submission. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly type?: "button" | "submit";
  readonly className?: string | undefined;
  /** Where the focus goes when the button is removed with it; default: the nearest ancestor that stays. */
  readonly focusAfter?: () => HTMLElement | null;
  readonly children: ReactNode;
};

/** A button that keeps the focus while it is busy, which a disabled one cannot, and hands it on when it is removed. */
export function BusyButton({ isBusy, onClick, focusAfter, className = "", ...others }: BusyButtonProps) {
  const { type = "button", children, ...look } = others;
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(button, focusAfter);
  return (
    <Button
      {...look}
      ref={button}
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`${classes["button"] ?? ""} ${className}`}
      onClick={(event) => {
        // Also keeps a form from being submitted once more, by Enter in a field too.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
      {isBusy && (
        <Loader className={classes["loader"] ?? ""} size="1em" color="var(--button-color)" aria-hidden />
      )}
    </Button>
  );
}

import type { ReactNode } from "react";
import arrow from "./arrow.module.css";
import classes from "./disclosure-button.module.css";

type DisclosureButtonProps = {
  readonly isOpen: boolean;
  /** The id of the controlled element, which exists only while it is open. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** Shows and hides the content below it. */
export function DisclosureButton({ isOpen, controls, onToggle, children }: DisclosureButtonProps) {
  return (
    <button
      type="button"
      className={`${arrow["arrow"]} ${classes.button}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}

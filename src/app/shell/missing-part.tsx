import { CloseButton } from "@mantine/core";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { MissingModule } from "#ui/feedback/missing-module.tsx";
import classes from "./shell.module.css";

type MissingPartProps = {
  readonly title: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** The id of the element below the header that shows the messages. */
export const MESSAGES_ID = "messages";

/** Stands below the header if a part of the app could not be loaded; the page goes on working. */
export function MissingPart({ title, onRetry, onClose }: MissingPartProps) {
  useEffect(() => {
    // The page has become shorter.
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }, []);
  return createPortal(
    <div className={classes["missingPart"]}>
      <MissingModule title={title} onRetry={onRetry} />
      <CloseButton aria-label="Close the message" onClick={onClose} />
    </div>,
    document.getElementById(MESSAGES_ID) ?? document.body,
  );
}

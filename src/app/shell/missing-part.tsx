import { CloseButton } from "@mantine/core";
import { MissingCode } from "#ui/missing-code.tsx";
import classes from "./shell.module.css";

type MissingPartProps = {
  readonly title: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Stands below the header if the code of a part of the app could not be loaded; the page goes on working. */
export function MissingPart({ title, onRetry, onClose }: MissingPartProps) {
  return (
    <div className={classes["missingPart"]}>
      <MissingCode title={title} onRetry={onRetry} />
      <CloseButton aria-label="Close the message" onClick={onClose} />
    </div>
  );
}

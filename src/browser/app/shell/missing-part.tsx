import { CloseButton } from "@mantine/core";
import type { Ref } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import classes from "./shell.module.css";

type MissingPartProps = {
  readonly title: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLDivElement>;
};

/** The id of the element below the header that shows the messages. */
export const MESSAGES_ID = "messages";

/** Stands below the header if a part of the app could not be loaded; the page keeps working. */
export function MissingPart({ title, onRetry, onClose, ref }: MissingPartProps) {
  const t = useTranslations("shell");
  return createPortal(
    <div ref={ref} className={classes.missingPart}>
      <MissingModule title={title} onRetry={onRetry} />
      <CloseButton ref={keepFocusInView} aria-label={t("closeMessage")} onClick={onClose} />
    </div>,
    document.getElementById(MESSAGES_ID) ?? document.body,
  );
}

/** The page has become shorter by the message. */
function keepFocusInView(button: HTMLElement | null): void {
  if (button !== null) document.activeElement?.scrollIntoView({ block: "nearest" });
}

import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. Virtual lists then render all rows. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // Synchronously: the browser prints the document as it is when the event handler returns.
  useWindowEvent("beforeprint", () => flushSync(() => setPrinting(true)));
  useWindowEvent("afterprint", () => setPrinting(false));
  return isPrinting;
}

import { Button } from "@mantine/core";

/** 'Print': opens the browser's own dialog. What of the page is printed, and how, is up to its styles and to `useIsPrinting`. */
export function PrintButton() {
  return (
    <Button size="compact-sm" variant="default" data-screen-only onClick={() => window.print()}>
      Print
    </Button>
  );
}

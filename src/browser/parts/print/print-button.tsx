import { Button } from "@mantine/core";
import { useTranslations } from "use-intl";

/** 'Print': opens the browser's print dialog. Print styles and `useIsPrinting` determine the printed content. */
export function PrintButton() {
  const t = useTranslations("printing");
  return (
    <Button size="compact-sm" variant="default" data-screen-only onClick={() => window.print()}>
      {t("print")}
    </Button>
  );
}

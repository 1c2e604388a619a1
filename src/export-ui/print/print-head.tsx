import { useTranslations } from "use-intl";
import { cultureLabel } from "#lib/text/culture.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";
import { useIsPrinting } from "#ui/layout/use-is-printing.ts";
import { dateText } from "#lib/text/format.ts";
import classes from "./print-head.module.css";

/** Only in print: the address, the time and the cultures of the page. Place it below the heading of a page. */
export function PrintHead() {
  const t = useTranslations("concepts");
  const isPrinting = useIsPrinting();
  const { session } = useSession();
  const { culture, beside } = useCulture();
  if (!isPrinting) return null;
  return (
    <div className={classes["head"]}>
      <p>
        <bdi>{session.service.name}</bdi> ·{" "}
        <bdi>{culture === null ? t("defaultCulture") : cultureLabel(culture)}</bdi>
        {beside !== null && (
          <>
            {" "}
            and <bdi>{cultureLabel(beside)}</bdi>
          </>
        )}{" "}
        · {dateText()}
      </p>
      <p className={classes["address"]}>{window.location.href}</p>
    </div>
  );
}

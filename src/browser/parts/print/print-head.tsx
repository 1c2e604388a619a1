import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { useSession } from "#browser/session/session-context.tsx";
import { useIsPrinting } from "#browser/ui/layout/use-is-printing.ts";
import classes from "./print-head.module.css";

/** Only in print: the address, the time and the cultures of the page. Place it below the heading of a page. */
export function PrintHead() {
  const isPrinting = useIsPrinting();
  const { session } = useSession();
  const { culture, beside } = useCulture();
  const t = useTranslations("printing");
  const formats = useFormats();
  const wording = useText();
  const shell = useTranslations("shell");
  if (!isPrinting) return null;
  const service = <bdi>{wording(session.service.name)}</bdi>;
  const shown = <bdi>{culture === null ? shell("defaultCulture") : formats.culture(culture)}</bdi>;
  const second = beside !== null && <bdi>{formats.culture(beside)}</bdi>;
  const named = { service: () => service, culture: () => shown, date: formats.date() };
  return (
    <div className={classes.head}>
      <p>
        {beside === null
          ? t.rich("head", named)
          : t.rich("headWithSecond", { ...named, second: () => second })}
      </p>
      <p className={classes.address}>{window.location.href}</p>
    </div>
  );
}

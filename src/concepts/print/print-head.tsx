import { cultureLabel } from "#lib/culture.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";
import { useIsPrinting } from "#ui/use-is-printing.ts";
import { dateText } from "#lib/format.ts";
import classes from "./print-head.module.css";

/** On paper only: where and when the page was printed, and in which culture. To stand beneath the heading of a page. */
export function PrintHead() {
  const isPrinting = useIsPrinting();
  const { session } = useSession();
  const { culture } = useCulture();
  if (!isPrinting) return null;
  return (
    <div className={classes["head"]}>
      <p>
        <bdi>{session.service.name}</bdi> ·{" "}
        <bdi>{culture === null ? "Default culture" : cultureLabel(culture)}</bdi> · {dateText()}
      </p>
      <p className={classes["address"]}>{window.location.href}</p>
    </div>
  );
}

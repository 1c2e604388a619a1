import { Button } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useCulture } from "#browser/session/culture-context.tsx";
import { language } from "#browser/session/language.ts";
import { useSession } from "#browser/session/session-context.tsx";
import classes from "./culture-proposal.module.css";

/** Proposes the culture of the app's language for the data, until somebody has chosen one or declined. */
export function CultureProposal() {
  const { config } = useSession();
  const { setCulture } = useCulture();
  const { info, locale } = useSyncExternalStore(language.subscribe, language.get);
  const t = useTranslations("shell");
  const proposed = config.cultures.find((culture) => languageOf(culture) === info.code);
  if (proposed === undefined) return null;
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(languageOf(proposed)) ?? proposed;
  return (
    <aside className={classes.proposal} aria-label={t("culture")} data-screen-only>
      <span>{t("proposal", { language: name })}</span>
      <Button size="compact-sm" variant="light" onClick={() => setCulture(proposed)}>
        {t("acceptProposal", { language: name })}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setCulture(null)}>
        {t("declineProposal")}
      </Button>
    </aside>
  );
}

/** The language of a culture: `nb` of `nb-NO` and of `no`. */
function languageOf(culture: string): string {
  const [primary = ""] = culture.toLowerCase().split("-");
  return primary === "no" ? "nb" : primary;
}

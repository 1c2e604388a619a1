import { Button } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { rememberedCulture } from "#browser-storage/storage.ts";
import { DEFAULT_LANGUAGE } from "#lib/text/culture.ts";
import { useCulture } from "#session/culture-context.tsx";
import { language } from "#session/language.ts";
import { useSession } from "#session/session-context.tsx";
import classes from "./shell.module.css";

/** Proposes the culture of the app's language for the data, until somebody has chosen one or declined. */
export function CultureProposal() {
  const { config } = useSession();
  const { culture: chosen, setCulture } = useCulture();
  const { info, locale } = useSyncExternalStore(language.subscribe, language.get);
  const isInAddress = new URLSearchParams(useLocation().search).has("culture");
  const [isOpen, setOpen] = useState(() => rememberedCulture.get() === null);
  const t = useTranslations("shell");
  const proposed = config.cultures.find((culture) => languageOf(culture) === info.code);
  if (!isOpen || isInAddress || chosen !== null || info.code === DEFAULT_LANGUAGE || proposed === undefined)
    return null;
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(languageOf(proposed)) ?? proposed;
  const close = (culture: string | null): void => {
    setOpen(false);
    setCulture(culture);
  };
  return (
    <aside className={classes["proposal"]} aria-label={t("culture")}>
      <span>{t("proposal", { language: name })}</span>
      <Button size="compact-sm" variant="light" onClick={() => close(proposed)}>
        {t("acceptProposal", { language: name })}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => close(null)}>
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

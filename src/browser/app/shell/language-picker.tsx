import { useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { LANGUAGES } from "#browser/lib/languages.ts";
import { chooseLanguage, language } from "#browser/session/language.ts";
import { Combobox } from "#browser/ui/controls/combobox.tsx";
import { bestMatches } from "#core/text/match-text.ts";
import { MissingPart } from "./missing-part.tsx";
import classes from "./shell.module.css";

/** Chooses the language of the app, which is independent of the culture of the data. */
export function LanguagePicker() {
  const { info } = useSyncExternalStore(language.subscribe, language.get);
  const [failed, setFailed] = useState<string | null>(null);
  const t = useTranslations("shell");
  const choose = (code: string): void => {
    const chosen = LANGUAGES.find((language) => language.code === code);
    if (chosen === undefined) return;
    setFailed(null);
    chooseLanguage(chosen).catch(() => setFailed(code));
  };
  const failedName = LANGUAGES.find(({ code }) => code === failed)?.name;
  return (
    <div className={classes.language}>
      <Combobox
        label={t("language")}
        hangsFrom="end"
        chosen={info.code}
        shown={info.name}
        optionsFor={(typed) =>
          bestMatches(LANGUAGES, typed, ({ code, name }) => ({ number: code, texts: [name] })).map(
            ({ code, name }) => ({ value: code, label: name, lang: code }),
          )
        }
        onChoose={choose}
      />
      {failed !== null && failedName !== undefined && (
        <MissingPart
          title={t("languageNotLoaded", { language: failedName })}
          onRetry={() => choose(failed)}
          onClose={() => setFailed(null)}
        />
      )}
    </div>
  );
}

import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { IntlProvider } from "use-intl";
import { language } from "#browser/session/language.ts";

/** The zone of the dates and times in texts: the browser's. */
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Gives the components the texts of the app in its language, and the formats of its numbers and dates. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useSyncExternalStore(language.subscribe, language.get);
  const onError = useCallback(
    (error: Error): void => {
      // A page that has just loaded may be rendered with the texts of the moment before, which React then discards.
      // oxlint-disable-next-line no-console -- as the library does without this function
      if (language.get().messages === messages) console.error(error);
    },
    [messages],
  );
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={TIME_ZONE} onError={onError}>
      {children}
    </IntlProvider>
  );
}

import { useMemo } from "react";
import { useFormatter, useLocale, useTranslations } from "use-intl";

/** Formats of numbers, sizes and dates in the language of the app; dates in the time zone of the browser. */
export type Formats = {
  /** A number with separators and at most two decimals: `1,234.5`. */
  readonly number: (value: number) => string;
  /** A size in bytes, with one decimal where it is large: `1.2 MB`. */
  readonly size: (bytes: number) => string;
  /** A day in long form: `22 November 2026`; default: today. */
  readonly date: (value?: Date) => string;
  /** A day and a time to the minute. */
  readonly dateTime: (value: Date) => string;
  /** A day and a time to the second. */
  readonly clock: (value: Date) => string;
  /** Texts joined by 'and', or by 'or'. */
  readonly list: (texts: readonly string[], type?: "conjunction" | "disjunction") => string;
  /** A label within a sentence: without its capitals, which German nouns keep. */
  readonly inSentence: (label: string) => string;
};

export function useFormats(): Formats {
  const format = useFormatter();
  const locale = useLocale();
  const t = useTranslations("feedback");
  return useMemo(() => {
    const number = (value: number, maximumFractionDigits = 2): string =>
      format.number(value, { maximumFractionDigits });
    return {
      number,
      size: (bytes) => {
        if (bytes < 1000) return t("bytes", { size: number(bytes) });
        return bytes < 1_000_000
          ? t("kilobytes", { size: number(bytes / 1000, 1) })
          : t("megabytes", { size: number(bytes / 1_000_000, 1) });
      },
      date: (value = new Date()) => format.dateTime(value, { dateStyle: "long" }),
      dateTime: (value) => format.dateTime(value, { dateStyle: "long", timeStyle: "short" }),
      clock: (value) => format.dateTime(value, { dateStyle: "medium", timeStyle: "medium" }),
      list: (texts, type = "conjunction") => format.list(texts, { type }),
      inSentence: (label) => (locale === "de" ? label : label.toLowerCase()),
    };
  }, [format, locale, t]);
}

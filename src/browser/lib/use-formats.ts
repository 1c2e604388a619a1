import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { onDemand } from "#core/lib/on-demand.ts";
import { cultureLabel } from "#core/text/culture.ts";

/** Formats of numbers, sizes and dates in the language of the app; dates in the time zone of the browser. */
export type Formats = {
  /** A number with separators and at most two decimals: `1,234.5`. */
  readonly number: (value: number) => string;
  /** A share as a percentage without decimals: `34%`. */
  readonly percent: (share: number) => string;
  /** A size in bytes, with one decimal where it is large: `1.2 MB`. */
  readonly size: (bytes: number) => string;
  /** A day in long form: `22 November 2026`; default: today. */
  readonly date: (value?: Date) => string;
  /** A day and a time to the minute. */
  readonly dateTime: (value: Date) => string;
  /** A day and a time to the second. */
  readonly clock: (value: Date) => string;
  /** Texts joined by 'and', or by 'or'; as a `unit` by as little as the language allows, in English by commas. */
  readonly list: (texts: readonly string[], type?: Intl.ListFormatType) => string;
  /** The name of a culture, with its code: `German (Germany) · de-DE`. */
  readonly culture: (code: string) => string;
  /** A label within a sentence: without its capitals, which German nouns keep. */
  readonly inSentence: (label: string) => string;
};

/** The formats; the same object as long as the language is the same. */
export function useFormats(): Formats {
  const locale = useLocale();
  const t = useTranslations("feedback");
  return useMemo(() => createFormats(locale, t), [locale, t]);
}

/** The formats of a language. */
export function createFormats(locale: string, t: ReturnType<typeof useTranslations<"feedback">>): Formats {
  // Each is created on first use, which takes milliseconds on a slow device.
  const numbers = (maximumFractionDigits: number) =>
    onDemand(() => new Intl.NumberFormat(locale, { maximumFractionDigits }));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    onDemand(() => new Intl.DateTimeFormat(locale, options));
  const percent = onDemand(() => new Intl.NumberFormat(locale, { style: "percent" }));
  const [inTenths, inHundredths] = [numbers(1), numbers(2)];
  const date = dates({ dateStyle: "long" });
  const dateTime = dates({ dateStyle: "long", timeStyle: "short" });
  const clock = dates({ dateStyle: "medium", timeStyle: "medium" });
  const lists: Partial<Record<Intl.ListFormatType, Intl.ListFormat>> = {};
  const sized = (value: number) => ({ size: inTenths().format(value) });
  return {
    number: (value) => inHundredths().format(value),
    percent: (share) => percent().format(share),
    size: (bytes) => {
      if (bytes < 1000) return t("bytes", sized(bytes));
      return bytes < 1_000_000
        ? t("kilobytes", sized(bytes / 1000))
        : t("megabytes", sized(bytes / 1_000_000));
    },
    date: (value = new Date()) => date().format(value),
    dateTime: (value) => dateTime().format(value),
    clock: (value) => clock().format(value),
    list: (texts, type = "conjunction") =>
      (lists[type] ??= new Intl.ListFormat(locale, { type })).format(texts),
    culture: (code) => cultureLabel(code, locale),
    inSentence: (label) => (locale.startsWith("de") ? label : label.toLowerCase()),
  };
}

import { describe, expect, it } from "vitest";
import { chooseText, givenText } from "./choose-text.ts";

const inLanguage = (languageCode: string | null) => ({ text: `text in ${languageCode}`, languageCode });

describe("givenText", () => {
  it.each(["", " \n", "\u200b", "\ufeff\u200d \u00ad", "\u202e\u2066", "\u0000", null, undefined])(
    "is null for %j, of which nothing can be seen",
    (text) => expect(givenText(text)).toBeNull(),
  );

  it.each(["x", "\u200bx", "-", "\u{1f3e0}", "\u0301"])("is %j unchanged", (text) => {
    expect(givenText(text)).toBe(text);
    expect(chooseText([{ text, languageCode: "de" }], "de")?.text.text).toBe(text);
  });
});

describe("chooseText", () => {
  const english = inLanguage("en");
  const german = inLanguage("de");
  const austrian = inLanguage("de-AT");
  const arabic = inLanguage("ar");

  it("takes the culture's own text, and the closest of several", () => {
    expect(chooseText([english, german, arabic], "ar")).toEqual({ text: arabic, isFallback: false });
    expect(chooseText([austrian, german], "de-DE")).toEqual({ text: german, isFallback: false });
    expect(chooseText([german, austrian], "de-AT")).toEqual({ text: austrian, isFallback: false });
  });

  it("falls back to another region, to English, to any, and reports it", () => {
    expect(chooseText([english, austrian], "de-DE")).toEqual({ text: austrian, isFallback: true });
    expect(chooseText([german, english], "fr-FR")).toEqual({ text: english, isFallback: true });
    expect(chooseText([german, arabic], "fr-FR")).toEqual({ text: german, isFallback: true });
    expect(chooseText([inLanguage(null)], "fr-FR")).toEqual({ text: inLanguage(null), isFallback: true });
  });

  it("takes English where no culture is chosen, which is no fallback", () => {
    expect(chooseText([german, english], null)).toEqual({ text: english, isFallback: false });
    expect(chooseText([german], null)).toEqual({ text: german, isFallback: false });
  });

  it("skips empty texts, and reports if there is none", () => {
    expect(chooseText([{ text: " ", languageCode: "de" }, english], "de")).toEqual({
      text: english,
      isFallback: true,
    });
    expect(chooseText([], "de")).toBeNull();
  });
});

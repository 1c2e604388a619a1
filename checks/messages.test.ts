import { globSync, readFileSync } from "node:fs";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { en } from "#core/text/messages/en.ts";
import { englishText } from "#core/text/messages/english.ts";
import { text } from "#core/text/messages/text.ts";
import { readCatalogues } from "../build/messages.ts";

const CATALOGUES = readCatalogues();
const OTHERS = [...CATALOGUES.keys()].filter((code) => code !== "en");

/** All messages of a language by key: `shell.more`. */
function messagesOf(code: string): Map<string, string> {
  const namespaces = Object.entries(CATALOGUES.get(code) ?? {});
  return new Map(
    namespaces.flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, message]) => [`${namespace}.${key}`, message] as const),
    ),
  );
}

/** The elements of a message, those inside of plurals, choices and tags included. */
function elementsOf(message: string): MessageFormatElement[] {
  const inside = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.tag) return [element, ...inside(element.children)];
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
      return [element, ...Object.values(element.options).flatMap(({ value }) => inside(value))];
    });
  return inside(parse(message));
}

/** What a message takes, with its types: `count number`, of which one language may need the plural, and another not. */
function argumentsOf(message: string): string[] {
  const taken = elementsOf(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.select)
      return [`${element.value} ${Object.keys(element.options).toSorted().join("/")}`];
    return [`${element.value} ${TYPE[element.type === TYPE.plural ? TYPE.number : element.type]}`];
  });
  return [...new Set(taken)].toSorted();
}

describe.each(OTHERS)("the texts in %s", (code) => {
  const own = messagesOf(code);
  const english = messagesOf("en");

  test("are complete, and no more than there are in English", () => {
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test("take the same arguments", () => {
    for (const [key, message] of english)
      expect({ key, takes: argumentsOf(own.get(key) ?? "") }).toEqual({ key, takes: argumentsOf(message) });
  });
});

test.each([...CATALOGUES.keys()])("the plurals in %s have a form for every number", (code) => {
  const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const incomplete = [...messagesOf(code)].filter(([, message]) =>
    elementsOf(message).some(
      (element) => element.type === TYPE.plural && needed.some((form) => element.options[form] === undefined),
    ),
  );
  expect(incomplete).toEqual([]);
});

test("one row and one code are named in the singular", () => {
  const one = { count: 1 };
  const level = { ...one, level: "2" };
  expect([
    englishText(text("catalogueFile.sheetRows", { ...one, name: "Cover" })),
    englishText(text("classifications.announceCodesBelow", { ...one, code: "1 Walls" })),
    englishText(text("classificationDetails.expandedToLevel", level)),
    englishText(text("classificationDetails.expandingCount", level)),
  ]).toEqual([
    "Cover (1 row)",
    "1 code below 1 Walls",
    "Expanded to level 2: 1 code",
    "Expanding to level 2… 1 code",
  ]);
});

test("every text is used", () => {
  const sources = globSync("src/**/*.{ts,tsx}", {
    exclude: ["src/core/text/messages/en/**", "src/**/*.test.*"],
  }).map((file) => readFileSync(file, "utf8"));
  const unused = Object.entries(en).flatMap(([namespace, texts]) => {
    const own = sources.filter((source) => source.includes(`useTranslations("${namespace}")`));
    // Keys that are made of a prefix and an id.
    const prefixes = [...sources.join("\n").matchAll(/[`"]([\w.]+?)\$\{/g)].map(([, prefix]) => prefix);
    return Object.keys(texts)
      .map((key) => `${namespace}.${key}`)
      .filter((key) => {
        const short = `"${key.slice(namespace.length + 1)}"`;
        const isUsed =
          own.some((source) => source.includes(short)) ||
          sources.some((source) => source.includes(`"${key}"`));
        return !isUsed && !prefixes.some((prefix) => prefix?.includes(".") && key.startsWith(prefix));
      });
  });
  expect(unused).toEqual([]);
});

import { array, assert, constantFrom, integer, property, record, string, stringMatching } from "fast-check";
import { describe, expect, test } from "vitest";
import { splitInputs } from "./split-inputs.ts";

const texts = (text: string) => splitInputs(text).map((input) => input.text);

describe("pasted text", () => {
  test("is split at line breaks, tabs, commas and semicolons, and trimmed", () => {
    expect(texts(" Pr_20 \r\n21.3\t01,3E10; A\n\n,;")).toEqual(["Pr_20", "21.3", "01", "3E10", "A"]);
    expect(texts(" \n\t,")).toEqual([]);
  });

  test("is split at spaces between GUIDs and addresses, but not within class numbers", () => {
    expect(texts("EF 25 10\n23-11 11 00")).toEqual(["EF 25 10", "23-11 11 00"]);
    const [one, two] = ["8578cfea-5f2d-55bf-a9fb-517cd35ae48e", "{002D8CC1-4919-5710-8FFE-0A3FE0C0A4B9}"];
    expect(texts(`${one} ${two} https://plinth.example/units/1`)).toEqual([
      one,
      two,
      "https://plinth.example/units/1",
    ]);
  });

  test("may be an array literal or quoted cells", () => {
    expect(texts('["a", "b"]')).toEqual(["a", "b"]);
    expect(texts("('a', 'b')")).toEqual(["a", "b"]);
    expect(texts('"01"\n"EF 25"')).toEqual(["01", "EF 25"]);
  });

  test("may have invisible characters around them", () => {
    expect(texts("\u200B310\n\u200E320\u200B")).toEqual(["310", "320"]);
  });

  test("results in unique inputs with counts, in the order of first occurrence, for any separators", () => {
    const input = stringMatching(/^[A-Za-z0-9._-]{1,12}$/);
    const separator = constantFrom("\n", "\r\n", "\t", ",", ";", " , ", ";\n");
    assert(
      property(array(record({ input, separator }), { maxLength: 60 }), (parts) => {
        const split = splitInputs(parts.map((part) => part.input + part.separator).join(""));
        const all = parts.map((part) => part.input);
        expect(split.map(({ text }) => text)).toEqual([...new Set(all)]);
        for (const { text, count } of split) expect(all.filter((one) => one === text)).toHaveLength(count);
      }),
    );
  });

  test("never throws and never results in empty inputs", () => {
    assert(
      property(string({ unit: "binary" }), integer({ min: 0, max: 3 }), (text, times) => {
        for (const input of splitInputs(`${text}\n`.repeat(times))) {
          expect(input.text.trim()).toBe(input.text);
          expect(input.text).not.toBe("");
        }
      }),
    );
  });
});

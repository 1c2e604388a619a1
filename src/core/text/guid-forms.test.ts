import { expect, test } from "vitest";
import { bareGuid, hyphenatedUuid, looksLikeGuid } from "./guid-forms.ts";

const UUID = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0";
const DIGITS = UUID.replaceAll("-", "");

test.each([
  [UUID, true],
  [UUID.toUpperCase(), true],
  [DIGITS, true],
  ["2O2Fr$t4X7Zf8NOew3FLOH", true],
  ["2Outside_walls_overhang", false],
  ["0f1e2d3c-4b5a69788796-a5b4c3d2e1f0", false],
  [`{${UUID}}`, false],
  ["EF 25 10", false],
  ["", false],
])("%j looks like a GUID: %j", (text, isGuid) => {
  expect(looksLikeGuid(text)).toBe(isGuid);
});

test.each([`urn:uuid:${UUID}`, `{${UUID}}`, `URN:UUID:{${UUID}}`, ` ${UUID} `])("%j is unwrapped", (text) => {
  expect(bareGuid(text)).toBe(UUID);
});

test("a UUID without hyphens gets them, other texts are none", () => {
  expect(hyphenatedUuid(DIGITS)).toBe(UUID);
  expect(hyphenatedUuid(UUID)).toBe(UUID);
  expect(hyphenatedUuid("2O2Fr$t4X7Zf8NOew3FLOH")).toBeNull();
});

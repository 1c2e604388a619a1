import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "./exports.fixture.ts";
import { exportFileName, FileNames } from "./file-name.ts";

test.each([
  ["Uniclass 2015", ["nb-NO"], "Uniclass 2015-nb-NO.csv"],
  ["Uniclass 2015", [null], "Uniclass 2015-default.csv"],
  ["Uniclass 2015", ["nb-NO", null], "Uniclass 2015-multi.csv"],
  ["Bygningsdelstabell: åpne/lukkede", ["nb"], "Bygningsdelstabell_ åpne_lukkede-nb.csv"],
  ["../../etc/passwd", ["en"], "_.._etc_passwd-en.csv"],
  ["con", [null], "_con-default.csv"],
  ["CON.x", [null], "_CON.x-default.csv"],
  [" . ", ["\u202ecod.exe"], "export-_cod.exe.csv"],
  ["", [""], "export-culture.csv"],
] as const)("%j in %j is %s", (what, cultures, name) => {
  expect(exportFileName(what, cultures, "csv")).toBe(name);
});

test.each([
  ["codes-nb.json", [], "codes-nb.json"],
  ["codes-nb.json", ["codes-nb.json"], "codes-nb (2).json"],
  ["codes-nb.json", ["CODES-nb.json", "codes-nb (2).JSON"], "codes-nb (3).json"],
  ["Pr 20.1-nb", ["Pr 20.1-nb"], "Pr 20 (2).1-nb"],
  ["Pr 20.1/codes", ["Pr 20.1/codes"], "Pr 20.1/codes (2)"],
  ["Gro\u00df.csv", ["GROSS.csv"], "Gro\u00df (2).csv"],
  ["STRA\u1e9eE.csv", ["stra\u00dfe.csv"], "STRA\u1e9eE (2).csv"],
  ["\ufb01le.csv", ["FILE.csv"], "\ufb01le (2).csv"],
  ["\u0391\u03a3.csv", ["\u03b1\u03c2.csv"], "\u0391\u03a3 (2).csv"],
  ["e\u0301.csv", ["\u00c9.csv"], "e\u0301 (2).csv"],
])("%s among %j is %s", (name, taken, free) => {
  expect(new FileNames(taken).take(name)).toBe(free);
});

test("a name is taken if it differs in case or normalisation only, whatever its letters", () => {
  const odd: string[] = [];
  for (let point = 0; point <= 0x1_ff_ff; point += 1) {
    const name = String.fromCodePoint(point);
    if (!name.isWellFormed()) continue;
    const forms = [name.toLowerCase(), name.toUpperCase(), name.normalize("NFC"), name.normalize("NFD")];
    if (forms.some((form) => form !== name && new FileNames([name]).take(form) === form)) odd.push(name);
  }
  expect(odd).toEqual([]);
});

test("any name results in a valid file name on every system", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        anyText.map((text) => text.repeat(200)),
      ),
      anyText,
      (what, culture) => {
        const name = exportFileName(what, [culture], "xlsx");
        expect(name).toMatch(/^[^\s.].+\.xlsx$/u);
        // oxlint-disable-next-line no-control-regex -- these are what may not be there
        expect(name).not.toMatch(/[<>:"/\\|?*\u0000-\u001f\u007f]/);
        expect(name.isWellFormed()).toBe(true);
        expect(new TextEncoder().encode(name).length).toBeLessThan(250);
      },
    ),
  );
});

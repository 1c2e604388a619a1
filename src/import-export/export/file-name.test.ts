import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exportFileName } from "./file-name.ts";
import { anyText } from "./exports.fixture.ts";

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

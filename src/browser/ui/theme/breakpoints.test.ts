import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BREAKPOINTS } from "./breakpoints.ts";

test("the media queries of all stylesheets have the widths of the breakpoints, and never overlap", () => {
  const files = globSync("src/**/*.css");
  const queries = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/@media [^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\([^()]*width[^()]*\)/g)].map(([width]) => `${file}: ${width}`),
    ),
  );
  expect(queries.length).toBeGreaterThan(15);
  const { phone, tablet, ...others } = BREAKPOINTS;
  // A pixel more than a phone or a tablet.
  const allowed = [phone, tablet]
    .flatMap((width) => [`(max-width: ${width}em)`, `(min-width: ${width + 1 / 16}em)`])
    .concat(Object.values(others).flatMap((width) => [`(min-width: ${width}em)`, `(max-width: ${width}em)`]));
  expect(queries.filter((query) => !allowed.some((one) => query.endsWith(one)))).toEqual([]);
});

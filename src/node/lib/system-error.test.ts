import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { systemReason } from "./system-error.ts";

test.each([
  ["/there/is/none", "no such file or folder"],
  [import.meta.dirname, "it is a folder"],
  [`${import.meta.filename}/inside`, "it is not a folder"],
])("reading %s fails with a reason in words", (path, reason) => {
  let caught: unknown;
  try {
    readFileSync(path);
  } catch (error) {
    caught = error;
  }
  expect(systemReason(caught)).toBe(reason);
});

test.each(["EPIPE", "ELOOP", "EBUSY", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"])(
  "the reason of %s names neither the code nor the path",
  (code) => {
    const error = Object.assign(new Error(`${code}: something, write '/secret'`), { code });
    expect(systemReason(error)).not.toMatch(/secret|E[A-Z]{3}/);
  },
);

test("other errors keep their message", () => {
  expect([systemReason(new Error("Odd")), systemReason("odd")]).toEqual(["Odd", "odd"]);
});

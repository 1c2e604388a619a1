import { expect, test } from "vitest";
import { text } from "#core/text/messages/text.ts";
import { failureOf } from "./read-error.ts";

test("the message of an unexpected error is replaced by a sentence", () => {
  expect(failureOf(["a.xlsx"], new TypeError("Cannot read properties of undefined"))).toEqual({
    kind: "failure",
    files: ["a.xlsx"],
    message: text("files.damaged"),
    where: null,
  });
});

import * as v from "valibot";
import { expect, test } from "vitest";
import { decode } from "#core/api/http/decode.ts";
import { ApiError } from "#core/api/http/errors.ts";
import { record } from "#core/api/schema.ts";
import { englishText } from "#core/text/messages/english.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";
import { errorText } from "./error-text.ts";

const shown = (error: unknown) => englishText(errorText(error) ?? "");

test("an error is put into words from the catalogues, with what the browser says about its cause", () => {
  const cause = new TypeError("Failed to fetch");
  expect(shown(new ApiError({ kind: "network", operation: "E9", message: "no connection", cause }))).toBe(
    "The service cannot be reached: There was no complete answer. Check the connection, and whether the service allows requests from this site. (Failed to fetch)",
  );
  expect(shown(new ApiError({ kind: "http", operation: "E9", message: "status 500", status: 500 }))).toBe(
    "The service failed",
  );
});

test("the types of a value that does not match the interface are named, and not the value", () => {
  let caught: unknown = null;
  try {
    decode("E9", 200, '[{"name": 5}]', v.array(record({ name: v.string() })));
  } catch (error) {
    caught = error;
  }
  expect(shown(caught)).toBe(
    "The service's answer does not match the interface: Templates: Operation E9, at [0].name. (integer instead of string)",
  );
});

test("a cause that has words of its own is shown in these", () => {
  const cause = new TextError(text("requests.reportNotSent"));
  expect(shown(new ApiError({ kind: "timeout", operation: "E5", message: "late", cause }))).toBe(
    "The service took too long: It did not answer in time. (The browser did not accept the report.)",
  );
  expect(errorText(null)).toBe(null);
});

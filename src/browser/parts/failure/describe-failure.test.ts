import * as v from "valibot";
import { expect, test } from "vitest";
import { decode } from "#core/api/http/decode.ts";
import { ApiError } from "#core/api/http/errors.ts";
import { record } from "#core/api/schema.ts";
import { englishText } from "#core/text/messages/english.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { describeFailure } from "./describe-failure.ts";

test.each([304, 401, 403, 404, 408, 409, 423, 429, 500])(
  "an error with status %i can be retried, and says what the service says",
  (status) => {
    const said = { title: "Not today", detail: "Come back tomorrow" };
    const problem = { ...said, type: null, status: null, instance: null, extensions: {} };
    const error = new ApiError({ kind: "http", operation: "E9", message: "", status, problem });
    expect(describeFailure(error)).toMatchObject({ status, canRetry: true, ...said });
  },
);

test.each([
  ["<p>", "Operation E9: the answer is not JSON."],
  ["", "Operation E9: the answer is empty or has another form."],
  ["[{}, 1]", "Operation E9, at [1]."],
])("the answer '%s', which violates the interface, is described", (answer, words) => {
  let detail: Text | string | null = null;
  try {
    decode("E9", 200, answer, v.array(record({})));
  } catch (error) {
    ({ detail } = describeFailure(error));
  }
  expect(englishText(detail ?? "")).toContain(words);
});

test("a wait that the service asks for is named, unless it says itself what to do", () => {
  const error = new ApiError({
    kind: "http",
    operation: "E9",
    message: "",
    status: 429,
    retryAfterMs: 90_500,
  });
  expect(englishText(describeFailure(error).detail ?? "")).toBe("Try again in 91 s.");
});

test("a request that the service does not understand cannot", () => {
  const error = new ApiError({ kind: "http", operation: "E9", message: "", status: 400 });
  expect(describeFailure(error).canRetry).toBe(false);
});

test("an error that says itself what is wrong is not blamed on the app", () => {
  const { title, detail } = describeFailure(new TextError(text("exporting.fewerCodes")));
  expect(englishText(title)).toBe("The service sent fewer codes than it announced.");
  expect(detail).toBeNull();
});

import { expect, test } from "vitest";
import { ApiError } from "#api/http/errors.ts";
import { englishText } from "#messages/english.ts";
import { describeFailure } from "./failure.tsx";

test.each([304, 401, 403, 404, 408, 409, 423, 429, 500])(
  "an error with status %i can be retried",
  (status) => {
    const error = new ApiError({ kind: "http", operation: "E9", message: "", status });
    expect(describeFailure(error)).toMatchObject({ status, canRetry: true });
  },
);

test.each([
  ["", "the answer is not JSON", "Operation E9: the answer is not JSON."],
  ["results[0]", "results[0] should be an object but is an integer", "Operation E9, at results[0]."],
])("an answer that violates the interface at '%s' is described", (path, message, text) => {
  const error = new ApiError({ kind: "contract", operation: "E9", message, path, status: 200 });
  expect(englishText(describeFailure(error).detail ?? "")).toContain(text);
});

test("a request that the service does not understand cannot", () => {
  const error = new ApiError({ kind: "http", operation: "E9", message: "", status: 400 });
  expect(describeFailure(error).canRetry).toBe(false);
});

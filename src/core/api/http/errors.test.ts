import { expect, test } from "vitest";
import { ApiError, isApiError } from "./errors.ts";

test("an ApiError has the name of its operation, and null for unknown fields", () => {
  const error = new ApiError({ kind: "network", operation: "E7", message: "no connection" });
  expect(error).toMatchObject({
    message: "E7: no connection",
    status: null,
    problem: null,
    path: null,
    retryAfterMs: null,
  });
  expect(error).not.toHaveProperty("cause");
  expect(isApiError(error)).toBe(true);
  expect(isApiError(new Error("E7"))).toBe(false);
});

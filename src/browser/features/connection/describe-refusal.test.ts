import { expect, test } from "vitest";
import { ApiError } from "#core/api/http/errors.ts";
import { englishText } from "#core/text/messages/english.ts";
import { describeRefusal } from "./describe-refusal.ts";

const ELSEWHERE = { baseUrl: "https://service.example", origin: "https://app.example", isReachable: false };
const silent = new ApiError({ kind: "network", operation: "E1", message: "no" });
const status = (code: number) => new ApiError({ kind: "http", operation: "E1", status: code, message: "no" });

test.each([
  [400, "The service did not understand the request", false],
  [401, "The service does not accept these credentials", false],
  [403, "The service does not accept these credentials", false],
  [404, "There is no sign-in at this address", false],
  [429, "The service asks you to wait", true],
  [500, "The service failed", true],
  [503, "The service failed", true],
])("status %i: %s", (code, title, canRetry) => {
  const refusal = describeRefusal(status(code), ELSEWHERE);
  expect(englishText(refusal.title)).toBe(title);
  expect(refusal.canRetry).toBe(canRetry);
});

test.each([
  ["nothing answers", ELSEWHERE, "The service did not answer", /may not allow .*app\.example \(CORS\)/],
  ["it answers others", { ...ELSEWHERE, isReachable: true }, "The service does not let", /\(CORS\)/],
  [
    "its own origin",
    { ...ELSEWHERE, baseUrl: "", isReachable: true },
    "The service did not answer",
    /app\.example/,
  ],
  ["mixed content", { ...ELSEWHERE, baseUrl: "http://service.example" }, "The browser blocks", /https:/],
])("no answer, where %s", (_what, circumstances, title, advice) => {
  const refusal = describeRefusal(silent, circumstances);
  expect(englishText(refusal.title)).toContain(title);
  expect(englishText(refusal.advice)).toMatch(advice);
});

test.each([
  ["https://other.example", "https://service.example redirects to https://other.example. Nothing was sent"],
  [null, "https://service.example redirects to an address that the browser does not tell."],
])("a redirect to %s is named, and not followed", (to, advice) => {
  const redirect = { from: "https://service.example", to };
  const error = new ApiError({ kind: "redirect", operation: "E1", message: "no", redirect });
  const refusal = describeRefusal(error, ELSEWHERE);
  expect(englishText(refusal.advice)).toContain(advice);
  expect(refusal.canRetry).toBe(false);
});

test("an answer that was cut off is not blamed on CORS", () => {
  const cut = new ApiError({ kind: "network", operation: "E1", status: 200, message: "no" });
  const refusal = describeRefusal(cut, { ...ELSEWHERE, isReachable: true });
  expect(englishText(refusal.title)).toBe("The service cannot be reached");
  expect(englishText(refusal.advice)).toContain("There was no complete answer.");
  expect(refusal.canRetry).toBe(true);
});

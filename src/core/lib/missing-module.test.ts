import { expect, test } from "vitest";
import { isMissingModule, isPassedOver, optional, workerError } from "./missing-module.ts";

test.each([
  ["Chromium", new TypeError("Failed to fetch dynamically imported module: https://app.test/assets/a-1.js")],
  ["Firefox", new TypeError("error loading dynamically imported module: https://app.test/assets/a-1.js")],
  ["Safari", new TypeError("Importing a module script failed.")],
  ["Safari, if a page is answered", new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  ["Vite, for styles", new Error("Unable to preload CSS for /assets/a-1.css")],
  [
    "a request to the sample service",
    new Error("No answer", { cause: new TypeError("Importing a module script failed.") }),
  ],
  ["a worker without a message", workerError({})],
  ["Firefox, for a worker", workerError({ message: "NetworkError: Failed to load worker script" })],
])("a module that could not be loaded is recognised: %s", (_browser, error) => {
  expect(isMissingModule(error)).toBe(true);
});

test.each([
  new TypeError("Failed to fetch"),
  new TypeError("Cannot read properties of undefined"),
  workerError({ message: "RangeError: Invalid array length" }),
  null,
])("other errors are not taken for it: %s", (error) => {
  expect(isMissingModule(error)).toBe(false);
});

test("the failure of an optional part is passed over, other ones are not", async () => {
  const error = new TypeError("Importing a module script failed.");
  expect(isPassedOver(error)).toBe(false);
  await expect(optional(Promise.reject(error))).resolves.toBeNull();
  expect(isPassedOver(error)).toBe(true);
  await expect(optional(Promise.resolve("part"))).resolves.toBe("part");
});

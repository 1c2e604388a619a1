import { expect, test } from "vitest";
import { fakeBrowser } from "#browser/storage/browser.fixture.ts";
import { keepToken, keptToken } from "./kept-token.ts";

const SERVICE = "https://service";

/** A tab that keeps a token for the service. */
function tab() {
  const { localStorage, sessionStorage } = fakeBrowser();
  keepToken(SERVICE, "secret", "person");
  return { localStorage, sessionStorage };
}

test("a kept token is for its service only", () => {
  tab();
  expect(keptToken(SERVICE)).toMatchObject({ token: "secret", person: "person" });
  expect(keptToken("https://other")).toBeNull();
});

test.each([SERVICE, "https://other"])(
  "a token that was kept before the last sign-out is removed when the token of %s is read",
  (service) => {
    const { localStorage, sessionStorage } = tab();
    localStorage.setItem(`plinth.signed-out/${SERVICE}`, String(Date.now() + 1));
    expect(keptToken(service)).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual([]);
  },
);

test("invalid data are removed", () => {
  const { sessionStorage } = tab();
  sessionStorage.setItem("plinth.token", "{");
  expect(keptToken(SERVICE)).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

import { expect, test, vi } from "vitest";
import { fakeBrowser } from "#browser/storage/browser.fixture.ts";
import { keepToken, keptToken } from "./kept-token.ts";
import { onSignOutElsewhere, signOutEverywhere } from "./sign-out.ts";

const SERVICE = "https://service.example";

test("where the browser forbids channels between tabs, signing out works in this tab", () => {
  fakeBrowser();
  // Its constructor throws, as in Firefox.
  vi.stubGlobal("BroadcastChannel", undefined);
  const stop = onSignOutElsewhere(() => undefined);
  keepToken(SERVICE, "token", "person");
  signOutEverywhere(SERVICE);
  expect(keptToken(SERVICE)).toBe(null);
  stop();
});

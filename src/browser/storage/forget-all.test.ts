import { expect, test } from "vitest";
import { fakeBrowser } from "./browser.fixture.ts";
import { rememberNames, rememberedConcept } from "./concept-names.ts";
import { forgetNamesAndViewed } from "./forget-all.ts";
import { addRecentlyViewed, recentlyViewed } from "./recently-viewed.ts";

test("names and viewed concepts of all services are forgotten", () => {
  const { leave } = fakeBrowser();
  // Other tests may have left stores that are written on leaving.
  const stored = () => Object.keys(window.localStorage).filter((key) => key.includes(" https://forgotten-"));
  const names = { name: "Wall", defaultName: null };
  for (const service of ["https://forgotten-1", "https://forgotten-2"]) {
    rememberNames(service, "en", "template", [{ versionGuid: "t", guid: null, ...names }]);
    addRecentlyViewed(service, { kind: "template", versionGuid: "t", culture: "en", path: "/t", ...names });
  }
  leave();
  expect(stored()).toHaveLength(4);
  forgetNamesAndViewed();
  leave();
  expect(stored()).toEqual([]);
  expect(rememberedConcept("https://forgotten-1", "template", "t")).toBeNull();
  expect(recentlyViewed("https://forgotten-2")).toEqual([]);
});

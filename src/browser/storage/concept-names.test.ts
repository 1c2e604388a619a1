import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "./browser.fixture.ts";
import { rememberedConcept, rememberNames } from "./concept-names.ts";
import { forgetService, setKept } from "./persisted.ts";

let browser = fakeBrowser();
let service = "";
let services = 0;
beforeEach(() => {
  browser = fakeBrowser();
  services += 1;
  service = `https://service-${services}`;
});

const concept = (versionGuid: string | null, name: string | null, defaultName: string | null = "Door") => ({
  versionGuid,
  guid: "c",
  name,
  defaultName,
});
const find = (versionGuid = "1") => rememberedConcept(service, "template", versionGuid);
const remember = (culture: string | null, ...concepts: ReturnType<typeof concept>[]) =>
  rememberNames(service, culture, "template", concepts);
const stored = () => {
  browser.leave();
  return browser.localStorage.getItem(`plinth.met template ${service}`) ?? "";
};

describe("names of concepts", () => {
  test("are written once for many pages, when idle or when the page is left", () => {
    vi.useFakeTimers();
    // Writes what other tests have left.
    remember(null, concept("first", "metre"));
    browser.leave();
    const set = vi.spyOn(browser.localStorage, "setItem");
    for (let page = 0; page < 40; page += 1) remember(null, concept(String(page), "metre"));
    expect(set).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(set).toHaveBeenCalledTimes(1);
    remember(null, concept("last", "metre"));
    browser.leave();
    expect(set).toHaveBeenCalledTimes(2);
    expect(stored()).toContain('"last"');
    vi.useRealTimers();
  });

  test("that are forgotten are not written afterwards", () => {
    remember(null, concept("1", "metre"));
    forgetService(service);
    expect(stored()).toBe("");
    expect(find()).toBeNull();
  });

  test("of a service that must not be persisted last as long as the page", () => {
    setKept(service, false);
    remember(null, concept("1", "metre"));
    expect(stored()).toBe("");
    expect(find()?.name).toBe("metre");
  });

  test("are kept per service and kind", () => {
    remember("de-DE", concept("1", "Tür"), concept("2", "Tor"));
    expect(find()).toEqual({
      versionGuid: "1",
      guid: "c",
      name: "Tür",
      defaultName: "Door",
      culture: "de-DE",
      template: null,
    });
    expect(find("2")?.name).toBe("Tor");
    expect(rememberedConcept(service, "document", "1")).toBeNull();
    expect(rememberedConcept("https://other", "template", "1")).toBeNull();
  });

  test("are loaded on the next visit", () => {
    browser.localStorage.setItem(`plinth.met template ${service}`, '[["1","c","باب","Door","ar"]]');
    expect(find()).toMatchObject({ versionGuid: "1", guid: "c", name: "باب", culture: "ar", template: null });
  });

  test("keep the template whose list contained them", () => {
    rememberNames(service, null, "property", [concept("1", "Fire rating")], "firewall");
    rememberNames(service, null, "property", [concept("1", "Fire rating")]);
    expect(rememberedConcept(service, "property", "1")?.template).toBe("firewall");
    browser.leave();
    const kept = browser.localStorage.getItem(`plinth.met property ${service}`) ?? "";
    browser.localStorage.setItem("plinth.met property https://next", kept);
    expect(rememberedConcept("https://next", "property", "1")?.template).toBe("firewall");
  });

  test("are merged with those of another tab", () => {
    remember("de-DE", concept("1", "Tür"));
    browser.otherTab(`plinth.met template ${service}`, '[["2",null,"Tor",null,"de-DE"]]');
    expect([find("1")?.name, find("2")?.name]).toEqual(["Tür", "Tor"]);
  });

  test("without a version GUID are not kept", () => {
    remember(null, concept(null, "Tür"), concept("", "Tor"));
    expect(stored()).toBe("");
  });

  test.each([
    ["take the newest, and keep the default name", "nb-NO", "Dør", null, "Dør", "Door", "nb-NO"],
    ["are removed if there is no translation", "ar", null, "Door", null, "Door", "ar"],
    ["stay if a response has none", "ar", null, null, "Tür", "Door", "de-DE"],
    ["stay if none was requested", null, null, "A door", "Tür", "A door", "de-DE"],
  ])("%s", (_, culture, name, defaultName, nameAfter, defaultAfter, cultureAfter) => {
    remember("de-DE", concept("1", "Tür"));
    rememberNames(service, culture, "template", [{ versionGuid: "1", guid: null, name, defaultName }]);
    expect(find()).toEqual({
      versionGuid: "1",
      guid: "c",
      name: nameAfter,
      defaultName: defaultAfter,
      culture: cultureAfter,
      template: null,
    });
  });

  test("are written only where something is new", () => {
    remember(null, concept("1", "metre"));
    expect(stored()).toContain("metre");
    browser.localStorage.removeItem(`plinth.met template ${service}`);
    remember(null, concept("1", "metre"));
    expect(stored()).toBe("");
  });

  test("are bounded in number and in storage size", () => {
    remember(null, ...Array.from({ length: 2500 }, (_, index) => concept(String(index), "x".repeat(200))));
    expect(find("499")).toBeNull();
    expect(find("2499")).not.toBeNull();
    expect(stored().length).toBeLessThanOrEqual(200_000);
    expect(stored()).toContain('"2499"');
    remember(null, concept("long", "x".repeat(300_000)));
    expect(stored().length).toBeLessThanOrEqual(200_000);
  });
});

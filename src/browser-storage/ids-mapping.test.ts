import { expect, test } from "vitest";
import { fakeBrowser } from "./browser.fixture.ts";
import { idsMappingOf } from "./ids-mapping.ts";

const DOOR = {
  template: "",
  entity: "IfcDoor",
  predefinedType: "",
  system: "",
  classNumber: "",
  areCodesBelowIncluded: false,
};

test("an edit of the mapping is there at once for another window, which would replace it otherwise", () => {
  const { localStorage } = fakeBrowser();
  const store = idsMappingOf("https://service.example");
  store.set({ ...store.get(), productTypes: new Map([["door", DOOR]]) });
  expect(localStorage.getItem("plinth.ids-mapping https://service.example")).toContain("IfcDoor");
});

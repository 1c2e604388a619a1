import { expect, test } from "vitest";
import { fakeBrowser } from "./browser.fixture.ts";
import { changeIdsMapping, type StoredMapping } from "./ids-mapping.ts";
import { setKept } from "./persisted.ts";

const DOOR = {
  template: "",
  entity: "IfcDoor",
  predefinedType: "",
  system: "",
  classNumber: "",
  areCodesBelowIncluded: false,
};

const withDoor = (before: StoredMapping): StoredMapping => ({
  ...before,
  productTypes: new Map([...before.productTypes, ["door", DOOR]]),
});

const RATING = {
  isIncluded: true,
  propertySet: "Pset_DoorCommon",
  baseName: "x".repeat(100),
  dataType: "IfcLabel",
  cardinality: "required",
  uri: "",
} as const;

test("an edit of the mapping is there at once for another window, which would replace it otherwise", () => {
  const { localStorage } = fakeBrowser();
  expect(changeIdsMapping("https://service.example", withDoor)).toBe(true);
  expect(localStorage.getItem("plinth.ids-mapping https://service.example")).toContain("IfcDoor");
});

test("an edit of the mapping that will not be there on the next visit is known to be lost", () => {
  const { localStorage } = fakeBrowser();
  setKept("file:closed", false);
  expect(changeIdsMapping("file:closed", withDoor)).toBe(false);
  const properties = new Map(Array.from({ length: 10_000 }, (_, index) => [String(index), RATING]));
  const withMany = (before: StoredMapping): StoredMapping => ({
    ...before,
    properties: new Map([["door", properties]]),
  });
  expect(changeIdsMapping("https://large.example", withMany)).toBe(false);
  localStorage.setItem = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
  expect(changeIdsMapping("https://full.example", withDoor)).toBe(false);
});

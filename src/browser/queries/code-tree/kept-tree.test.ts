import { expect, test, vi } from "vitest";
import { fakeBrowser } from "#browser/storage/browser.fixture.ts";
import { tree as codes } from "#core/code-tree/class-number/notations.fixture.ts";
import { TestService, treeOver } from "#core/code-tree/service.fixture.ts";
import { keepTree, keptOpenKeys } from "./kept-tree.ts";

test("open codes are kept for their page alone, and for their classification", () => {
  const { sessionStorage } = fakeBrowser();
  const openPage = (pathname: string) => vi.stubGlobal("window", { sessionStorage, location: { pathname } });
  openPage("/classifications/c1/codes/a");
  keepTree("c1", treeOver(new TestService(codes("A")), { openKeys: ["a", "b"] }));
  expect(keptOpenKeys("c1")).toEqual(["a", "b"]);
  expect(keptOpenKeys("c2")).toEqual([]);
  openPage("/templates");
  expect(keptOpenKeys("c1"), "these would be requested without being shown").toEqual([]);
});

import { beforeEach, expect, test, vi } from "vitest";
import { titleIfCut } from "./title-if-cut.ts";

type CutElement = Parameters<typeof titleIfCut>[0]["currentTarget"];

let onScroll = new Set<() => void>();
/** The elements of the document. */
let elements: CutElement[] = [];

beforeEach(() => {
  onScroll = new Set();
  elements = [];
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => onScroll.add(listener));
  vi.stubGlobal("document", {
    querySelectorAll: () => elements.filter(({ dataset }) => "titled" in dataset),
  });
});

function scroll(): void {
  for (const listener of onScroll) listener();
  onScroll.clear();
}

/** An element of the document whose text is cut off, with as much of the DOM as is needed. */
function cutElement(title = ""): CutElement {
  const element: CutElement = {
    textContent: "A long name",
    title,
    dataset: {},
    scrollWidth: 200,
    clientWidth: 100,
    querySelectorAll: () => [],
  };
  elements.push(element);
  return element;
}

function enter(element: CutElement): void {
  titleIfCut({ currentTarget: element });
}

test("shows the tooltip until the list is scrolled", () => {
  const [first, second, other] = [cutElement(), cutElement(), cutElement("Another tooltip")];
  enter(first);
  enter(second);
  expect([first.title, second.title]).toEqual(["A long name", "A long name"]);
  scroll();
  expect([first.title, second.title, other.title]).toEqual(["", "", "Another tooltip"]);
});

test("the pointer may cross rows all day without scrolling", () => {
  for (let times = 0; times < 100; times += 1) enter(cutElement());
  expect(onScroll.size).toBe(1);
});

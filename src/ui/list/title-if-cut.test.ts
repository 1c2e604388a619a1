import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { titleIfCut } from "./title-if-cut.ts";

let onScroll = new Set<() => void>();

beforeEach(() => {
  onScroll = new Set();
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => onScroll.add(listener));
});
afterEach(() => {
  scroll();
  vi.unstubAllGlobals();
});

function scroll(): void {
  for (const listener of onScroll) listener();
  onScroll.clear();
}

/** An element whose text is cut off, with as much of the DOM as is needed. */
function cutElement() {
  return {
    textContent: "A long name",
    title: "",
    scrollWidth: 200,
    clientWidth: 100,
    isConnected: true,
    querySelectorAll: () => [],
  };
}

function enter(element: ReturnType<typeof cutElement>): void {
  titleIfCut({ currentTarget: element });
}

test("shows the tooltip until the list is scrolled", () => {
  const [first, second] = [cutElement(), cutElement()];
  enter(first);
  enter(second);
  expect([first.title, second.title]).toEqual(["A long name", "A long name"]);
  scroll();
  expect([first.title, second.title]).toEqual(["", ""]);
});

test("the pointer may cross rows all day without scrolling", () => {
  const removed = cutElement();
  enter(removed);
  removed.isConnected = false;
  for (let times = 0; times < 100; times += 1) enter(cutElement());
  expect(onScroll.size).toBe(1);
  removed.title = "kept";
  scroll();
  expect(removed.title, "removed elements are let go").toBe("kept");
});

import { expect, test, vi } from "vitest";
import { Matcher } from "./matcher.ts";

const items = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ name: `Item ${from + index}` }));
const createMatcher = (folded: string[] = []) =>
  new Matcher<{ name: string }>(({ name }) => {
    folded.push(name);
    return { texts: [name] };
  }, 3);
const namesIn = ({ matches }: ReturnType<typeof createMatcher>) =>
  matches.get().best.map(({ item }) => item.name);

test("the best matches are kept, and all are counted", () => {
  const matcher = createMatcher();
  matcher.find(
    [{ name: "Firewall" }, { name: "Wallpaper" }, { name: "Wall" }, { name: "Curtain wall" }],
    "WALL",
  );
  expect(namesIn(matcher)).toEqual(["Wall", "Curtain wall", "Wallpaper"]);
  expect(matcher.matches.get()).toMatchObject({ count: 4, isDone: true });
  matcher.find([], "wall");
  expect(matcher.matches.get()).toMatchObject({ best: [], count: 0 });
});

test("only appended items are searched, and each text is folded once", () => {
  const folded: string[] = [];
  const matcher = createMatcher(folded);
  const first = items(3);
  matcher.find(first, "item");
  matcher.find([...first, ...items(2, 3)], "item");
  expect(matcher.matches.get().count).toBe(5);
  matcher.find([...first, ...items(2, 3)], "item 4");
  expect(namesIn(matcher)).toEqual(["Item 4"]);
  expect(folded.filter((name) => name === "Item 0")).toHaveLength(1);
});

test("an item that is replaced is searched again, wherever it is", () => {
  const matcher = createMatcher();
  const [first, , last] = items(3);
  if (first === undefined || last === undefined) throw new Error("There are three items.");
  matcher.find([first, { name: "Wall" }, last], "wall");
  expect(namesIn(matcher)).toEqual(["Wall"]);
  matcher.find([first, { name: "Door" }, last], "wall");
  expect(namesIn(matcher)).toEqual([]);
});

test("a long list is searched in slices, and a new text cancels the previous search", () => {
  vi.useFakeTimers();
  try {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 3));
    const matcher = createMatcher();
    const all = items(5000);
    matcher.find(all, "item");
    expect(matcher.matches.get().isDone).toBe(false);
    expect(namesIn(matcher)).toEqual(["Item 0", "Item 1", "Item 2"]);
    matcher.find(all, "item 4999");
    expect(namesIn(matcher)).toEqual([]);
    vi.runAllTimers();
    expect(matcher.matches.get()).toMatchObject({ search: "item 4999", count: 1, isDone: true });
    matcher.find(all, "item");
    matcher.stop();
    vi.runAllTimers();
    expect(matcher.matches.get().isDone).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

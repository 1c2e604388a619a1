import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ErrorPanel } from "../feedback/error-panel.tsx";
import type { TreeItemLine } from "./tree-keys.ts";
import { VirtualTree } from "./virtual-tree.tsx";

type Item = TreeItemLine & { readonly name: string; readonly isDescribed?: boolean };
type Note = { readonly kind: "failed" | "loading"; readonly key: string };

/** A line; `at`: level, position, number of siblings. */
function item(
  key: string,
  name: string,
  [level, position, siblings]: readonly [number, number, number],
  more: Partial<Item> = {},
): Item {
  return { kind: "item", key, name, level, position, siblings, expanded: null, busy: false, ...more };
}

const ROOTS = [
  item("1", "Substructure", [1, 1, 3], { expanded: false }),
  item("2", "Superstructure", [1, 2, 3], { expanded: false }),
  item("3", "Fittings", [1, 3, 3]),
];

const meta = {
  component: VirtualTree<Item, Note>,
  args: {
    label: "Classification codes",
    lines: ROOTS,
    selectedKey: null,
    hrefOf: ({ key }) => `#${key}`,
    textsOf: ({ key, name }) => [key, name],
    renderItem: ({ key, name, isDescribed }, ids) => (
      <>
        <span id={ids.number}>{key}</span> <span id={ids.name}>{name}</span>
        {isDescribed === true && <small id={ids.note}>Not translated</small>}
      </>
    ),
    describedBy: (line, ids) => (line.isDescribed === true ? [ids.note] : []),
    lineHeight: 32,
    renderNote: ({ kind }) =>
      kind === "loading" ? (
        <span role="status">Loading…</span>
      ) : (
        <ErrorPanel compact title="The codes below could not be loaded." status={500} onRetry={fn()} />
      ),
    onOpen: fn(),
    onOpenSiblings: fn(),
    onSelect: fn(),
    onView: fn(),
    initialPosition: { scrollOffset: 0, activeKey: null },
    onScroll: fn(),
    onActive: fn(),
    revealKey: null,
  },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", flexDirection: "column", height: "20rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VirtualTree<Item, Note>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Lines with the branch 2 open, and `inside` below it. */
const opened = (...inside: (Item | Note)[]): (Item | Note)[] => {
  const [first, second, third] = ROOTS;
  return first === undefined || second === undefined || third === undefined
    ? []
    : [first, { ...second, expanded: true }, ...inside, third];
};

export const Closed: Story = {};

export const OpenAndSelected: Story = {
  args: {
    lines: opened(
      item("21", "Outer walls", [2, 1, 2], { expanded: true }),
      item("211", "Load-bearing outer walls", [3, 1, 1]),
      item("22", "Inner walls", [2, 2, 2]),
    ),
    selectedKey: "211",
  },
};

export const ChildrenOnTheirWay: Story = {
  args: {
    lines: ROOTS.map((root) => (root.key === "2" ? { ...root, expanded: true, busy: true } : root)).flatMap(
      (root) => (root.key === "2" ? [root, { kind: "loading" as const, key: "note" }] : [root]),
    ),
  },
};

export const ChildrenFailed: Story = { args: { lines: opened({ kind: "failed", key: "note" }) } };

export const NotTranslated: Story = {
  args: { lines: opened(item("21", "Outer walls", [2, 1, 1], { isDescribed: true })) },
};

export const LongAndRightToLeftNames: Story = {
  args: {
    lines: opened(
      item("21", "A name of which nobody knows where it ends, ".repeat(8), [2, 1, 2]),
      item("22", "جدار خارجي حامل", [2, 2, 2]),
    ),
  },
};

/** However many lines are open, the document contains only those in view. */
export const HundredThousandLines: Story = {
  args: {
    lines: Array.from({ length: 100_000 }, (_, index) =>
      item(`${index}`, `Code ${index + 1}`, [1, index + 1, 100_000]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("treeitem", { name: "0 Code 1" }).focus();
    await userEvent.keyboard("{End}");
    await expect(await canvas.findByRole("treeitem", { name: "99999 Code 100000" })).toHaveFocus();
    await expect(canvas.getAllByRole("treeitem").length).toBeLessThan(100);
  },
};

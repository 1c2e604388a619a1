import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { StoryService } from "#browser/session/story-service.fixture.tsx";
import { CodeGrid } from "./code-grid.tsx";
import { type TreeRow, treeOf } from "./codes.fixture.ts";
import {
  type Branches,
  compareCodes,
  siblingBranches,
  visibleLines,
  withBranches,
} from "./compared-codes.ts";
import { mergeCodes } from "./merge-codes.ts";
import { PrintedCodes } from "./printed-codes.tsx";

type Props = { readonly first: readonly TreeRow[]; readonly second: readonly TreeRow[] };

const side = (versionGuid: string, label: string) => ({
  versionGuid,
  guid: null,
  shown: { concept: { name: label, defaultName: label }, culture: null },
  version: null,
  latest: null,
  versions: { error: null, refetch: () => {} },
  label,
  culture: null,
});
const SIDES = [side("old", "Elements (1.0)"), side("new", "Elements (2.0)")] as const;

/** Two trees, compared, with the open branches kept here. */
function ComparedTrees({ first, second }: Props) {
  const { rows } = useMemo(
    () => compareCodes(mergeCodes(treeOf(...first), treeOf(...second))),
    [first, second],
  );
  const [branches, setBranches] = useState<Branches>(new Map());
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const lines = useMemo(() => visibleLines(rows, { branches, isOnlyDifferences: false }), [rows, branches]);
  return (
    <>
      <CodeGrid
        lines={lines}
        sides={SIDES}
        culture={null}
        activeKey={activeKey}
        onActive={setActiveKey}
        onOpen={(key, isOpen) => setBranches(withBranches(branches, [key], isOpen))}
        onOpenSiblings={(key) => setBranches(withBranches(branches, siblingBranches(rows, key), true))}
        memoryKey="story"
      />
      <PrintedCodes lines={lines} sides={SIDES} culture={null} />
    </>
  );
}

const meta = {
  component: ComparedTrees,
  args: {
    first: [
      [1, "1", "Walls"],
      [2, "1.1", "Inner walls"],
      [2, "1.2", "Dry walls"],
      [1, "2", "Roof", "roofs"],
      [2, "2.1", "Flat roofs"],
      [1, "3", "Floors"],
      [2, "3.1", "Slabs"],
    ],
    second: [
      [1, "1", "Walls"],
      [2, "1.1", "Inner walls"],
      [2, "1.3", "Glass walls"],
      [1, "2", "Roofs", "roofs"],
      [2, "2.1", "Flat roofs"],
      [1, "3", "Floors"],
      [2, "3.1", "Slabs"],
    ],
  },
  decorators: [
    (Story) => (
      <StoryService>
        <Story />
      </StoryService>
    ),
  ],
} satisfies Meta<typeof ComparedTrees>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Branches with a difference are open at first, with what differs below them as a bar. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("treegrid", { name: "Comparison" });
    await expect(grid).toHaveAttribute("aria-rowcount", "7");
    const walls = canvas.getByRole("row", { name: /^1 Walls/ });
    await expect(walls).toHaveAttribute("aria-level", "1");
    await expect(walls).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("img", { name: "1 added, 1 removed, 1 same" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^3 Floors/ })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("row", { name: /^3\.1/ })).toBeNull();
  },
};

/** The keys of the treegrid pattern: rows and their cells. */
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = async (key: string, role: string, name: RegExp | string): Promise<void> => {
      await userEvent.keyboard(key);
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
      await expect(document.activeElement).toHaveAttribute("role", role);
    };
    await userEvent.tab();
    await expect(canvas.getByRole("row", { name: /^1 Walls/ })).toHaveFocus();
    await press("{ArrowDown}", "row", /^1\.1 Inner/);
    await press("{ArrowLeft}", "row", /^1 Walls/);
    // Among the cells of an open row; the column stays from row to row.
    await press("{ArrowRight}", "gridcell", "1 Walls");
    await press("{End}", "gridcell", /^Same 2 differences below 1 added/);
    await press("{ArrowRight}", "gridcell", /^Same 2 differences below 1 added/);
    await press("{ArrowDown}", "gridcell", "Same");
    await press("{Home}", "gridcell", "1.1 Inner walls");
    await press("{ArrowDown}", "gridcell", "1.2 Dry walls");
    await press("{ArrowLeft}", "row", /^1\.2 Dry/);
    await press("{End}", "row", /^3 Floors/);
    // A closed row opens first.
    await press("{ArrowRight}", "row", /^3 Floors/);
    await expect(canvas.getByRole("row", { name: /^3\.1 Slabs/ })).toBeVisible();
    await press("{ArrowRight}", "gridcell", "3 Floors");
    await press("{Control>}{Home}{/Control}", "gridcell", "1 Walls");
    await press("{ArrowLeft}", "row", /^1 Walls/);
    await press("{ArrowLeft}", "row", /^1 Walls/);
    await expect(canvas.queryByRole("row", { name: /^1\.1/ })).toBeNull();
    await press("*", "row", /^1 Walls/);
    await expect(canvas.getByRole("row", { name: /^1\.1/ })).toBeVisible();
    await press("ro", "row", /^2 Roofs/);
    // A press on a cell is for its row.
    await userEvent.click(canvas.getByRole("gridcell", { name: "1.2 Dry walls" }));
    await expect(canvas.getByRole("row", { name: /^1\.2 Dry/ })).toHaveFocus();
  },
};

/** Written from right to left, Left goes into the row. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("gridcell", { name: "1 Walls" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("row", { name: /^1 Walls/ })).toHaveFocus();
  },
};

/** On paper, all open rows are a table. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    window.dispatchEvent(new Event("beforeprint"));
    const rows = within(await canvas.findByRole("table")).getAllByRole("row");
    await expect(rows).toHaveLength(7);
    await expect(rows.at(-1)).toHaveTextContent("3 Floors …3 Floors …Same");
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(canvas.queryByRole("table")).toBeNull());
  },
};

/** However many codes there are, the document contains only those in view. */
export const TwentyThousandCodes: Story = {
  args: {
    first: Array.from({ length: 20_000 }, (_, index) => [1, String(index), `Code ${index}`] as const),
    second: Array.from(
      { length: 20_000 },
      (_, index) => [1, String(index), `Code ${index + 1}`, null] as const,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("row", { name: /^19999 Code/ })).toHaveFocus());
    await expect(canvas.getAllByRole("row").length).toBeLessThan(100);
  },
};

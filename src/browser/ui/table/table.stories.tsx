import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect } from "storybook/test";
import { ScrollPane } from "../layout/scroll-pane.tsx";
import { nextSort, type Sort, sortRows } from "./sort.ts";
import { Table, type TableColumn } from "./table.tsx";
import { useTableRows } from "./use-table-rows.ts";

type Row = { readonly id: number; readonly name: string; readonly group?: string };

const rowsUpTo = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Wall ${((id * 7) % count) + 1}` }));

const NAME: TableColumn<Row> = {
  key: "name",
  header: "Name",
  width: "minmax(8rem, 2fr)",
  isRowHeader: true,
  sortValue: ({ name }) => name,
  cell: ({ name }) => <a href={`#${name}`}>{name}</a>,
};
const NUMBER: TableColumn<Row> = {
  key: "number",
  header: "Number",
  width: "minmax(5rem, 1fr)",
  isNumber: true,
  sortValue: ({ id }) => id,
  cell: ({ id }) => id,
};
const FIELD: TableColumn<Row> = {
  key: "into",
  header: "Into",
  width: "10rem",
  cell: ({ name }) => <input aria-label={`${name} into`} defaultValue={name} style={{ width: "100%" }} />,
};
const COPIED_ONLY: TableColumn<Row> = { key: "guid", header: "Version GUID", value: ({ id }) => id };
const COLUMNS = [NAME, NUMBER, FIELD, COPIED_ONLY];

const headingOf = ({ group }: Row) => group ?? null;

type ExampleProps = {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly hasOwnPane: boolean;
  readonly isFitted: boolean;
  readonly hasCards: boolean;
  readonly width: string;
};

function Example({ rows, columns, hasOwnPane, isFitted, hasCards, width }: ExampleProps) {
  const [sort, setSort] = useState<Sort | null>(null);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const view = useTableRows({ rows: sorted, hasOwnPane });
  return (
    <div style={{ width }}>
      <Table
        label="Walls"
        paneLabel="All walls"
        columns={columns}
        view={view}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={(by) => setSort((before) => nextSort(before, by))}
        headingOf={headingOf}
        isFitted={isFitted}
        hasCards={hasCards}
        hasStickyColumn={hasOwnPane}
      />
    </div>
  );
}

const meta = {
  component: Example,
  args: {
    rows: rowsUpTo(12),
    columns: COLUMNS,
    hasOwnPane: false,
    isFitted: false,
    hasCards: false,
    width: "100%",
  },
  decorators: [
    (Story) => (
      <ScrollPane style={{ height: "24rem" }}>
        <Story />
      </ScrollPane>
    ),
  ],
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press on a head sorts ascending, another one descending, a third one not at all. */
export const Sortable: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole("columnheader", { name: "Number" });
    const first = (): HTMLElement | undefined => canvas.getAllByRole("rowheader")[0];
    await expect(head).toHaveAttribute("aria-sort", "none");
    await userEvent.click(canvas.getByRole("button", { name: "Number" }));
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("button", { name: "Number" }));
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await expect(first()).toHaveTextContent("Wall 6");
    await userEvent.click(canvas.getByRole("button", { name: "Number" }));
    await expect(head).toHaveAttribute("aria-sort", "none");
    await expect(first()).toHaveTextContent("Wall 1");
    await expect(canvas.getByRole("columnheader", { name: "Into" })).not.toHaveAttribute("aria-sort");
    await expect(canvas.queryByText("Version GUID")).toBeNull();
  },
};

/** However many rows there are, the document contains only those in view. */
export const FiveThousandRows: Story = {
  args: { rows: rowsUpTo(5000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Walls" })).toHaveAttribute("aria-rowcount", "5001");
    await expect(canvas.getAllByRole("row").length).toBeLessThan(80);
  },
};

/** The head stays at the top and the first column at the start, however the table is scrolled. */
export const StickyFirstColumn: Story = {
  args: {
    rows: rowsUpTo(5000),
    hasOwnPane: true,
    columns: [
      NAME,
      ...Array.from({ length: 20 }, (_, index) => ({ ...NUMBER, key: `${index}`, header: `Stage ${index}` })),
    ],
  },
  play: async ({ canvas }) => {
    const pane = canvas.getByRole("region", { name: "All walls" });
    const { left, top } = pane.getBoundingClientRect();
    pane.scrollTo(900, 62_000);
    const name = await canvas.findByRole("rowheader", { name: sortedNameAt(2000) });
    await expect(Math.round(name.getBoundingClientRect().left - left)).toBe(0);
    const head = canvas.getByRole("columnheader", { name: "Name" }).getBoundingClientRect();
    await expect(Math.round(head.left - left)).toBe(0);
    await expect(Math.round(head.top - top)).toBe(0);
  },
};

function sortedNameAt(index: number): string {
  return rowsUpTo(5000)[index]?.name ?? "";
}

export const Grouped: Story = {
  args: {
    rows: rowsUpTo(8).flatMap((row) =>
      row.id % 4 === 0 ? [{ ...row, id: 100 + row.id, group: `Group ${row.id / 4 + 1}` }, row] : [row],
    ),
  },
};

export const AsWideAsItsContents: Story = {
  args: {
    isFitted: true,
    columns: [
      { ...NAME, width: "max-content" },
      { ...NUMBER, width: "max-content" },
    ],
  },
};

export const CardsInNarrowContainers: Story = { args: { hasCards: true, width: "20rem" } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

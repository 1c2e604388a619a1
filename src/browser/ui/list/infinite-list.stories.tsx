import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ErrorPanel } from "../feedback/error-panel.tsx";
import { ScrollPane } from "../layout/scroll-pane.tsx";
import { InfiniteList } from "./infinite-list.tsx";

type Item = { readonly id: number; readonly name: string };

const itemsUpTo = (count: number): Item[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Template ${id + 1}` }));

const meta = {
  component: InfiniteList<Item>,
  args: {
    label: "Templates",
    items: itemsUpTo(50),
    total: 1234,
    keyOf: ({ id }) => `${id}`,
    children: ({ name }, noteId) => (
      <>
        <a
          href={`#${name}`}
          style={{ display: "block", padding: "0.5rem", color: "var(--mantine-color-anchor)" }}
        >
          {name}
        </a>
        {name.endsWith("3") && <small id={noteId}> Not translated</small>}
      </>
    ),
    hasNote: ({ name }) => name.endsWith("3"),
    hasMore: true,
    isLoadingMore: false,
    onLoadMore: fn(),
  },
  decorators: [
    (Story) => (
      <ScrollPane style={{ height: "20rem" }}>
        <Story />
      </ScrollPane>
    ),
  ],
} satisfies Meta<typeof InfiniteList<Item>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const LoadingMore: Story = { args: { isLoadingMore: true } };

export const Whole: Story = { args: { items: itemsUpTo(12), total: 12, hasMore: false } };

/** The scrollbar represents the whole list; rows that are not loaded show a skeleton. */
export const SomeNotLoaded: Story = {
  args: { items: { length: 1234, at: (index) => itemsUpTo(5)[index] }, count: 5 },
};

/** The service reports no total. */
export const TotalUnknown: Story = { args: { total: null } };

/** The service sent fewer items than its total. */
export const EndedEarly: Story = { args: { hasMore: false, endsEarly: true, onRetry: fn() } };

/** The items of the previous query, until the current one has loaded. */
export const Stale: Story = { args: { isStale: true } };

/** A page failed; loaded items stay. */
export const NextPageFailed: Story = {
  args: {
    hasMore: false,
    notice: <ErrorPanel title="The next page could not be loaded." status={500} onRetry={fn()} />,
  },
};

/** However long the list is, the document contains only the rows in view. */
export const HundredThousandRows: Story = {
  args: { items: itemsUpTo(100_000), total: 100_000, hasMore: false },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Templates" });
    const pane = list.closest<HTMLElement>("div[style*='20rem']");
    pane?.scrollTo({ top: pane.scrollHeight });
    await expect(await canvas.findByRole("link", { name: "Template 100000" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(100);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ErrorPanel } from "./error-panel.tsx";
import { InfiniteList } from "./infinite-list.tsx";
import { ScrollPane } from "./scroll-pane.tsx";

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

/** The scrollbar stands for all of it; rows that have not come yet keep their place. */
export const SomeNotLoaded: Story = {
  args: { items: { length: 1234, at: (index) => itemsUpTo(5)[index] }, count: 5 },
};

/** The service does not say how many there are. */
export const TotalUnknown: Story = { args: { total: null } };

/** The service sent fewer than it announced. */
export const EndedEarly: Story = { args: { hasMore: false, endsEarly: true, onRetry: fn() } };

/** The items of the question before, until the answer to the new one is there. */
export const Stale: Story = { args: { isStale: true } };

/** A page failed; what was loaded stays. */
export const NextPageFailed: Story = {
  args: {
    hasMore: false,
    notice: <ErrorPanel title="The next page could not be loaded." status={500} onRetry={fn()} />,
  },
};

/** However long the list is, only what is in view is in the document. */
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

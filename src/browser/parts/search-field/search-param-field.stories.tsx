import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrowserRouter } from "react-router";
import { expect, fn, waitFor } from "storybook/test";
import { SearchParamField, searchIn } from "./search-param-field.tsx";

const meta = {
  component: SearchParamField,
  // The address outlives a story, and one that runs again.
  beforeEach: () => {
    const address = new URL(window.location.href);
    address.searchParams.delete("search");
    window.history.replaceState(null, "", address);
  },
  args: { label: "Filter templates", clearLabel: "Clear the filter", onType: fn() },
  decorators: [
    (Story) => (
      <BrowserRouter>
        <Story />
        <div role="list" style={{ padding: "1rem" }}>
          <div role="listitem">
            <a href="#wall">Wall</a>
          </div>
        </div>
      </BrowserRouter>
    ),
  ],
} satisfies Meta<typeof SearchParamField>;
export default meta;

type Story = StoryObj<typeof meta>;

const searchNow = (): string => searchIn(window.location.search);

export const Empty: Story = {};

/** The text arrives in the address after a pause; Escape and the button clear both. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox", { name: "Filter templates" });
    await userEvent.type(field, " wall ");
    await expect(args.onType).toHaveBeenLastCalledWith(" wall ");
    await waitFor(() => expect(searchNow()).toBe("wall"));
    await expect(field).toHaveValue(" wall ");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await waitFor(() => expect(searchNow()).toBe(""));
    await userEvent.type(field, "door");
    await userEvent.click(canvas.getByRole("button", { name: "Clear the filter" }));
    await expect(field).toHaveValue("");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Enter does not wait for the pause, and a refined search adds no history entry. */
export const Entered: Story = {
  args: { sendsRequests: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox");
    const entries = window.history.length;
    await userEvent.type(field, "wall{Enter}");
    await expect(searchNow()).toBe("wall");
    await userEvent.type(field, "s{Enter}");
    await expect(searchNow()).toBe("walls");
    await expect(window.history).toHaveLength(entries + 1);
    // At once, since a pause between two keys would send the text; on a slow machine, it may be sent before Back arrives.
    await userEvent.paste(" not sent yet");
    window.history.back();
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(args.onType).toHaveBeenLastCalledWith("");
    window.history.forward();
    await waitFor(() => expect(field).toHaveDisplayValue(/^walls/));
  },
};

/** Down moves to the first hit, unless the key belongs to an input method. */
export const ToTheHits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "wall{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Wall" })).toHaveFocus();
  },
};

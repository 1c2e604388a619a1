import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Combobox, type ComboboxOption } from "./combobox.tsx";

const CULTURES: readonly ComboboxOption[] = [
  { value: "", label: "Default culture" },
  { value: "ar", label: "العربية (ar)" },
  { value: "de-DE", label: "Deutsch (Deutschland) (de-DE)" },
  { value: "nb-NO", label: "norsk bokmål (Norge) (nb-NO)" },
];

const containing =
  (options: readonly ComboboxOption[]) =>
  (typed: string): ComboboxOption[] =>
    options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));

const meta = {
  component: Combobox,
  args: {
    label: "Culture",
    hangsFrom: "start",
    shown: "Deutsch (Deutschland) (de-DE)",
    chosen: "de-DE",
    optionsFor: containing(CULTURES),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: "16rem", minHeight: "14rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const NothingChosen: Story = { args: { shown: "", chosen: "", placeholder: "Any culture" } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(CULTURES.length);
  },
};

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "norsk");
    await expect(canvas.getByRole("option")).toHaveTextContent("norsk");
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "xyz");
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing found");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** A list that scrolls in its own box. */
export const ThousandOptions: Story = {
  args: {
    optionsFor: containing(
      Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: `Option ${index + 1}` })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-activedescendant");
  },
};

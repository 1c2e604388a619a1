import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useEffect, useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
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

/** Down opens the list at the chosen option, Escape closes it, and the typed text makes the first match active. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox");
    const active = () => canvas.getByRole("option", { selected: true });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", active().id);
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("Deutsch (Deutschland) (de-DE)");
    await userEvent.keyboard("norsk");
    // Enter ends a word in an input method.
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("nb-NO");
    await expect(field).toHaveFocus();
    // Up from none is the last option, from the first one too.
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveAttribute("aria-activedescendant", canvas.getAllByRole("option").at(-1)?.id);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("");
  },
};

/** Dispatched to the window by the steps of a story when its late options arrive. */
const ARRIVAL = "options-arrive";
const arrive = () => fireEvent(window, new Event(ARRIVAL));

function useArrival(): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const onArrival = () => setArrived(true);
    window.addEventListener(ARRIVAL, onArrival);
    return () => window.removeEventListener(ARRIVAL, onArrival);
  }, []);
  return hasArrived;
}

function LateCombobox(props: ComponentProps<typeof Combobox>) {
  const hasArrived = useArrival();
  const optionsFor = (typed: string) => (hasArrived ? props.optionsFor(typed) : []);
  return <Combobox {...props} optionsFor={optionsFor} isBusy={!hasArrived} />;
}

/** Enter before the options have loaded chooses the first one once they have. */
export const EnterBeforeOptions: Story = {
  render: (args) => <LateCombobox {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "norsk{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Searching");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await arrive();
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith("nb-NO"));
  },
};

/** Its better options arrive later. */
function GrowingCombobox(props: ComponentProps<typeof Combobox>) {
  const hasArrived = useArrival();
  return <Combobox {...props} optionsFor={() => (hasArrived ? CULTURES : CULTURES.slice(2))} />;
}

/** The option that an arrow key has reached stays active when better ones arrive. */
export const ActiveOptionStays: Story = {
  args: { shown: "", chosen: "?" },
  render: (args) => <GrowingCombobox {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}");
    await arrive();
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(CULTURES.length));
    const option = canvas.getByRole("option", { name: /Deutsch/ });
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-activedescendant", option.id);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("de-DE");
  },
};

const onSubmit = fn();

/** A field for adding values, in a form; texts of two letters are values themselves. */
function DraftCombobox(props: ComponentProps<typeof Combobox>) {
  const [text, setText] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Combobox
        {...props}
        shown=""
        chosen=""
        note=""
        draft={{ text, isValue: (text) => text.length === 2 }}
        onType={setText}
        onChoose={(value) => {
          setText("");
          props.onChoose(value);
        }}
      />
    </form>
  );
}

/** Enter adds a value as it was typed, else the first option, else the text; with an empty field it submits the form. */
export const Draft: Story = {
  render: (args) => <DraftCombobox {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    onSubmit.mockClear();
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "no{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("no");
    await userEvent.type(field, "deu{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("de-DE");
    await userEvent.type(field, "nothing like this{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("nothing like this");
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, "kept");
    await userEvent.tab();
    await expect(field).toHaveValue("kept");
    await userEvent.clear(field);
    await userEvent.keyboard("{Escape}{Enter}");
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

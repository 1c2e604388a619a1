import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrowserRouter } from "react-router";
import { expect, fn } from "storybook/test";
import { CultureProvider } from "#browser/session/culture-context.tsx";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { branch, text } from "../texts/texts.fixture.ts";
import { Worklist } from "./worklist.tsx";

const texts = [
  text({ key: "1", classNumber: "1.1", source: "Pile", group: branch("1") }),
  text({
    key: "2",
    classNumber: "1.1",
    source: "A deep foundation.",
    field: "definition",
    concept: { guid: null, versionGuid: "v", defaultName: "Pile", name: null },
    group: branch("1"),
  }),
  text({ key: "3", classNumber: "2.1", source: "Beton", targets: ["Beton"], group: branch("2") }),
  text({ key: "4", classNumber: "1.2", source: "Wall", targets: ["جدار"], group: branch("1") }),
  text({ key: "5", classNumber: "2.2", source: "Wall", targets: ["حائط"], group: branch("2") }),
];

const meta = {
  component: Worklist,
  args: { texts, culture: "ar", classificationName: "Works", search: "", show: null },
  decorators: [
    (Story) => (
      <BrowserRouter>
        <CultureProvider value={{ culture: "ar", setCulture: fn(), beside: null, setBeside: fn() }}>
          <ScrollPane style={{ height: "40rem" }}>
            <Story />
          </ScrollPane>
        </CultureProvider>
      </BrowserRouter>
    ),
  ],
} satisfies Meta<typeof Worklist>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is missing, by branch; then what is the same as the default; then what is translated differently, by default text. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole("heading").map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      "Worklist",
      "Missing",
      "1 Branch 1Not translated 2",
      "Same as the default",
      "2 Branch 2Not translated 1",
      "Translated differently",
      "Wall 2",
    ]);
    await expect(canvas.getByRole("link", { name: /^All 5$/ })).toHaveAttribute("aria-current", "true");
  },
};

/** One part, which the address names. */
export const OnlyTranslatedDifferently: Story = { args: { show: "differs" } };

export const Filtered: Story = { args: { search: "pile" } };

export const NothingInAPart: Story = {
  args: { texts: texts.slice(0, 2), show: "same" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Nothing found: no counted translation is the same as the default/),
    ).toBeVisible();
  },
};

/** Everything is translated. */
export const Done: Story = {
  args: { texts: [text({ targets: ["جدار"] })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing found: everything that is counted is translated/)).toBeVisible();
  },
};

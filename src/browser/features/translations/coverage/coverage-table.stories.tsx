import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrowserRouter } from "react-router";
import { expect, fn, within } from "storybook/test";
import { CultureProvider } from "#browser/session/culture-context.tsx";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { branch, text } from "../texts/texts.fixture.ts";
import { CoverageTable } from "./coverage-table.tsx";

const texts = [
  text({ key: "1", source: "Ground", targets: ["أرض"], group: branch("1") }),
  text({ key: "2", source: "Wall", targets: ["جدار"], group: branch("1") }),
  text({ key: "3", source: "Beton", targets: ["Beton"], group: branch("2") }),
  text({ key: "4", source: "A wall in the ground.", field: "definition", group: branch("2") }),
];

const meta = {
  component: CoverageTable,
  args: { texts, isCatalogue: false },
  decorators: [
    (Story) => (
      <BrowserRouter>
        <CultureProvider value={{ culture: "ar", setCulture: fn(), beside: null, setBeside: fn() }}>
          <ScrollPane>
            <Story />
          </ScrollPane>
        </CultureProvider>
      </BrowserRouter>
    ),
  ],
} satisfies Meta<typeof CoverageTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Names, definitions and branches: each share as a number, as a percentage and as a part of a bar, which says the same in words. */
export const OfAClassification: Story = {
  play: async ({ canvas }) => {
    const rows = canvas
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.textContent);
    await expect(rows).toEqual([
      "Names2 (67%)1 (33%)0 (0%)",
      "Definitions0 (0%)0 (0%)1 (100%)",
      "1 Branch 1Not translated2 (100%)0 (0%)0 (0%)",
      "2 Branch 2Not translated0 (0%)1 (50%)1 (50%)",
    ]);
    const names = within(canvas.getByRole("row", { name: /^Names/ }));
    await expect(
      names.getByRole("img", { name: "67% translated, 33% same as the default, 0% missing" }),
    ).toBeVisible();
  },
};

export const OfTheCatalogue: Story = { args: { isCatalogue: true } };

/** Without default texts there is nothing to translate. */
export const Empty: Story = { args: { texts: [] } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { LocalizedName } from "./localized-name.tsx";

const meta = {
  component: LocalizedName,
  args: { concept: { name: "Innervegg", defaultName: "Internal wall" }, culture: "nb-NO" },
} satisfies Meta<typeof LocalizedName>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Translated: Story = {};

export const WithDefaultName: Story = { args: { withDefault: true } };

export const DefaultCulture: Story = {
  args: { concept: { name: "Internal wall", defaultName: "Internal wall" }, culture: null },
};

/** Falls back to the default name, with a note. */
export const NotTranslated: Story = { args: { concept: { name: null, defaultName: "Internal wall" } } };

/** A right-to-left name in a left-to-right page. */
export const RightToLeft: Story = {
  args: { concept: { name: "جدار داخلي", defaultName: "Internal wall" }, culture: "ar", withDefault: true },
};

export const SearchMarked: Story = { args: { search: "VEGG" } };

export const OnlyGuid: Story = {
  args: { concept: { name: null, defaultName: " ", versionGuid: "0b9f4c1e-6c0d-4a53-9a43-2f1f6d1f0c11" } },
};

export const WithoutAnything: Story = { args: { concept: { name: null, defaultName: null } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ErrorPanel } from "./error-panel.tsx";

const meta = {
  component: ErrorPanel,
  args: { title: "The service has no code with this GUID.", detail: null, status: 404 },
} satisfies Meta<typeof ErrorPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For errors that a retry cannot fix. */
export const WithoutRetry: Story = {};

export const WithRetry: Story = {
  args: {
    title: "The service is not available.",
    detail: "Maintenance until 14:00.",
    status: 503,
    onRetry: fn(),
  },
};

/** No response, so no HTTP status. */
export const NoResponse: Story = {
  args: {
    title: "The service cannot be reached.",
    detail: "Check the connection.",
    status: null,
    onRetry: fn(),
  },
};

/** In a line of a list or tree. */
export const Compact: Story = { args: { ...WithRetry.args, compact: true } };

/** Services may return a Problem of any length. */
export const LongDetail: Story = {
  args: { ...WithRetry.args, detail: "A sentence without an end, and without blanks_".repeat(40) },
};

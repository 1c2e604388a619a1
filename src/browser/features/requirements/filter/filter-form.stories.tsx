import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { StoryService } from "#browser/session/story-service.fixture.tsx";
import { FilterForm } from "./filter-form.tsx";
import { readView, type RequirementsView, type Update } from "./requirements-address.ts";

const LABELS: Readonly<Record<number, string>> = { 3: "Detailed design", 4: "Production" };
const nameOf = (id: number): string | null => LABELS[id] ?? null;
const labelOf = (id: number | null): string => `${id} · ${nameOf(id ?? 0) ?? "without a name"}`;
const labels = {
  stage: labelOf,
  role: labelOf,
  stageName: nameOf,
  roleName: () => null,
  stages: [],
  roles: [],
};

const WALL = { versionGuid: "type/0", guid: "0", name: "External wall", defaultName: "External wall" };

/** A service with one construction object. */
const fetchStub: typeof fetch = (input) => {
  const url = input instanceof Request ? input.url : input.toString();
  const results = url.includes("construction-objects") ? [WALL] : [];
  const pagination = { total: results.length, take: 50, skip: 0, returned: results.length };
  return Promise.resolve(Response.json({ results, pagination }));
};
const onSearch = fn();

type Props = { readonly onChange: (view: RequirementsView) => void };

/** The form with a filter that is kept here instead of in the address. */
function KeptFilter({ onChange }: Props) {
  const [view, setView] = useState(readView(new URLSearchParams("stage=5")));
  const change = (update: Update): void => {
    const next = update(view);
    setView({ ...view, ...next });
    onChange(next);
  };
  return (
    <FilterForm
      project="7"
      isProjectUnknown={false}
      view={view}
      labels={labels}
      findProductType={(guid) =>
        guid === WALL.versionGuid
          ? {
              kind: "template",
              name: WALL.name,
              culture: null,
              href: "#wall",
              shown: { concept: WALL, culture: null },
            }
          : null
      }
      guidNamed={(name) => (name.toLowerCase() === "external wall" ? WALL.versionGuid : null)}
      areSeveral={() => false}
      areNamesLoading={false}
      stages={[3, 4]}
      roles={[2]}
      onChange={change}
      onSearch={onSearch}
    />
  );
}

const meta = {
  component: KeptFilter,
  args: { onChange: fn() },
  decorators: [
    (Story) => (
      <StoryService fetch={fetchStub}>
        <Story />
      </StoryService>
    ),
  ],
} satisfies Meta<typeof KeptFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filtered: Story = {};

/** Values are typed with a comma or Enter, as ids, names or labels; Backspace and the button of a value remove them. */
export const TypedValues: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const stages = canvas.getByRole("combobox", { name: "Stage IDs" });
    await userEvent.type(stages, "3,detailed design, x,");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ stages: [5, 3] }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("'x' is not a whole number in range");
    await userEvent.type(stages, "prod{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ stages: [5, 3, 4] }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ stages: [5, 3] }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove stage 5 · without a name" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ stages: [3] }));
    await expect(stages).toHaveFocus();
  },
};

/** A pasted column of a spreadsheet becomes values, without those that the filter has. */
export const PastedColumn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Product type GUIDs" }));
    await userEvent.paste("external wall\r\ntype/1; type/0\r\n");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ productTypes: ["type/0", "type/1"] }),
    );
    const chosen = canvas.getByRole("list", { name: "Product type GUIDs: chosen" });
    await expect(chosen).toHaveTextContent("External walltype/1");
  },
};

/** The service suggests product types by name. */
export const Suggested: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Product type GUIDs" }), "wal");
    await waitFor(() => expect(canvas.getByRole("option")).toHaveTextContent("External wall"));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ productTypes: ["type/0"] }),
    );
  },
};

/** 'Search' adds what is typed; what is no project id stays, with a message. 'Clear' empties the fields and the filter. */
export const Submitted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    onSearch.mockClear();
    await userEvent.type(canvas.getByRole("combobox", { name: "Role IDs" }), "2");
    const project = canvas.getByRole("textbox", { name: "Project ID" });
    await userEvent.clear(project);
    await userEvent.type(project, "eight{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent("'eight' is not a project ID");
    await expect(onSearch).not.toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ stages: [5], roles: [2] }),
    );
    await userEvent.clear(project);
    await userEvent.type(project, "8");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(onSearch).toHaveBeenCalledWith(8, expect.anything());
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ stages: [], roles: [] }));
  },
};

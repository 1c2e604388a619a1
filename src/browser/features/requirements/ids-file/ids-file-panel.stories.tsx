import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { forgetMapping, IdsService } from "#browser/parts/export/ids/ids-story.fixture.tsx";
import { IdsFilePanel } from "./ids-file-panel.tsx";

const meta = {
  component: IdsFilePanel,
  args: {
    productTypes: [
      { guid: "concept of wall", name: "External wall" },
      { guid: "type of door", name: "Fire door" },
      { guid: "type of roof", name: "Green roof" },
    ],
  },
  beforeEach: forgetMapping,
  decorators: [
    (Story) => (
      <IdsService culture={null}>
        <Story />
      </IdsService>
    ),
  ],
} satisfies Meta<typeof IdsFilePanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const property = (set: string, name: string): string =>
  `<property dataType="IFCLABEL" cardinality="required">
<propertySet><simpleValue>${set}</simpleValue></propertySet><baseName><simpleValue>${name}</simpleValue></baseName>
</property>`;

const specification = (name: string, entity: string, requirements: string): string =>
  `<specification name="${name}" ifcVersion="IFC4"><applicability minOccurs="0" maxOccurs="unbounded">
<entity><name><simpleValue>${entity}</simpleValue></name></entity></applicability>
<requirements>${requirements}</requirements></specification>`;

const idsOf = (...specifications: string[]): string =>
  `<ids xmlns="http://standards.buildingsmart.org/IDS" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<info><title>Ward</title></info><specifications>${specifications.join("\n")}</specifications></ids>`;

const WALLS = specification(
  "External wall",
  "IFCWALL",
  property("Pset_WallCommon", "FireRating") + property("Office", "Weight"),
);

async function open({ canvas, userEvent }: Context, text: string): Promise<void> {
  await userEvent.upload(canvas.getByLabelText("Open an IDS file"), new File([text], "ward.ids"));
}

/** What the file covers, which properties it lacks, and what it requires besides. */
export const Opened: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const cables = specification("Cable tray", "IFCCABLECARRIERSEGMENT", property("Office", "Width"));
    const doors = specification("Fire door", "IFCDOOR", property("Office", "Clear width (mm)"));
    await open(context, idsOf(WALLS, cables, doors));
    const ward = within(await canvas.findByRole("region", { name: "Ward" }));
    await expect(ward.getAllByRole("status")[0]).toHaveTextContent(
      "ward.ids: 3 specifications; 2 product types covered, 1 not covered.",
    );
    const items = async (name: string) =>
      within(await ward.findByRole("list", { name }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    await expect(await items("Not covered")).toEqual(["Green roof"]);
    await expect(await items("Lacking")).toEqual(["External wall: Colour"]);
    await expect(await items("Besides")).toEqual(["External wall: Walls must have Office.Weight."]);
    const specifications = ward.getByRole("list", { name: "Specifications" });
    await expect(specifications).toHaveTextContent("Cable carrier segments must have Office.Width.");
    await expect(specifications).toHaveTextContent("is for no product type of these requirements");
    await userEvent.click(ward.getByRole("button", { name: "Close the file" }));
    await expect(canvas.queryByRole("region", { name: "Ward" })).toBeNull();
    await expect(canvas.getByLabelText("Open an IDS file")).toHaveFocus();
  },
};

/** Without requirements, there is nothing to compare. */
export const WithoutRequirements: Story = {
  args: { productTypes: null },
  play: async (context) => {
    await open(context, idsOf(WALLS));
    const ward = within(await context.canvas.findByRole("region", { name: "Ward" }));
    await expect(ward.getAllByRole("status")[0]).toHaveTextContent("ward.ids: 1 specification.");
    await expect(ward.getAllByRole("list", { name: /./ })).toHaveLength(1);
  },
};

/** A file that breaks the schema says where. */
export const Invalid: Story = {
  play: async (context) => {
    await open(context, idsOf(WALLS.replace("<name>", "<material/><name>")));
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      /^ward\.ids, line 3, specification 'External wall': /,
    );
  },
};

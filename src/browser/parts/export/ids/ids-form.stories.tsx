import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { encodeCsv } from "#core/files/write/formats/csv.ts";
import { writeXlsx } from "#core/files/write/formats/xlsx.ts";
import { IdsForm, type IdsFormProps } from "./ids-form.tsx";
import { forgetMapping, FormInDialog, IdsService, PRODUCT_TYPES } from "./ids-story.fixture.tsx";

const meta = {
  component: IdsForm,
  args: {
    subject: {
      kind: "requirements",
      what: "Requirements 7",
      project: 7,
      filter: {},
      shown: (rows) => rows,
      productType: (guid) => PRODUCT_TYPES[guid] ?? null,
      productTypeCulture: () => "en",
      stage: (id) => (id === 1 ? "Design" : null),
      role: (id) => (id === 1 ? "Architect" : null),
    },
    culture: null,
    formId: "ids",
    choice: { version: "IFC4", files: "one" },
    onChange: fn(),
    onStart: fn(),
  },
  beforeEach: forgetMapping,
  render: (args: IdsFormProps) => (
    <IdsService culture={args.culture}>
      <FormInDialog {...args} />
      <button type="submit" form={args.formId}>
        Export
      </button>
    </IdsService>
  ),
} satisfies Meta<typeof IdsForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];
type Canvas = Context["canvas"];
type User = Context["userEvent"];

const tableIn = (canvas: Canvas) => canvas.findByRole("table", { name: "Mapping" });

/** The rows of a product type and its properties, by the name in them. */
async function rowOf(canvas: Canvas, name: string): Promise<Canvas> {
  const table = within(await tableIn(canvas));
  const row = (await table.findByText(name)).closest<HTMLElement>("[role=row]");
  if (row === null) throw new Error(`There is no row ${name}.`);
  return within(row);
}

async function confirmAll(canvas: Canvas, user: User): Promise<void> {
  await tableIn(canvas);
  await user.click(canvas.getByRole("button", { name: "Confirm all" }));
}

/** Entities, standard properties and templates are suggested from names. */
export const Suggested: Story = {
  play: async ({ canvas }) => {
    const wall = await rowOf(canvas, "External wall");
    await expect(wall.getByRole("combobox", { name: "IFC entity" })).toHaveValue("IfcWall");
    await expect(wall.queryByRole("combobox", { name: "Template" })).toBeNull();
    const rating = await rowOf(canvas, "Fire rating");
    await expect(rating.getByRole("textbox", { name: "Property set" })).toHaveValue("Pset_WallCommon");
    await expect(rating.getByText("suggested")).toBeVisible();
    const door = await rowOf(canvas, "Fire door");
    await expect(door.getByRole("combobox", { name: "Template" })).toHaveValue("Fire door");
    await expect(door.getByText("template found by name")).toBeVisible();
    const width = await rowOf(canvas, "Clear width (mm)");
    await expect(width.getByRole("combobox", { name: "Data type" })).toHaveValue("IfcLengthMeasure");
    const missing = within(canvas.getByRole("region", { name: "Not mapped" }));
    await expect(missing.getByText("Green roof").closest("li")).toHaveTextContent("no properties");
  },
};

/** 'Export' says why there is nothing to export, and later asks for consent to what is left out. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await tableIn(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nothing is mapped yet");
    await confirmAll(canvas, userEvent);
    await expect(canvas.getByRole("button", { name: "Confirm all" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Leave out what is not mapped");
    await expect(args.onStart).not.toHaveBeenCalled();
    const consent = canvas.getByRole("checkbox", { name: "Leave out what is not mapped" });
    await expect(consent).toHaveFocus();
    await userEvent.click(consent);
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Where the storage of the browser is full, an edit counts until the page is closed, and the form says so. */
export const NotKept: Story = {
  beforeEach: () => {
    spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
  },
  play: async ({ canvas, userEvent }) => {
    await confirmAll(canvas, userEvent);
    await expect(canvas.getByRole("alert")).toHaveTextContent("This browser does not keep the mapping");
    const wall = await rowOf(canvas, "External wall");
    await expect(wall.getByText("confirmed")).toBeVisible();
  },
};

/** A product type can be joined to another template, or to one at all; its properties are loaded then. */
export const ChosenTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    const roof = await rowOf(canvas, "Green roof");
    await userEvent.type(roof.getByRole("combobox", { name: "Template" }), "flat{Enter}");
    const slope = await rowOf(canvas, "Slope");
    await expect(slope.getByRole("checkbox", { name: "Slope" })).toBeChecked();
    await expect(roof.getByRole("combobox", { name: "Template" })).toHaveValue("Flat roof");
    await expect(roof.getByText("confirmed")).toBeVisible();
    const door = await rowOf(canvas, "Fire door");
    await userEvent.type(door.getByRole("combobox", { name: "Template" }), "external{Enter}");
    await waitFor(() => expect(canvas.queryByText("Clear width (mm)")).toBeNull());
    await expect(canvas.getAllByRole("checkbox", { name: "Fire rating" })).toHaveLength(2);
  },
};

/** The classifications of the template and their codes are offered; other texts can be typed. */
export const OfferedClassification: Story = {
  play: async ({ canvas, userEvent }) => {
    const wall = await rowOf(canvas, "External wall");
    const classification = wall.getByRole("combobox", { name: "Classification" });
    await userEvent.click(classification);
    await userEvent.click(await wall.findByRole("option", { name: "NS 3451" }));
    await expect(classification).toHaveValue("NS 3451");
    const number = wall.getByRole("combobox", { name: "Class number" });
    await userEvent.type(number, "exter");
    await userEvent.click(await wall.findByRole("option", { name: "234 External walls" }));
    await expect(number).toHaveValue("234");
    await userEvent.clear(classification);
    await userEvent.type(classification, "Own codes{Enter}");
    await expect(classification).toHaveValue("Own codes");
  },
};

/** A unit finds the data types for its dimensions, with the SI units of their values. */
export const DataTypeOfUnit: Story = {
  play: async ({ canvas, userEvent }) => {
    const colour = await rowOf(canvas, "Colour");
    await userEvent.type(colour.getByRole("combobox", { name: "Data type" }), "kW");
    await expect((await colour.findAllByRole("option"))[0]).toHaveTextContent("IfcPowerMeasure (W)");
    await userEvent.keyboard("{Enter}");
    await expect(colour.getByRole("combobox", { name: "Data type" })).toHaveValue("IfcPowerMeasure");
  },
};

async function preview(canvas: Canvas, user: User): Promise<Canvas> {
  await confirmAll(canvas, user);
  await user.click(canvas.getByRole("checkbox", { name: "Leave out what is not mapped" }));
  await user.click(canvas.getByRole("button", { name: "Preview" }));
  const region = canvas.getByRole("region", { name: "Preview" });
  await expect(region).toHaveFocus();
  return within(region);
}

/** Each file is shown in words, then as XML; a change of the mapping removes the preview, which would no longer be true. */
export const Previewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await tableIn(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: "One file per stage and role" }));
    const shown = await preview(canvas, userEvent);
    const words = () => shown.findByRole("list", { name: "Specifications" });
    await expect(await words()).toHaveTextContent(
      "Walls must have Pset_WallCommon.FireRating, one of EI 30, EI 60.",
    );
    await expect(await words()).not.toHaveTextContent("Doors");
    await userEvent.type(shown.getByRole("combobox", { name: "File" }), "role 2{Enter}");
    await expect(await words()).toHaveTextContent("Doors must have Fire door.Clear width (mm).");
    await expect(shown.getByRole("region", { name: "XML" })).toHaveTextContent("<milestone>2</milestone>");
    const rating = await rowOf(canvas, "Colour");
    await userEvent.click(rating.getByRole("checkbox", { name: "Colour" }));
    await expect(canvas.queryByRole("region", { name: "Preview" })).toBeNull();
  },
};

const TABLE = {
  headers: [
    "Product type GUID",
    "Template GUID",
    "Property GUID",
    "IFC entity",
    "Property set",
    "Base name",
    "Data type",
  ],
  rows: [
    ["type of roof", "concept of roof", "", "IfcRoof", "", "", ""],
    ["type of roof", "", "concept of slope", "", "Office", "Pitch", "IfcPlaneAngleMeasure"],
  ],
};

async function importMapping(canvas: Canvas, user: User, file: File): Promise<void> {
  await tableIn(canvas);
  await user.upload(canvas.getByLabelText("Import mapping"), file);
  const slope = await rowOf(canvas, "Slope");
  await expect(slope.getByRole("textbox", { name: "Base name" })).toHaveValue("Pitch");
  await expect(slope.getByText("confirmed")).toBeVisible();
  await expect((await rowOf(canvas, "Green roof")).getByText("confirmed")).toBeVisible();
  await expect(canvas.getByText(`The mapping in ${file.name} was imported.`)).toBeInTheDocument();
}

export const ImportedCsv: Story = {
  play: ({ canvas, userEvent }) =>
    importMapping(canvas, userEvent, new File([...encodeCsv(TABLE)], "office.csv")),
};

export const ImportedWorkbook: Story = {
  play: async ({ canvas, userEvent }) => {
    const data = { kind: "table", what: "Office", cultures: [null], ...TABLE } as const;
    await importMapping(canvas, userEvent, new File([...writeXlsx(data, () => {})], "office.xlsx"));
  },
};

/** A file that is no mapping changes nothing. */
export const WrongFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await tableIn(canvas);
    await userEvent.upload(
      canvas.getByLabelText("Import mapping"),
      new File(["Name;Colour\nWall;red"], "walls.csv"),
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "walls.csv: The table has no column 'Product type GUID'. (row 1)",
    );
    await expect((await rowOf(canvas, "Fire rating")).getByText("suggested")).toBeVisible();
  },
};

/** Names are in the culture of the files; suggestions are made from the default names all the same. */
export const InArabic: Story = {
  args: { culture: "ar" },
  play: async ({ canvas, userEvent }) => {
    const rating = await rowOf(canvas, "مقاومة الحريق");
    await expect(rating.getByRole("textbox", { name: "Base name" })).toHaveValue("FireRating");
    await rowOf(canvas, "جدار خارجي");
    const shown = await preview(canvas, userEvent);
    await expect(await shown.findByRole("list", { name: "Specifications" })).toHaveTextContent("جدار خارجي");
  },
};

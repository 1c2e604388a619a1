import type { SortValue } from "#browser/ui/table/sort.ts";
import { text, type Text } from "#core/text/messages/text.ts";

/** A requirement of a project: a row of the table. */
export type Requirement = {
  readonly productTypeGuid: string | null;
  readonly loiId: string | null;
  readonly stageId: number;
  readonly roleId: number | null;
};

/** The names of ids. */
export type RowTexts = {
  readonly productType: (guid: string | null) => string;
  readonly stage: (id: number) => string;
  readonly role: (id: number | null) => string;
};

type RequirementColumn = {
  /** The key in the address. */
  readonly key: string;
  readonly header: Text;
  readonly width: string;
  /** The text of the cell, which is also searched. */
  readonly text: (row: Requirement, texts: RowTexts) => string;
  readonly sortValue: (row: Requirement, texts: RowTexts) => SortValue;
};

/** The columns of the table, in their order. */
export const COLUMNS: readonly RequirementColumn[] = [
  {
    key: "productType",
    header: text("requirements.productType"),
    width: "minmax(0, 2fr)",
    text: ({ productTypeGuid }, texts) => texts.productType(productTypeGuid),
    sortValue: ({ productTypeGuid }, texts) => texts.productType(productTypeGuid),
  },
  {
    key: "loi",
    header: text("requirements.loi"),
    width: "minmax(0, 1fr)",
    text: ({ loiId }) => loiId ?? "",
    sortValue: ({ loiId }) => loiId,
  },
  {
    key: "stage",
    header: text("requirements.stage"),
    width: "minmax(0, 1.4fr)",
    text: ({ stageId }, texts) => texts.stage(stageId),
    sortValue: ({ stageId }) => stageId,
  },
  {
    key: "role",
    header: text("requirements.role"),
    width: "minmax(0, 1.4fr)",
    text: ({ roleId }, texts) => texts.role(roleId),
    sortValue: ({ roleId }) => roleId,
  },
];

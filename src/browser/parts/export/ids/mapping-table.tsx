import { type ReactNode, useCallback, useMemo } from "react";
import { useTranslations } from "use-intl";
import { Combobox } from "#browser/ui/controls/combobox.tsx";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import type { IfcSchema } from "#core/ids/ifc/ifc-schema.ts";
import { keyOfRow, type MappingRow } from "#core/ids/mapping.ts";
import { CARDINALITIES, isCardinality } from "#core/ids/model.ts";
import type { IdsTemplate } from "#core/ids/product-type.ts";
import type { DimensionsOf } from "#core/ids/suggest-mapping.ts";
import { PlainName } from "../../name/localized-name.tsx";
import { type ChangeRow, dataTypes, Select, State, TextField } from "./mapping-fields.tsx";
import { ProductTypeFields } from "./product-type-fields.tsx";
import type { NamesInForm } from "./product-type-name.tsx";
import classes from "./ids-form.module.css";

type PropertyRow = MappingRow & { readonly kind: "property" };

type MappingTableProps = {
  readonly rows: readonly MappingRow[];
  /** The same object until one of them changes. */
  readonly names: NamesInForm;
  readonly schema: IfcSchema;
  readonly dimensionsOf: DimensionsOf;
  /** The templates that product types can be joined to. */
  readonly templates: readonly IdsTemplate[];
  /** Called with a row as the user changed or confirmed it; a stable function. */
  readonly onChange: ChangeRow;
};

/** The table 'Mapping': what the product types and their properties are called in IFC. */
export function MappingTable(props: MappingTableProps) {
  const { rows, names, schema, dimensionsOf, templates, onChange } = props;
  const t = useTranslations("ids");
  const view = useTableRows({ rows, hasOwnPane: true });
  const columns = useMemo(
    () => columnsFor(names, schema, dimensionsOf, onChange, t),
    [names, schema, dimensionsOf, onChange, t],
  );
  const headingOf = useCallback(
    (row: MappingRow) =>
      row.kind === "product-type" ? (
        <ProductTypeFields
          row={row}
          names={names}
          schema={schema}
          templates={templates}
          onChange={onChange}
        />
      ) : null,
    [names, schema, templates, onChange],
  );
  return (
    <Table
      label={t("mapping")}
      paneLabel={t("mappingToIfc")}
      columns={columns}
      view={view}
      keyOf={keyOfRow}
      headingOf={headingOf}
      hasCards
      className={classes.table}
    />
  );
}

/** A column of the rows of properties; those of product types are headings. */
function columnsFor(
  { culture }: NamesInForm,
  schema: IfcSchema,
  dimensionsOf: DimensionsOf,
  onChange: ChangeRow,
  t: ReturnType<typeof useTranslations<"ids">>,
): readonly TableColumn<MappingRow>[] {
  const cardinalities = {
    required: t("required"),
    optional: t("optional"),
    prohibited: t("prohibited"),
  };
  const column = (
    key: string,
    header: string,
    width: string,
    cell: (row: PropertyRow, change: (part: Partial<PropertyRow["mapping"]>) => void) => ReactNode,
  ): TableColumn<MappingRow> => ({
    key,
    header,
    width,
    cell: (row) =>
      row.kind === "property"
        ? cell(row, (part) => onChange({ ...row, mapping: { ...row.mapping, ...part } }))
        : null,
  });
  return [
    {
      ...column("property", t("property"), "minmax(9rem, 3fr)", ({ concept, mapping }, change) => (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={mapping.isIncluded}
            onChange={() => change({ isIncluded: !mapping.isIncluded })}
          />
          <PlainName concept={concept} culture={culture} />
        </label>
      )),
      isRowHeader: true,
    },
    column("set", t("propertySet"), "minmax(8rem, 3fr)", ({ mapping, problem }, change) => (
      <TextField
        label={t("propertySet")}
        value={mapping.propertySet}
        isInvalid={problem !== null}
        onChange={(propertySet) => change({ propertySet })}
      />
    )),
    column("name", t("baseName"), "minmax(8rem, 3fr)", ({ mapping }, change) => (
      <TextField
        label={t("baseName")}
        value={mapping.baseName}
        onChange={(baseName) => change({ baseName })}
      />
    )),
    column("type", t("dataType"), "minmax(8rem, 2fr)", ({ mapping }, change) => (
      <Combobox
        label={t("dataType")}
        hangsFrom="end"
        shown={mapping.dataType}
        chosen={mapping.dataType}
        optionsFor={(typed) => dataTypes(schema, dimensionsOf, typed)}
        onChoose={(dataType) => change({ dataType })}
      />
    )),
    column("cardinality", t("cardinality"), "minmax(9rem, 1fr)", ({ mapping }, change) => (
      <Select
        label={t("cardinality")}
        value={mapping.cardinality}
        options={CARDINALITIES}
        labelOf={(one) => (isCardinality(one) ? cardinalities[one] : one)}
        onChange={(chosen) => {
          if (isCardinality(chosen)) change({ cardinality: chosen });
        }}
      />
    )),
    column("state", t("state"), "minmax(13.5rem, 2fr)", (row) => <State row={row} onChange={onChange} />),
  ];
}

import type { IfcSchema } from "#import-export/ids/ifc/ifc-schema.ts";
import type { MappingRow } from "#import-export/ids/mapping.ts";
import { Combobox, type ComboboxOption } from "#ui/controls/combobox.tsx";
import { type ChangeRow, optionsOf, State, TextField } from "./mapping-fields.tsx";
import classes from "./ids-form.module.css";

type ProductTypeRow = MappingRow & { readonly kind: "product-type" };

type ProductTypeFieldsProps = {
  readonly row: ProductTypeRow;
  readonly schema: IfcSchema;
  readonly onChange: ChangeRow;
};

/** The heading of a product type: which elements of a model it stands for. */
export function ProductTypeFields({ row, schema, onChange }: ProductTypeFieldsProps) {
  const { productType, mapping } = row;
  const change = (part: Partial<ProductTypeRow["mapping"]>): void =>
    onChange({ ...row, mapping: { ...mapping, ...part } });
  const entities = (typed: string): ComboboxOption[] =>
    optionsOf(
      schema.entities.filter(({ isAbstract }) => !isAbstract).map(({ name }) => name),
      typed,
      mapping.entity,
    );
  const types = (typed: string): ComboboxOption[] => [
    ...optionsOf(schema.predefinedTypes(mapping.entity), typed, mapping.predefinedType),
    // A type of the user is named as such.
    ...(typed.trim() === ""
      ? []
      : [{ value: typed.trim().toUpperCase(), label: typed.trim().toUpperCase() }]),
  ];
  return (
    <div className={classes["heading"]}>
      <span className={classes["name"]}>
        <bdi>{productType.name}</bdi>
        {productType.joinedByName !== null && (
          <span className={classes["note"]}>
            template <bdi>{productType.joinedByName}</bdi>, found by name
          </span>
        )}
      </span>
      <Combobox
        label="IFC entity"
        placeholder="IFC entity"
        hangsFrom="start"
        shown={mapping.entity}
        chosen={mapping.entity}
        optionsFor={entities}
        onChoose={(entity) => change({ entity, predefinedType: "" })}
      />
      <Combobox
        label="Predefined type"
        placeholder="Predefined type"
        hangsFrom="start"
        shown={mapping.predefinedType}
        chosen={mapping.predefinedType}
        optionsFor={types}
        onChoose={(predefinedType) => change({ predefinedType })}
      />
      <TextField label="Classification" value={mapping.system} onChange={(system) => change({ system })} />
      <TextField
        label="Class number"
        value={mapping.classNumber}
        onChange={(classNumber) => change({ classNumber })}
      />
      <label className={classes["check"]}>
        <input
          type="checkbox"
          checked={mapping.areCodesBelowIncluded}
          onChange={() => change({ areCodesBelowIncluded: !mapping.areCodesBelowIncluded })}
        />
        and below
      </label>
      <State row={row} onChange={onChange} />
    </div>
  );
}

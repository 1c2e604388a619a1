import { Button } from "@mantine/core";
import { LocalizedName } from "#concepts/localized-name.tsx";
import { IdPicker } from "./id-picker.tsx";
import { ProductTypePicker } from "./product-type-picker.tsx";
import { ProjectField } from "./project-field.tsx";
import type { ReadView } from "./requirements-address.ts";
import { type Token, TokenField } from "./token-field.tsx";
import { type FilterField, type FilterFormActions, useFilterForm } from "./use-filter-form.ts";
import type { Labels } from "./use-labels.ts";
import type { FindProductType } from "./use-product-types.ts";
import classes from "./filter-form.module.css";

type FilterFormProps = FilterFormActions & {
  /** As the address has it. */
  readonly project: string;
  readonly isProjectUnknown: boolean;
  readonly view: ReadView;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
  /** The stages and roles that can be picked. */
  readonly stages: readonly number[];
  readonly roles: readonly number[];
};

/** The filter of a requirements search. What is chosen stands in the address, and only there. */
export function FilterForm(props: FilterFormProps) {
  const { project, isProjectUnknown, view, labels, findProductType, stages, roles } = props;
  const { drafts, problems, setDraft, add, remove, removeLast, clear, submit } = useFilterForm(
    project,
    view,
    props,
  );
  const fieldOf = (field: FilterField) => ({
    draft: drafts[field],
    onDraft: (draft: string) => setDraft(field, draft),
    onAdd: (text: string) => add(field, text),
    onRemove: (value: string) => remove(field, value),
    onRemoveLast: () => removeLast(field),
    problem: problems[field],
  });
  return (
    <form aria-label="Filter" className={classes["form"]} onSubmit={submit}>
      <div className={classes["first"]}>
        <ProjectField
          value={drafts.project}
          onChange={(value) => setDraft("project", value)}
          problem={problems.project}
          isInvalid={isProjectUnknown}
        />
        <TokenField
          label="Product type GUIDs"
          noun="product type"
          tokens={view.productTypes.map((guid) => productTypeToken(guid, findProductType))}
          picker={
            <ProductTypePicker chosen={view.productTypes} onPick={(guid) => add("productTypes", guid)} />
          }
          {...fieldOf("productTypes")}
        />
      </div>
      <div className={classes["second"]}>
        <TokenField
          label="Stage IDs"
          noun="stage"
          isNumeric
          tokens={view.stages.map((id) => textToken(id, labels.stage))}
          picker={
            <IdPicker
              label="Pick a stage"
              ids={stages}
              chosen={view.stages}
              labelOf={labels.stage}
              onPick={(id) => add("stages", String(id))}
            />
          }
          {...fieldOf("stages")}
        />
        <TokenField
          label="Role IDs"
          noun="role"
          isNumeric
          tokens={view.roles.map((id) => textToken(id, labels.role))}
          picker={
            <IdPicker
              label="Pick a role"
              ids={roles}
              chosen={view.roles}
              labelOf={labels.role}
              onPick={(id) => add("roles", String(id))}
            />
          }
          {...fieldOf("roles")}
        />
      </div>
      <div className={classes["buttons"]}>
        <Button type="submit" size="xs">
          Search
        </Button>
        <Button size="xs" variant="default" onClick={clear}>
          Clear
        </Button>
      </div>
    </form>
  );
}

function textToken(id: number, labelOf: (id: number) => string): Token {
  return { value: String(id), name: labelOf(id), shown: <bdi>{labelOf(id)}</bdi> };
}

function productTypeToken(guid: string, find: FindProductType): Token {
  const known = find(guid);
  return known === null
    ? { value: guid, name: guid, shown: <code>{guid}</code> }
    : { value: guid, name: known.name, shown: <LocalizedName {...known.shown} /> };
}

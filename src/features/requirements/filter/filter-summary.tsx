import { PrintHead } from "#export-ui/print/print-head.tsx";
import { numberText } from "#lib/text/format.ts";
import { isFiltered, type RequirementsView } from "./requirements-address.ts";
import type { Labels } from "../table/use-labels.ts";
import type { FindProductType } from "../table/use-product-types.ts";
import classes from "./filter-form.module.css";

type FilterSummaryProps = {
  readonly view: RequirementsView;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
};

const anyOf = new Intl.ListFormat("en", { type: "disjunction" });

/** The active filter in a sentence; in print, also the time and address. */
export function FilterSummary(props: FilterSummaryProps) {
  const { view, findProductType } = props;
  const names = view.productTypes.map((guid) => findProductType(guid)?.name ?? guid);
  return (
    <div className={classes["summary"]}>
      <p>{filterSentence(props)}</p>
      {names.length > 1 && <p className={classes["print"]}>Product types: {names.join(", ")}</p>}
      <PrintHead />
    </div>
  );
}

/** 'Stage 3 or 4, role Architect, 2 product types'. */
export function filterSentence({ view, labels, findProductType }: FilterSummaryProps): string {
  const { productTypes, stages, roles } = view;
  if (!isFiltered(view)) return "All requirements of the project.";
  const [only] = productTypes;
  const parts = [
    stages.length > 0 && `stage ${anyOf.format(stages.map(String))}`,
    roles.length > 0 && `role ${anyOf.format(roles.map((id) => labels.roleName(id) ?? String(id)))}`,
    productTypes.length > 1
      ? `${numberText(productTypes.length)} product types`
      : only !== undefined && `product type ${findProductType(only)?.name ?? only}`,
  ].filter((part) => part !== false);
  const sentence = parts.join(", ");
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

import type { RequirementsView } from "./requirements-address.ts";
import type { Labels } from "./use-labels.ts";
import type { FindProductType } from "./use-product-types.ts";
import classes from "./filter-summary.module.css";

type FilterSummaryProps = {
  readonly view: RequirementsView;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
};

/** On paper: what the results are narrowed to, and where they can be seen again. */
export function FilterSummary({ view, labels, findProductType }: FilterSummaryProps) {
  const lines = [
    { term: "Product types", values: view.productTypes.map((guid) => findProductType(guid)?.name ?? guid) },
    { term: "Stages", values: view.stages.map(labels.stage) },
    { term: "Roles", values: view.roles.map(labels.role) },
  ];
  return (
    <dl className={classes["summary"]}>
      {lines.map(({ term, values }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{values.length === 0 ? "All" : values.join(", ")}</dd>
        </div>
      ))}
      <div>
        <dt>Address</dt>
        <dd>{window.location.href}</dd>
      </div>
    </dl>
  );
}

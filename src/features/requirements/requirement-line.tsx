import { AppLink } from "#concepts/app-link.tsx";
import { LocalizedName } from "#concepts/localized-name.tsx";
import { counted } from "./loaded-sentence.ts";
import type { PlacedRow } from "./requirement-rows.ts";
import type { Labels } from "./use-labels.ts";
import type { FindProductType } from "./use-product-types.ts";
import classes from "./requirements-table.module.css";

type RequirementLineProps = {
  readonly placed: PlacedRow;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
};

/** The cells of one loi. The first of a product type leads to it and says how many there are. */
export function RequirementLine({ placed, labels, findProductType }: RequirementLineProps) {
  const { row, groupSize } = placed;
  const known = row.productTypeGuid === null ? null : findProductType(row.productTypeGuid);
  const name =
    known?.href != null ? (
      <LocalizedName {...known.shown} />
    ) : row.productTypeGuid === null ? (
      "No product type"
    ) : (
      <code className={classes["guid"]}>{row.productTypeGuid}</code>
    );
  return (
    <>
      <div role="cell" className={classes["cell"]} data-column="productType">
        {groupSize !== null && known?.href != null ? <AppLink to={known.href}>{name}</AppLink> : name}
        {groupSize !== null && (
          <span className={classes["size"]} title={`${counted(groupSize, "row", "rows")} shown`}>
            {groupSize.toLocaleString("en")}
          </span>
        )}
      </div>
      <div role="cell" className={classes["cell"]}>
        <bdi>{row.loiId ?? "–"}</bdi>
      </div>
      <div role="cell" className={classes["cell"]}>
        <bdi>{labels.stage(row.stageId)}</bdi>
      </div>
      <div role="cell" className={classes["cell"]} data-none={row.roleId === null || undefined}>
        <bdi>{labels.role(row.roleId)}</bdi>
      </div>
    </>
  );
}

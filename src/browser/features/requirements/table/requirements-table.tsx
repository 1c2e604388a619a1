import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { LocalizedName, SecondName } from "#browser/parts/name/localized-name.tsx";
import type { Sort } from "#browser/ui/table/sort.ts";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { COLUMNS, type RowTexts } from "./columns.ts";
import type { PlacedRow } from "./requirement-rows.ts";
import type { FindProductType } from "./use-product-types.ts";
import classes from "./requirements-table.module.css";

type RequirementsTableProps = {
  readonly rows: readonly PlacedRow[];
  readonly sort: Sort | null;
  readonly onSort: (by: string) => void;
  readonly texts: RowTexts;
  readonly findProductType: FindProductType;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => void;
};

/** The distance (in rows) from the end of the loaded rows at which the next page is requested. */
const AHEAD = 30;

/** The table of requirements; when printed, it renders all rows. */
export function RequirementsTable(props: RequirementsTableProps) {
  const { rows, sort, onSort, texts, findProductType, hasMore, isLoadingMore, onLoadMore } = props;
  const t = useTranslations("requirements");
  const wording = useText();
  const view = useTableRows({ rows });
  const { inView } = view.virtual;
  const { last } = useSyncExternalStore(inView.subscribe, inView.get);
  const needsMore = hasMore && !isLoadingMore && last >= rows.length - AHEAD;
  useEffect(() => {
    if (needsMore) onLoadMore();
  }, [needsMore, onLoadMore, rows.length]);
  const columns = useMemo(
    () => tableColumns(texts, findProductType, wording),
    [texts, findProductType, wording],
  );
  return (
    <Table
      label={t("requirements")}
      columns={columns}
      view={view}
      // Rows may have no id, and hold no state.
      keyOf={(_, index) => index}
      sort={sort}
      onSort={onSort}
      dataOf={dataOfRow}
      hasMore={hasMore}
      className={classes.requirements}
    />
  );
}

function dataOfRow({ groupSize }: PlacedRow) {
  return { "data-first": groupSize !== null || undefined };
}

function tableColumns(
  texts: RowTexts,
  findProductType: FindProductType,
  wording: Wording,
): readonly TableColumn<PlacedRow>[] {
  return COLUMNS.map(({ key, header, width, text, sortValue }) => ({
    key,
    header: wording(header),
    width,
    isRowHeader: key === "productType",
    sortValue: ({ row }) => sortValue(row, texts),
    cell: (placed) =>
      key === "productType" ? (
        <ProductTypeName placed={placed} findProductType={findProductType} />
      ) : (
        <bdi data-none={(key === "role" && placed.row.roleId === null) || undefined}>
          {text(placed.row, texts) || "–"}
        </bdi>
      ),
  }));
}

type ProductTypeNameProps = { readonly placed: PlacedRow; readonly findProductType: FindProductType };

/** The first row of a product type has its link and its number of rows. */
function ProductTypeName({ placed, findProductType }: ProductTypeNameProps) {
  const t = useTranslations("requirements");
  const formats = useFormats();
  const { row, groupSize } = placed;
  const productType = row.productTypeGuid === null ? null : findProductType(row.productTypeGuid);
  const name =
    productType?.href != null ? (
      <LocalizedName {...productType.shown} />
    ) : row.productTypeGuid === null ? (
      t("noProductType")
    ) : (
      <code className={classes.guid}>{row.productTypeGuid}</code>
    );
  return (
    <>
      {groupSize !== null && productType?.href != null ? (
        <AppLink to={productType.href}>{name}</AppLink>
      ) : (
        name
      )}
      {groupSize !== null && (
        <>
          {" "}
          <span className={classes.size} title={t("rowsShown", { count: groupSize })}>
            {formats.number(groupSize)}
          </span>
        </>
      )}
      {productType !== null && (
        <SecondName concept={productType.shown.concept} first={productType.name} isRequested={false} />
      )}
    </>
  );
}

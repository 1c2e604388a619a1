import type { CSSProperties, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { LocalizedName } from "#browser/parts/name/localized-name.tsx";
import type { HrefOf } from "../filter/requirements-address.ts";
import type { Labels } from "../table/use-labels.ts";
import type { FindProductType } from "../table/use-product-types.ts";
import { type PlanEntry, type PlanRow } from "./plan.ts";
import { roleSign } from "./role-sign.ts";
import type { linkProps } from "./use-plan-cells.ts";
import entryClasses from "./plan-entry.module.css";
import classes from "./plan-table.module.css";

type LinkProps = ReturnType<typeof linkProps>;

type CellProps = {
  readonly role: "cell" | "columnheader";
  readonly column: number;
  readonly children: ReactNode;
};

/** A cell with an explicit column index, since not all columns are rendered. */
export function Cell({ role, column, children }: CellProps) {
  const style: CSSProperties = { gridColumn: column + 2 };
  return (
    <div role={role} aria-colindex={column + 2} className={classes.cell} style={style}>
      {children}
    </div>
  );
}

type PlanRowHeadProps = {
  readonly findProductType: FindProductType;
  readonly hrefOf: HrefOf;
  readonly guid: string | null;
  readonly link: LinkProps;
};

/** The product type of a row, with a link that filters by it. */
export function PlanRowHead({ guid, findProductType, hrefOf, link }: PlanRowHeadProps) {
  const t = useTranslations("requirements");
  const found = guid === null ? null : findProductType(guid);
  return (
    <div role="rowheader" aria-colindex={1} className={classes["product-type"]}>
      {guid === null ? (
        t("noProductType")
      ) : (
        <AppLink
          to={hrefOf((view) => ({ ...view, cell: null, productTypes: [guid] }))}
          title={t("showOnly", { name: found?.name ?? guid })}
          className={classes.narrow}
          {...link}
        >
          {found === null ? <code>{guid}</code> : <LocalizedName {...found.shown} withSecond="if-loaded" />}
        </AppLink>
      )}
    </div>
  );
}

type PlanCellProps = {
  readonly hrefOf: HrefOf;
  readonly labels: Labels;
  readonly planRow: PlanRow;
  readonly stage: number;
  /** Null in print, where links cannot be followed. */
  readonly link: LinkProps | null;
};

/** The deliverables of a product type at a stage, with a link that filters by both. */
export function PlanCell({ planRow, stage, hrefOf, labels, link }: PlanCellProps) {
  const t = useTranslations("requirements");
  const entries = planRow.cells.get(stage);
  const guid = planRow.productTypeGuid;
  if (entries === undefined) return null;
  const wordOf = (role: number | null): string =>
    role === null ? labels.role(null) : (labels.roleName(role) ?? t("roleNumber", { role: String(role) }));
  const content = entries.map((entry) => (
    <PlanEntryLine key={entry.role} entry={entry} word={wordOf(entry.role)} />
  ));
  if (guid === null || link === null) return <div className={classes.narrow}>{content}</div>;
  return (
    <AppLink
      to={hrefOf((view) => ({ ...view, cell: null, productTypes: [guid], stages: [stage] }))}
      title={t("showAtStage")}
      className={classes.narrow}
      {...link}
    >
      {content}
    </AppLink>
  );
}

function PlanEntryLine({ entry, word }: { readonly entry: PlanEntry; readonly word: string }) {
  const t = useTranslations("requirements");
  const { list } = useFormats();
  const loiIds = list(
    entry.loiIds.map((id) => id ?? t("noLoi")),
    "unit",
  );
  const { sign, hue } = roleSign(entry.role);
  return (
    <span className={entryClasses.entry}>
      <span
        aria-hidden="true"
        className={entryClasses.sign}
        style={hue === null ? undefined : { "--role-hue": hue }}
      >
        {sign}
      </span>
      <bdi className={entryClasses.loi}>{loiIds}</bdi> <bdi className={entryClasses.role}>{word}</bdi>
    </span>
  );
}

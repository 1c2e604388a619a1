import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { type HrefOf, NO_ROLE } from "../filter/requirements-address.ts";
import { type Labels, withNoBreakSpace } from "../table/use-labels.ts";
import { type Matrix, type MatrixRole, shadeOf } from "./matrix.ts";
import classes from "./stage-matrix.module.css";

type StageMatrixProps = {
  readonly matrix: Matrix;
  readonly hrefOf: HrefOf;
  readonly labels: Labels;
};

type Translator = ReturnType<typeof useTranslations<"requirements">>;

/** A row of the matrix, or a column besides the stages; null stands for all of them. */
type Stage = number | null;
type Role = MatrixRole | null;

/** Stages by roles with the number of requirements in each cell, linked to them, and totals. */
export function StageMatrix(props: StageMatrixProps) {
  const t = useTranslations("requirements");
  const { stages } = props.matrix;
  const rows = useMemo((): readonly Stage[] => [...stages, null], [stages]);
  const view = useTableRows({ rows, memoryKey: `${useScrollKey()} matrix`, hasOwnPane: true });
  return (
    <Table
      label={t("stageByRole")}
      paneLabel={t("matrix")}
      columns={matrixColumns(props, t)}
      view={view}
      keyOf={(stage) => stage ?? "all"}
      isFitted
      hasStickyColumn
      className={classes.matrix}
    />
  );
}

function matrixColumns(props: StageMatrixProps, t: Translator): readonly TableColumn<Stage>[] {
  const { matrix, labels } = props;
  const roleColumn = (role: Role): TableColumn<Stage> => ({
    key: role === null ? "all" : String(role),
    header: role === null ? t("allRoles") : withNoBreakSpace(labels.role(role === NO_ROLE ? null : role)),
    width: "fit-content(11rem)",
    isNumber: true,
    cell: (stage) => <Count {...props} stage={stage} role={role} />,
  });
  return [
    {
      key: "stage",
      header: t("stage"),
      width: "minmax(min-content, 11rem)",
      isRowHeader: true,
      cell: (stage) => <bdi>{stage === null ? t("allStages") : withNoBreakSpace(labels.stage(stage))}</bdi>,
    },
    ...matrix.roles.map(roleColumn),
    roleColumn(null),
  ];
}

type CountProps = StageMatrixProps & { readonly stage: Stage; readonly role: Role };

/** The number of requirements of a stage and a role, linked to them. */
function Count({ matrix: { count, largest }, hrefOf, labels, stage, role }: CountProps) {
  const t = useTranslations("requirements");
  const formats = useFormats();
  const number = count(stage, role);
  const isTotal = stage === null || role === null;
  if (number === 0) return <span className={classes.none}>{formats.number(0)}</span>;
  const label = t("countAt", {
    count: number,
    stage: stage === null ? t("allStagesLower") : t("cellStage", { stage: labels.stage(stage) }),
    role:
      role === null
        ? t("allRolesLower")
        : role === NO_ROLE
          ? t("cellNoRole")
          : t("cellRole", { role: labels.role(role) }),
  });
  const to = hrefOf((view) => ({
    ...view,
    view: "table",
    search: "",
    cell: stage === null && role === null ? null : { stage, role },
  }));
  return (
    <AppLink
      to={to}
      className={classes.number}
      style={isTotal ? undefined : { "--share": `${2 + 7 * shadeOf(number, largest)}%` }}
      aria-label={label}
    >
      {formats.number(number)}
      {!isTotal && <span className={classes.gauge} style={{ width: `${(number / largest) * 100}%` }} />}
    </AppLink>
  );
}

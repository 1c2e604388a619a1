import { AppLink } from "#navigation/app-link.tsx";
import { numberText } from "#lib/format.ts";
import { counted } from "#lib/counted.ts";
import { type Matrix, type MatrixRole, shadeOf } from "./matrix.ts";
import { type HrefOf, NO_ROLE } from "../filter/requirements-address.ts";
import { type Labels, withNoBreakSpace } from "../table/use-labels.ts";
import classes from "./stage-matrix.module.css";

type StageMatrixProps = {
  readonly matrix: Matrix;
  readonly hrefOf: HrefOf;
  readonly labels: Labels;
};

/** Stages by roles with the number of requirements in each cell, linked to them, and totals. */
export function StageMatrix({ matrix, hrefOf, labels }: StageMatrixProps) {
  const { stages, roles, count, largest } = matrix;
  const roleLabel = (role: MatrixRole): string => labels.role(role === NO_ROLE ? null : role);
  const cellOf = (stage: number | null, role: MatrixRole | null) => {
    const number = count(stage, role);
    const isTotal = stage === null || role === null;
    if (number === 0) return <span className={classes["none"]}>0</span>;
    const where = [
      stage === null ? "all stages" : `stage ${labels.stage(stage)}`,
      role === null ? "all roles" : role === NO_ROLE ? "no role" : `role ${labels.role(role)}`,
    ].join(", ");
    const to = hrefOf((view) => ({
      ...view,
      view: "table",
      search: "",
      cell: stage === null && role === null ? null : { stage, role },
    }));
    return (
      <AppLink
        to={to}
        className={classes["number"]}
        style={isTotal ? undefined : { "--share": `${2 + 7 * shadeOf(number, largest)}%` }}
        aria-label={`${counted(number, "requirement")}: ${where}`}
      >
        {numberText(number)}
        {!isTotal && <span className={classes["gauge"]} style={{ width: `${(number / largest) * 100}%` }} />}
      </AppLink>
    );
  };
  return (
    // Focusable, because keyboard users have to scroll it sideways if there are many roles.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Matrix" tabIndex={0} className={classes["room"]}>
      <table aria-label="Stage by role" className={classes["matrix"]}>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                <bdi>{withNoBreakSpace(roleLabel(role))}</bdi>
              </th>
            ))}
            <th scope="col">All roles</th>
          </tr>
        </thead>
        <tbody>
          {stages.map((stage) => (
            <tr key={stage}>
              <th scope="row">
                <bdi>{withNoBreakSpace(labels.stage(stage))}</bdi>
              </th>
              {roles.map((role) => (
                <td key={role}>{cellOf(stage, role)}</td>
              ))}
              <td className={classes["total"]}>{cellOf(stage, null)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All stages</th>
            {roles.map((role) => (
              <td key={role} className={classes["total"]}>
                {cellOf(null, role)}
              </td>
            ))}
            <td className={classes["total"]}>{cellOf(null, null)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

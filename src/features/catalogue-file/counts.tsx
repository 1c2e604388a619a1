import { cultureLabel } from "#lib/culture.ts";
import { COUNTED_KINDS, type ReadReport } from "#exchange/read/report.ts";
import { numberText } from "#lib/format.ts";
import classes from "./catalogue-files.module.css";

/** The number of items of each kind, and how many of them have a name in each culture. */
export function Counts({ report: { counts } }: { readonly report: ReadReport }) {
  const cultures = [...new Set(counts.flatMap(({ names }) => Object.keys(names)))];
  return (
    // A file may have more cultures than there is room for, and the rest has to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Counts" tabIndex={0} className={classes["scroll"]}>
      <table className={classes["counts"]}>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Number</th>
            {cultures.map((culture) => (
              <th key={culture} scope="col">
                {cultureLabel(culture)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(({ kind, total, names }) => (
            <tr key={kind}>
              <th scope="row">{COUNTED_KINDS[kind]}</th>
              <td>{numberText(total)}</td>
              {cultures.map((culture) => (
                <td key={culture}>{numberText(names[culture] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

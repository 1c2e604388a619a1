import { cultureLabel } from "#lib/culture.ts";
import type { CountedKind, ReadReport } from "#exchange/read/report.ts";
import { numberText } from "#lib/format.ts";
import classes from "./catalogue-files.module.css";

const KINDS: Readonly<Record<CountedKind, string>> = {
  classifications: "Classifications",
  codes: "Codes",
  templates: "Templates",
  properties: "Properties",
  propertyTags: "Property tags",
  values: "Values",
  documents: "Documents",
  units: "Units",
  constructionObjects: "Construction objects",
  projects: "Projects",
};

/** How many of each kind there are, and how many have a name in which culture. */
export function Counts({ report: { counts } }: { readonly report: ReadReport }) {
  const cultures = [...new Set(counts.flatMap(({ names }) => Object.keys(names)))];
  return (
    <div className={classes["scroll"]}>
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
              <th scope="row">{KINDS[kind]}</th>
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

import { SecondCulture } from "#concepts/second-culture/second-culture.tsx";
import { propertyValuesQuery } from "#queries/resources/properties.ts";
import type { MappedCell } from "./property-values.ts";

/** Loads values in the second culture. */
export function SecondValues({ cells }: { readonly cells: readonly MappedCell[] }) {
  return (
    <SecondCulture>
      {({ SecondQuery }, beside) =>
        cells.map(({ template, property }) => (
          <SecondQuery
            key={`${beside} ${template} ${property}`}
            query={(scope) => propertyValuesQuery(scope, property, template).page(0)}
            beside={beside}
          />
        ))
      }
    </SecondCulture>
  );
}

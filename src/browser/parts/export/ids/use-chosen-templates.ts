import { useState } from "react";
import { useIdsMapping } from "#browser/storage/ids-mapping.ts";
import { type ChosenTemplates, chosenTemplates } from "#core/ids/product-type.ts";

/** The templates that the user chose for product types; the same object until one is chosen, whatever else of the mapping changes. */
export function useChosenTemplates(service: string): ChosenTemplates {
  const latest = chosenTemplates(useIdsMapping(service));
  const [chosen, setChosen] = useState(latest);
  const isSame =
    latest.size === chosen.size && [...latest].every(([key, template]) => chosen.get(key) === template);
  if (isSame) return chosen;
  setChosen(latest);
  return latest;
}

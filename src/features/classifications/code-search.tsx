import { AddressSearch } from "#widgets/address-search.tsx";
import classes from "./code-search.module.css";

/** The field 'Search codes'. */
export function CodeSearch() {
  return (
    <AddressSearch
      label="Search codes"
      placeholder="Search codes by name or number"
      className={classes["search"]}
    />
  );
}

import { SearchParamField } from "#concepts/search-param-field.tsx";
import classes from "./code-search.module.css";

/** The field 'Search codes'. */
export function CodeSearch() {
  return (
    <SearchParamField
      label="Search codes"
      placeholder="Search codes by name or number"
      className={classes["search"]}
      asksService
    />
  );
}

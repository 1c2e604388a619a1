import { AddressSearch } from "#widgets/address-search.tsx";

/** The field 'Search codes'. */
export function CodeSearch({ search }: { readonly search: string }) {
  return <AddressSearch label="Search codes" placeholder="Search codes by name or number" search={search} />;
}

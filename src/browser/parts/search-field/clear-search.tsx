import { Button } from "@mantine/core";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useSearchParams } from "#browser/routing/use-search-params.ts";

/** A button in an empty result that removes the text of the `SearchParamField` from the address. */
export function ClearSearch({ children }: { readonly children: string }) {
  const [, setSearchParams] = useSearchParams();
  const scrollKey = useScrollKey();
  return (
    <Button
      size="compact-sm"
      variant="default"
      data-screen-only
      onClick={() => setSearchParams({ search: null }, { state: { scrollKey } })}
    >
      {children}
    </Button>
  );
}

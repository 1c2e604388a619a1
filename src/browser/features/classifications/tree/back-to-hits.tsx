import { Button } from "@mantine/core";
import { useTranslations } from "use-intl";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { BackIcon } from "#browser/ui/controls/icons.tsx";
import classes from "./back-to-hits.module.css";

/** A link from the tree back to the hits of a search. */
export function BackToHits({ search }: { readonly search: string }) {
  const t = useTranslations("classificationDetails");
  const [, setSearchParams] = useSearchParams();
  return (
    <div className={classes.back} data-screen-only>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<BackIcon />}
        onClick={() => setSearchParams({ search })}
      >
        {t("backToHits", { search })}
      </Button>
    </div>
  );
}

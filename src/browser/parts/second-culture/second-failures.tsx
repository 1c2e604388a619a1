import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { secondNamesOf } from "#browser/queries/names/second-names.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { Failure } from "../failure/failure.tsx";

/** Says once that texts in the second culture could not be loaded, whichever parts of the page lack them; 'Retry' is for all of them. */
export function SecondFailures({ beside }: { readonly beside: string }) {
  const t = useTranslations("conceptDetails");
  const formats = useFormats();
  const { failures } = secondNamesOf(useQueryClient(), useScope(), beside);
  const all = useSyncExternalStore(failures.subscribe, failures.get);
  const [first] = all;
  if (first === undefined) return null;
  return (
    <Failure
      compact
      error={first.error}
      summary={t("someTextsFailed", { culture: formats.culture(beside) })}
      onRetry={() => {
        for (const { retry } of all) retry();
      }}
    />
  );
}

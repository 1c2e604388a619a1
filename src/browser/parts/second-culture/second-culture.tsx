import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import type { SecondNameOf } from "./second-name-in.ts";

const secondCulture = lazyModule(() => import("./second-parts.ts"));

type Parts = Awaited<ReturnType<typeof secondCulture.load>>;

type SecondCultureProps = {
  /** Renders what is shown only with a second culture. */
  readonly children: (parts: Parts, beside: string) => ReactNode;
};

/** What is shown only where a second culture is set, once the parts of the app for that have loaded (see `SecondCultureLoader`). */
export function SecondCulture({ children }: SecondCultureProps) {
  const { beside } = useCulture();
  return beside === null ? null : <Loaded beside={beside}>{children}</Loaded>;
}

function Loaded({ beside, children }: SecondCultureProps & { readonly beside: string }) {
  const parts = useParts();
  return parts && children(parts, beside);
}

function useParts(): Parts | null {
  return useSyncExternalStore(secondCulture.loaded.subscribe, secondCulture.loaded.get);
}

/** Loads the parts of the app for a second culture once one is set. Says, once for the whole page, if that or their requests fail. */
export function SecondCultureLoader() {
  const t = useTranslations("concepts");
  const { beside } = useCulture();
  const { module, hasFailed, retry } = useLazyModule(secondCulture, beside !== null);
  if (beside === null) return null;
  if (hasFailed) return <MissingModule compact title={t("secondNotShown")} onRetry={retry} />;
  return module && <module.SecondFailures beside={beside} />;
}

/** A function that finds the name of a concept in the second culture, without a request. */
export function useSecondNameOf(): SecondNameOf {
  const { beside } = useCulture();
  const queryClient = useQueryClient();
  const scope = useScope();
  const parts = useParts();
  return beside === null || parts === null ? noName : parts.secondNameIn(queryClient, scope, beside);
}

function noName(): undefined {
  return undefined;
}

import type { ReactNode } from "react";
import { lazyModule } from "#lib/lazy-module.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useLazyModule } from "#ui/use-lazy-module.ts";

const secondCulture = lazyModule(() => import("./lazy-parts.ts"));

type Parts = Awaited<ReturnType<typeof secondCulture.load>>;

type SecondCultureProps = {
  /** Renders what is shown only with a second culture. */
  readonly children: (parts: Parts, beside: string) => ReactNode;
};

/** What is shown only where a second culture is set; the parts of the app for that are loaded on first use. */
export function SecondCulture({ children }: SecondCultureProps) {
  const { beside } = useCulture();
  return beside === null ? null : <Loaded beside={beside}>{children}</Loaded>;
}

function Loaded({ beside, children }: SecondCultureProps & { readonly beside: string }) {
  const { module } = useLazyModule(secondCulture, true);
  return module && children(module, beside);
}

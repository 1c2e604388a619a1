import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { language } from "#browser/session/language.ts";
import { rememberedCulture } from "#browser/storage/storage.ts";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { optional } from "#core/lib/missing-module.ts";
import { DEFAULT_LANGUAGE } from "#core/text/culture.ts";

const proposal = lazyModule(() => optional(import("#browser/features/language/culture-proposal.tsx")), {
  needsAllTexts: false,
});

/** The proposal of a culture for the data, for people whose language is not that of the default names, until they have chosen. */
export function CultureProposalSlot() {
  const { culture } = useCulture();
  const { info } = useSyncExternalStore(language.subscribe, language.get);
  const isInAddress = new URLSearchParams(useLocation().search).has("culture");
  const isOpen =
    info.code !== DEFAULT_LANGUAGE && culture === null && !isInAddress && rememberedCulture.get() === null;
  const { module } = useLazyModule(proposal, isOpen);
  return isOpen && module !== null ? <module.CultureProposal /> : null;
}

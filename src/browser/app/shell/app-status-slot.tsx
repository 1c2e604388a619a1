import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useIsPainted } from "#browser/ui/use-is-painted.ts";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";

const appStatus = lazyModule(() => import("#browser/features/offline/app-status.tsx"), {
  needsAllTexts: false,
});

/** Whether the app is offline or outdated, in the header. */
export function AppStatusSlot() {
  const { module } = useLazyModule(appStatus, useIsPainted(true));
  return module && <module.AppStatus />;
}

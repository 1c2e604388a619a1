import { lazyModule } from "#lib/lazy-module.ts";
import { useIsPainted } from "#ui/use-is-painted.ts";
import { useLazyModule } from "#ui/use-lazy-module.ts";

const appStatus = lazyModule(() => import("#features/offline/app-status.tsx"), { needsAllTexts: false });

/** Whether the app is offline or outdated, in the header. */
export function AppStatusSlot() {
  const { module } = useLazyModule(appStatus, useIsPainted(true));
  return module && <module.AppStatus />;
}

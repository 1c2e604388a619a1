import "./styles.ts";
import { StrictMode, startTransition } from "react";
import { createRoot, type RootOptions } from "react-dom/client";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { type AppConfig, type LoadedConfig, parseConfig, unreadConfig } from "#browser/session/config.ts";
import { firstTexts, loadAllTexts } from "#browser/session/language.ts";
import { keepFocus } from "#browser/ui/focus/keep-focus.ts";
import { trackFocus } from "#browser/ui/focus/late-focus.ts";
import { text } from "#core/text/messages/text.ts";
import { preloadedFetch } from "./preload/first-requests.ts";
import { configFile } from "./preload/preload.ts";
import { Providers } from "./providers.tsx";
import { createQueryClient } from "./query-client.ts";
import { keepScrollPositions } from "./scroll-restoration.ts";
import { listenForShortcuts } from "./shell/shortcuts.ts";
import { embeddedServices } from "./start-sample.ts";

const errorReports = lazyModule(() => import("#browser/features/requests/error-reports/send-reports.ts"), {
  needsAllTexts: false,
});
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root.");
keepFocus();
trackFocus();
listenForShortcuts();
keepScrollPositions();
const tools = { embedded: embeddedServices(), fetch: preloadedFetch };
const [{ config, notice }] = await Promise.all([
  loadConfig(),
  // Without them, the app shows the names of its texts: still better than nothing.
  firstTexts.catch(() => undefined),
]);
const queryClient = createQueryClient();
const app = createRoot(root, config.errorReports === null ? {} : reporting(config.errorReports));
const providers = <Providers config={config} notice={notice} tools={tools} queryClient={queryClient} />;
// In development and in some of the browser tests.
const isStrict = import.meta.env.MODE !== "production";
// Rendered in a transition, so that input is handled between its slices.
startTransition(() => app.render(isStrict ? <StrictMode>{providers}</StrictMode> : providers));

/** The content of `config.json`. Never rejects: without a usable file, the sample catalogue is shown with a notice. */
async function loadConfig(): Promise<LoadedConfig> {
  const loaded = await configFile.then(
    ({ ok, status, text: content }) => (ok ? parseConfig(content) : unreadConfig(`HTTP ${status}`)),
    () => unreadConfig(text("configuration.noAnswer")),
  );
  // The notice is not among the texts of the first pages.
  if (loaded.notice !== null) await loadAllTexts().catch(() => undefined);
  return loaded;
}

/** Starts sending error reports: also of errors that error boundaries catch, and of those before the module has loaded. */
function reporting(settings: NonNullable<AppConfig["errorReports"]>): RootOptions {
  const early: unknown[] = [];
  const keep = ({ error }: ErrorEvent): void => void early.push(error);
  window.addEventListener("error", keep);
  const starting = errorReports.load().then(
    ({ startErrorReports }) => {
      window.removeEventListener("error", keep);
      const report = startErrorReports(settings, queryClient);
      for (const error of early) report(error);
      return report;
    },
    // Without its module, nothing can be reported.
    () => null,
  );
  return {
    onCaughtError: (caught) => {
      // oxlint-disable-next-line no-console -- as React does without this function
      console.error(caught);
      void starting.then((report) => report?.(caught));
    },
  };
}

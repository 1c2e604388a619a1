import "./styles.ts";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { keepFocus } from "#ui/focus/keep-focus.ts";
import { trackFocus } from "#ui/focus/late-focus.ts";
import { keepScrollPositions } from "./scroll-restoration.ts";
import { listenForShortcuts } from "./shell/shortcuts.ts";
import { preloadedFetch } from "./preload/first-requests.ts";
import { Providers } from "./providers.tsx";
import { embeddedServices } from "./start-sample.ts";
import { failedConfig, type LoadedConfig, parseConfig } from "#session/config.ts";
import { configFile } from "./preload/preload.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root.");
keepFocus();
trackFocus();
listenForShortcuts();
keepScrollPositions();
const tools = { embedded: embeddedServices(), fetch: preloadedFetch };
const { config, notice } = await loadConfig();
const app = createRoot(root);
const providers = <Providers config={config} notice={notice} tools={tools} />;
// In development and in some of the browser tests.
const isStrict = import.meta.env.MODE !== "production";
// Rendered in a transition, so that input is handled between its slices.
startTransition(() => app.render(isStrict ? <StrictMode>{providers}</StrictMode> : providers));

/** The content of `config.json`. Never rejects: without a usable file, the sample catalogue is shown with a notice. */
async function loadConfig(): Promise<LoadedConfig> {
  try {
    const { ok, status, text } = await configFile;
    return ok ? parseConfig(text) : failedConfig(`config.json could not be read (HTTP ${status}).`);
  } catch (error) {
    return failedConfig(
      `config.json could not be read (${error instanceof Error ? error.message : "no answer"}).`,
    );
  }
}

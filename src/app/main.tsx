import "./styles.ts";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { preloadedFetch } from "./preload/first-requests.ts";
import { loadConfig } from "./load-config.ts";
import { Providers } from "./providers.tsx";
import { embeddedSample } from "./start-sample.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root.");
const tools = { sample: embeddedSample(), fetch: preloadedFetch };
const { config, notice } = await loadConfig();
const app = createRoot(root);
// Rendered in slices, so that nothing that somebody does meanwhile has to wait for the whole.
startTransition(() => app.render(<Providers config={config} notice={notice} tools={tools} />));

import "./styles.ts";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { keepFocus } from "#ui/keep-focus.ts";
import { keepScrollPositions } from "./scroll-restoration.ts";
import { listenForSearchKeys } from "#concepts/search-dialog.ts";
import { preloadedFetch } from "./preload/first-requests.ts";
import { loadConfig } from "./load-config.ts";
import { Providers } from "./providers.tsx";
import { embeddedServices } from "./start-sample.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root.");
keepFocus();
listenForSearchKeys();
keepScrollPositions();
const tools = { embedded: embeddedServices(), fetch: preloadedFetch };
const { config, notice } = await loadConfig();
const app = createRoot(root);
const providers = <Providers config={config} notice={notice} tools={tools} />;
// In development and in the browser tests.
const isStrict = import.meta.env.MODE !== "production";
// Rendered in a transition, so that input is handled between its slices.
startTransition(() => app.render(isStrict ? <StrictMode>{providers}</StrictMode> : providers));

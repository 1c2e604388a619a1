import { forgetLookedAt } from "#memory/recently-viewed.ts";
import { forgetConcepts } from "#memory/concept-names.ts";
import { forgetUnits } from "#memory/known-units.ts";
import { dropToken } from "./kept-token.ts";
import { rememberedSignOut } from "#memory/storage.ts";
import { forgetProjects } from "#memory/recent-projects.ts";

const CHANNEL = "plinth.sign-out";

/** Forgets what this browser and this tab know of a service, and tells the app's other tabs to do the same. */
export function signOutEverywhere(service: string): void {
  rememberedSignOut(service).set(String(Date.now()));
  forgetService(service);
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(service);
  channel.close();
}

/** Forgets what another tab has signed out of, and says of which service; returns how to stop listening. */
export function onSignOutElsewhere(listener: (service: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "string") return;
    forgetService(data);
    listener(data);
  });
  return () => channel.close();
}

function forgetService(service: string): void {
  dropToken(service);
  for (const forget of [forgetConcepts, forgetLookedAt, forgetUnits, forgetProjects]) forget(service);
}

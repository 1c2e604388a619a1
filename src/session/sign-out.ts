import { dropToken } from "./kept-token.ts";
import { forgetService } from "#memory/persisted.ts";
import { rememberedSignOut } from "#memory/storage.ts";

const CHANNEL = "plinth.sign-out";

/** Forgets what this browser keeps of a service and its token, and tells the app's other tabs to do the same. */
export function signOutEverywhere(service: string): void {
  rememberedSignOut(service).set(String(Date.now()));
  forget(service);
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
    forget(data);
    listener(data);
  });
  return () => channel.close();
}

function forget(service: string): void {
  dropToken(service);
  forgetService(service);
}

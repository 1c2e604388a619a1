import { forgetService } from "#browser/storage/persisted.ts";
import { rememberedInputs, rememberedSignOut, rememberedTree } from "#browser/storage/storage.ts";
import { optional } from "#core/lib/missing-module.ts";
import { dropToken } from "./kept-token.ts";

const CHANNEL = "plinth.sign-out";

/** Removes everything kept for a service, including its token, and notifies the app's other tabs. */
export function signOutEverywhere(service: string): void {
  rememberedSignOut(service).set(String(Date.now()));
  forget(service);
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(service);
  channel?.close();
}

/**
 * Removes the data of services that another tab signs out of, and calls the listener with the service; returns a function that
 * unsubscribes.
 */
export function onSignOutElsewhere(listener: (service: string) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "string") return;
    forget(data);
    listener(data);
  });
  return () => channel?.close();
}

/**
 * The channel between the app's tabs. Its messages are services that a tab signs out of, or null for 'Forget all'. Null if the browser
 * forbids it: Firefox does, together with the storage, if cookies are blocked.
 */
export function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

function forget(service: string): void {
  dropToken(service);
  forgetService(service);
  rememberedInputs.set(null);
  rememberedTree.set(null);
  // If they cannot be removed now, they are not used any more: see `rememberedSignOut`.
  void optional(import("./stored-answers.ts"))
    .then((module) => module?.storedAnswers.forget(service))
    .catch(() => undefined);
}

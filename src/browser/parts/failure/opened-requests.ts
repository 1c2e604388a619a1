import type { KeyboardEvent } from "react";
import { requestLog, type RequestRecord } from "#browser/session/request-log.ts";
import { createStore, type Store } from "#core/lib/store.ts";

/** The state of the open region 'Requests'. */
type OpenedRequests = {
  /** The request whose details are shown. */
  readonly selected: RequestRecord | null;
  /** The element that gets the focus back. */
  readonly opener: HTMLElement;
  /** The dialog from which it was opened: anything outside a modal dialog is inert. */
  readonly dialog: HTMLDialogElement | null;
};

const store = createStore<OpenedRequests | null>(null);

/** Null while the region is closed. */
export const openedRequests: Pick<Store<OpenedRequests | null>, "get" | "subscribe"> = store;

/** Opens the region 'Requests', optionally with the details of a request. From then on, response bodies are recorded. */
export function openRequests(opener: HTMLElement, selected: RequestRecord | null): void {
  requestLog.keepResponses(true);
  const dialog = opener.closest("dialog");
  dialog?.addEventListener("close", leaveDialog, { once: true });
  store.set({ selected, opener, dialog });
}

/** Shows the details of a request, or of none. */
export function selectRequest(selected: RequestRecord | null): void {
  const opened = store.get();
  if (opened !== null) store.set({ ...opened, selected });
}

/** Closes the region and restores the focus. */
export function closeRequests(): void {
  const opened = store.get();
  requestLog.keepResponses(false);
  store.set(null);
  opened?.opener.focus();
}

/** Closes the region if Escape is pressed in it, unless a field in it used the key, and keeps a surrounding dialog open. */
export function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  event.preventDefault();
  closeRequests();
}

/** When the dialog around the region closes, the region moves outside it. */
function leaveDialog(): void {
  const opened = store.get();
  if (opened?.dialog?.open === false) store.set({ ...opened, dialog: null });
}

// After a sign-out, the secrets to redact are unknown, so nothing stays selected.
requestLog.records.subscribe(() => {
  if (store.get() !== null && requestLog.records.get().length === 0) selectRequest(null);
});

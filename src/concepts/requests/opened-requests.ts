import { createStore, type Store } from "#lib/store.ts";
import { requestLog, type RequestRecord } from "#session/request-log.ts";

/** The region 'Requests', while it is open. */
type OpenedRequests = {
  /** The request whose details are shown. */
  readonly selected: RequestRecord | null;
  /** Where the focus goes back to. */
  readonly opener: HTMLElement;
  /** The dialog that it was opened in: what is outside cannot be used meanwhile. */
  readonly dialog: HTMLDialogElement | null;
};

const store = createStore<OpenedRequests | null>(null);

/** Null while the region is closed. */
export const openedRequests: Pick<Store<OpenedRequests | null>, "get" | "subscribe"> = store;

/** Opens the region 'Requests', with the details of a request or without. From now on, answers are kept. */
export function openRequests(opener: HTMLElement, selected: RequestRecord | null): void {
  requestLog.keepAnswers(true);
  store.set({ selected, opener, dialog: opener.closest("dialog") });
}

/** Shows the details of another request, or of none. */
export function selectRequest(selected: RequestRecord | null): void {
  const opened = store.get();
  if (opened !== null) store.set({ ...opened, selected });
}

/** Closes the region; the focus goes back to where it was opened from. */
export function closeRequests(): void {
  const opened = store.get();
  requestLog.keepAnswers(false);
  store.set(null);
  opened?.opener.focus();
}

/** The dialog around the region is closed: the region goes on outside. */
export function leaveDialog(): void {
  const opened = store.get();
  if (opened !== null) store.set({ ...opened, dialog: null });
}

// After a sign-out nobody knows any more what was secret in it.
requestLog.records.subscribe(() => {
  if (store.get() !== null && requestLog.records.get().length === 0) selectRequest(null);
});

import { type RefObject, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { isSearchOpen } from "#concepts/search-dialog.ts";
import { useSession } from "#session/session-context.tsx";
import { SearchIcon } from "#ui/icons.tsx";
import { lazyPage } from "../preload/lazy-page.ts";
import { createLoader } from "../preload/loader.ts";
import classes from "./shell.module.css";

const dialogCode = createLoader(async () => ({
  default: (await import("#features/search-everything/search-dialog.tsx")).SearchDialog,
}));
const Dialog = lazyPage(dialogCode);

const IS_MAC = /mac/i.test(navigator.userAgent);
const KEYS = IS_MAC ? "⌘K" : "Ctrl+K";
const LABEL = "Search everything";

const open = (): void => isSearchOpen.set(true);
const close = (): void => isSearchOpen.set(false);

/** The search over everything: its button, its keyboard shortcuts, and its dialog, whose code is loaded on demand. */
export function SearchEverything() {
  const { session } = useSession();
  const isOpen = useSyncExternalStore(isSearchOpen.subscribe, isSearchOpen.get);
  const typed = useRef("");
  const searched = useRef(session.key);
  useEffect(() => {
    // The dialog belongs to one service, and requires a sign-in.
    if (session.isSignedIn && searched.current === session.key) return;
    searched.current = session.key;
    close();
  }, [session, isOpen]);
  if (!session.isSignedIn) return null;
  return (
    <>
      <button
        type="button"
        className={classes["search"]}
        aria-label={LABEL}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        title={`${LABEL} (${KEYS} or /)`}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={open}
      >
        <SearchIcon />
        <span className={classes["searchLabel"]}>{LABEL}</span>
        <kbd className={classes["searchKeys"]}>{KEYS}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={<TypeAhead typed={typed} />}>
          <Dialog
            typedAhead={() => {
              const text = typed.current;
              typed.current = "";
              return text;
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** A failure here is handled when the dialog opens. */
function loadAhead(): void {
  dialogCode.load().catch(() => {});
}

/** Keeps the typed text while the code of the dialog is loading. */
function TypeAhead({ typed }: { readonly typed: RefObject<string> }) {
  useEffect(() => {
    const type = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") close();
      else if ([...event.key].length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", type, true);
    return () => document.removeEventListener("keydown", type, true);
  }, [typed]);
  return null;
}

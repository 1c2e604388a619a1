import { Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { closeSearch, isSearchOpen, openSearch, takeOverKeys } from "#navigation/search-dialog.ts";
import { useSession } from "#session/session-context.tsx";
import { SearchIcon } from "#ui/controls/icons.tsx";
import { resetFailedPages, lazyPage } from "../preload/lazy-page.ts";
import { createLoader } from "../preload/loader.ts";
import { MissingPart } from "./missing-part.tsx";
import { GLOBAL_SHORTCUTS } from "./shortcuts.ts";
import classes from "./search-everything.module.css";

const dialogCode = createLoader(async () => ({
  default: (await import("#features/search-everything/search-dialog.tsx")).SearchDialog,
}));
const Dialog = lazyPage(dialogCode);

const { action: LABEL, keys: KEYS, ariaKeys: ARIA_KEYS } = GLOBAL_SHORTCUTS.search;

/** The search over everything: its button, and its dialog, which is loaded on demand. */
export function SearchEverything() {
  const { session } = useSession();
  const isOpen = useSyncExternalStore(isSearchOpen.subscribe, isSearchOpen.get);
  const searched = useRef(session.key);
  useEffect(() => {
    // The dialog belongs to one service, and requires a sign-in.
    if (session.isSignedIn && searched.current === session.key) return;
    searched.current = session.key;
    closeSearch();
  }, [session, isOpen]);
  if (!session.isSignedIn) return null;
  return (
    <>
      <button
        type="button"
        className={classes["button"]}
        aria-label={LABEL}
        aria-haspopup="dialog"
        aria-keyshortcuts={ARIA_KEYS}
        title={`${LABEL} (${KEYS.join(" or ")})`}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={openSearch}
      >
        <SearchIcon />
        <span className={classes["label"]}>{LABEL}</span>
        <kbd className={classes["keys"]}>{KEYS[0]}</kbd>
      </button>
      {isOpen && (
        <ErrorBoundary FallbackComponent={NoDialog} onReset={resetFailedPages}>
          <Suspense>
            <Dialog onClose={closeSearch} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function NoDialog({ resetErrorBoundary }: FallbackProps) {
  // What is typed now is meant for the page.
  useEffect(takeOverKeys, []);
  return (
    <MissingPart title="The search could not be loaded." onRetry={resetErrorBoundary} onClose={closeSearch} />
  );
}

/** A failure here is handled when the dialog opens. */
function loadAhead(): void {
  dialogCode.load().catch(() => {});
}

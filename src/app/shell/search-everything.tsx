import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#lib/lazy-module.ts";
import { closeSearch, isSearchOpen, openSearch, takeOverKeys } from "#navigation/search-dialog.ts";
import { useSession } from "#session/session-context.tsx";
import { SearchIcon } from "#ui/controls/icons.tsx";
import { useLazyModule } from "#ui/use-lazy-module.ts";
import { MissingPart } from "./missing-part.tsx";
import { GLOBAL_SHORTCUTS } from "./shortcuts.ts";
import classes from "./search-everything.module.css";

const searchDialog = lazyModule(() => import("#features/search-everything/search-dialog.tsx"));

const { action: LABEL, keys: KEYS, ariaKeys: ARIA_KEYS } = GLOBAL_SHORTCUTS.search;

/** The search over everything: its button, and its dialog, which is loaded on demand. */
export function SearchEverything() {
  const { session } = useSession();
  const isOpen = useSyncExternalStore(isSearchOpen.subscribe, isSearchOpen.get);
  const { module, hasFailed, retry } = useLazyModule(searchDialog, isOpen);
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
      {isOpen && hasFailed && <NoDialog onRetry={retry} />}
      {isOpen && !hasFailed && module && <module.SearchDialog onClose={closeSearch} />}
    </>
  );
}

function NoDialog({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("shell");
  return (
    <MissingPart
      // What is typed now is meant for the page.
      ref={takeOverKeys}
      title={t("theSearchCouldNotBe")}
      onRetry={onRetry}
      onClose={closeSearch}
    />
  );
}

/** A failure here is handled when the dialog opens. */
function loadAhead(): void {
  searchDialog.load().catch(() => {});
}

import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useText } from "#browser/lib/use-text.ts";
import { closeSearch, isSearchOpen, openSearch, takeOverKeys } from "#browser/routing/search-dialog.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { SearchIcon } from "#browser/ui/controls/icons.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { MissingPart } from "./missing-part.tsx";
import { GLOBAL_SHORTCUTS } from "./shortcuts.ts";
import classes from "./search-everything.module.css";

const searchDialog = lazyModule(() => import("#browser/features/search-everything/search-dialog.tsx"));

const { action: LABEL, keys: KEYS, ariaKeys: ARIA_KEYS } = GLOBAL_SHORTCUTS.search;
const [FIRST_KEYS, OTHER_KEY] = KEYS;

/** The search over everything: its button, and its dialog, which is loaded on demand. */
export function SearchEverything() {
  const t = useTranslations("shell");
  const wording = useText();
  const label = wording(LABEL);
  const keys = t("keyOr", { first: wording(FIRST_KEYS), second: OTHER_KEY });
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
        className={classes.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={ARIA_KEYS}
        title={t("labelWithKeys", { label, keys })}
        onPointerEnter={searchDialog.loadAhead}
        onFocus={searchDialog.loadAhead}
        onClick={openSearch}
      >
        <SearchIcon />
        <span className={classes.label}>{label}</span>
        <kbd className={classes.keys}>{wording(FIRST_KEYS)}</kbd>
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
      title={t("searchNotLoaded")}
      onRetry={onRetry}
      onClose={closeSearch}
    />
  );
}

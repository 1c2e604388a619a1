import { Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { chooseColorScheme, colorScheme } from "#browser-storage/color-scheme.ts";
import { MoreIcon } from "#ui/controls/icons.tsx";
import { MenuButton } from "#ui/controls/menu-button.tsx";
import { lazyPage, resetFailedPages } from "../preload/lazy-page.ts";
import { createLoader } from "../preload/loader.ts";
import { MissingPart } from "./missing-part.tsx";
import { GLOBAL_SHORTCUTS, isShortcutsOpen, SHORTCUTS } from "./shortcuts.ts";

const Dialog = lazyPage(
  createLoader(async () => ({
    default: (await import("#features/keyboard-shortcuts/shortcuts-dialog.tsx")).ShortcutsDialog,
  })),
);

/** The menu 'More' of the header: what is rarely used. */
export function MoreMenu() {
  const scheme = useSyncExternalStore(colorScheme.subscribe, colorScheme.get);
  const other = scheme === "dark" ? "light" : "dark";
  const { action, run } = GLOBAL_SHORTCUTS.shortcuts;
  return (
    <>
      <MenuButton
        label="More"
        variant="subtle"
        color="gray"
        entries={[
          { label: `Switch to ${other} colours`, onSelect: () => chooseColorScheme(other) },
          { label: action, onSelect: run },
        ]}
      >
        <MoreIcon />
      </MenuButton>
      <Shortcuts />
    </>
  );
}

/** The dialog 'Keyboard shortcuts' while it is open; it is loaded on first use. */
function Shortcuts() {
  const isOpen = useSyncExternalStore(isShortcutsOpen.subscribe, isShortcutsOpen.get);
  if (!isOpen) return null;
  return (
    <ErrorBoundary FallbackComponent={NoDialog} onReset={resetFailedPages}>
      <Suspense>
        <Dialog groups={SHORTCUTS} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}

function NoDialog({ resetErrorBoundary }: FallbackProps) {
  return (
    <MissingPart
      title="The keyboard shortcuts could not be loaded."
      onRetry={resetErrorBoundary}
      onClose={close}
    />
  );
}

function close(): void {
  isShortcutsOpen.set(false);
}

import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useText } from "#browser/lib/use-text.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { chooseColorScheme, colorScheme } from "#browser/storage/color-scheme.ts";
import { MoreIcon } from "#browser/ui/controls/icons.tsx";
import { MenuButton } from "#browser/ui/controls/menu-button.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { paths } from "#core/addresses/addresses.ts";
import { MissingPart } from "./missing-part.tsx";
import { GLOBAL_SHORTCUTS, isShortcutsOpen } from "./shortcuts.ts";

const shortcutsDialog = lazyModule(() => import("#browser/features/keyboard-shortcuts/shortcuts-dialog.tsx"));

const ALL = Object.values(GLOBAL_SHORTCUTS);

/** The menu 'More' of the header: what is rarely used. */
export function MoreMenu() {
  const scheme = useSyncExternalStore(colorScheme.subscribe, colorScheme.get);
  const other = scheme === "dark" ? "light" : "dark";
  const t = useTranslations("shell");
  const wording = useText();
  const { action, run } = GLOBAL_SHORTCUTS.shortcuts;
  const go = useGo();
  return (
    <>
      <MenuButton
        label={t("more")}
        variant="subtle"
        color="gray"
        entries={[
          {
            label: other === "dark" ? t("switchToDark") : t("switchToLight"),
            onSelect: () => chooseColorScheme(other),
          },
          { label: t("offline"), onSelect: () => go(paths.offline()) },
          { label: wording(action), onSelect: run },
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
  const { module, hasFailed, retry } = useLazyModule(shortcutsDialog, isOpen);
  const t = useTranslations("shell");
  if (!isOpen) return null;
  if (hasFailed) return <MissingPart title={t("shortcutsNotLoaded")} onRetry={retry} onClose={close} />;
  return module && <module.ShortcutsDialog shortcuts={ALL} onClose={close} />;
}

function close(): void {
  isShortcutsOpen.set(false);
}

import { Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { ModalDialog } from "#browser/ui/layout/modal-dialog.tsx";
import { text, type Text } from "#core/text/messages/text.ts";
import classes from "./shortcuts-dialog.module.css";

export type Shortcut = {
  /** The keys as keyboards label them, in text from left to right; any of them works. */
  readonly keys: readonly (Text | string)[];
  readonly action: Text;
};

/** The shortcuts that work in the same part of the app. */
type ShortcutGroup = { readonly where: Text; readonly shortcuts: readonly Shortcut[] };

/** The keys of components are those of the WAI-ARIA patterns, and the components handle them. */
const OF_COMPONENTS: readonly ShortcutGroup[] = [
  {
    where: text("shortcuts.inField"),
    shortcuts: [
      { keys: ["↓"], action: text("shortcuts.firstHit") },
      { keys: [text("shortcuts.keyEnter")], action: text("shortcuts.openPasted") },
      { keys: [text("shortcuts.keyEscape")], action: text("shortcuts.clearField") },
    ],
  },
  {
    where: text("shortcuts.inTree"),
    shortcuts: [
      { keys: ["↓", "↑"], action: text("shortcuts.nextAndPrevious") },
      { keys: ["→"], action: text("shortcuts.expand") },
      { keys: ["←"], action: text("shortcuts.aboveCode") },
      { keys: ["*"], action: text("shortcuts.expandLevel") },
      { keys: [text("shortcuts.keyHome"), text("shortcuts.keyEnd")], action: text("shortcuts.firstAndLast") },
      { keys: [text("shortcuts.keyEnter")], action: text("shortcuts.showDetails") },
      { keys: ["A–Z", "0–9"], action: text("shortcuts.typeAhead") },
    ],
  },
  {
    where: text("shortcuts.inDetails"),
    shortcuts: [{ keys: [text("shortcuts.keyEscape")], action: text("shortcuts.closeDetails") }],
  },
];

type ShortcutsDialogProps = {
  /** The keys that work on every page. */
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
};

/** All keyboard shortcuts, by where they work. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const t = useTranslations("shell");
  const wording = useText();
  const groups = [{ where: text("shortcuts.everywhere"), shortcuts }, ...OF_COMPONENTS];
  return (
    <ModalDialog title={t("keyboardShortcuts")} onClose={onClose}>
      {groups.map(({ where, shortcuts }) => (
        <section key={where.key}>
          <Title order={3} size="h6">
            {wording(where)}
          </Title>
          <dl className={classes.shortcuts}>
            {shortcuts.map(({ keys, action }) => (
              <div key={action.key}>
                <dt>
                  <Keys keys={keys.map(wording)} />
                </dt>
                <dd>{wording(action)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ModalDialog>
  );
}

/** One key, or two of which any works. */
function Keys({ keys: [first = "", second] }: { readonly keys: readonly string[] }) {
  const t = useTranslations("shortcuts");
  const one = <Key>{first}</Key>;
  if (second === undefined) return one;
  const other = <Key>{second}</Key>;
  return t.rich("eitherKey", { first: () => one, second: () => other });
}

function Key({ children: key }: { readonly children: string }) {
  return <kbd>{document.dir === "rtl" ? (MIRRORED[key] ?? key) : key}</kbd>;
}

/** In text from right to left, the arrow that points to the children opens, too. */
const MIRRORED: Partial<Record<string, string>> = { "→": "←", "←": "→" };

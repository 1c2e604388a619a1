import { Title } from "@mantine/core";
import { ModalDialog } from "#ui/layout/modal-dialog.tsx";
import classes from "./shortcuts-dialog.module.css";

export type Shortcut = {
  /** The keys as keyboards label them, in text from left to right; any of them works. */
  readonly keys: readonly string[];
  readonly action: string;
};

/** The shortcuts that work in the same part of the app. */
export type ShortcutGroup = { readonly where: string; readonly shortcuts: readonly Shortcut[] };

type ShortcutsDialogProps = { readonly groups: readonly ShortcutGroup[]; readonly onClose: () => void };

/** All keyboard shortcuts, by where they work. */
export function ShortcutsDialog({ groups, onClose }: ShortcutsDialogProps) {
  return (
    <ModalDialog title="Keyboard shortcuts" onClose={onClose}>
      {groups.map(({ where, shortcuts }) => (
        <section key={where}>
          <Title order={3} size="h6">
            {where}
          </Title>
          <dl className={classes["shortcuts"]}>
            {shortcuts.map(({ keys, action }) => (
              <div key={action}>
                <dt>
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && " or "}
                      <kbd>{document.dir === "rtl" ? (MIRRORED[key] ?? key) : key}</kbd>
                    </span>
                  ))}
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ModalDialog>
  );
}

/** In text from right to left, the arrow that points to the children opens, too. */
const MIRRORED: Partial<Record<string, string>> = { "→": "←", "←": "→" };

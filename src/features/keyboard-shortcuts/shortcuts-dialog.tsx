import { Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { ModalDialog } from "#ui/layout/modal-dialog.tsx";
import classes from "./shortcuts-dialog.module.css";

export type Shortcut = {
  /** The keys as keyboards label them, in text from left to right; any of them works. */
  readonly keys: readonly string[];
  readonly action: string;
};

/** The shortcuts that work in the same part of the app. */
type ShortcutGroup = { readonly where: string; readonly shortcuts: readonly Shortcut[] };

/** The keys of components are those of the WAI-ARIA patterns, and the components handle them. */
const OF_COMPONENTS: readonly ShortcutGroup[] = [
  {
    where: "In a field that searches or filters",
    shortcuts: [
      { keys: ["↓"], action: "Go to the first hit" },
      { keys: ["Enter"], action: "Open the concept whose GUID was pasted" },
      { keys: ["Esc"], action: "Clear the field" },
    ],
  },
  {
    where: "In a code tree",
    shortcuts: [
      { keys: ["↓", "↑"], action: "Next and previous code" },
      { keys: ["→"], action: "Expand, or go to the first code below" },
      { keys: ["←"], action: "Collapse, or go to the code above" },
      { keys: ["*"], action: "Expand all codes of the same level" },
      { keys: ["Home", "End"], action: "First and last code" },
      { keys: ["Enter"], action: "Show the code's details" },
      { keys: ["A–Z", "0–9"], action: "Next code whose number or name begins so" },
    ],
  },
  { where: "In details beside a list or tree", shortcuts: [{ keys: ["Esc"], action: "Close them" }] },
];

type ShortcutsDialogProps = {
  /** The keys that work on every page. */
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
};

/** All keyboard shortcuts, by where they work. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const t = useTranslations("shortcuts");
  const groups = [{ where: "On every page (/ and ? outside of fields)", shortcuts }, ...OF_COMPONENTS];
  return (
    <ModalDialog title={t("keyboardShortcuts")} onClose={onClose}>
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

import { Button } from "@mantine/core";
import {
  type SubmitEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { ClassificationField } from "#browser/parts/classification-field.tsx";
import { appLocation } from "#browser/parts/open-by-guid/app-location.ts";
import { MAX_INPUTS, splitInputs } from "#browser/parts/open-by-guid/split-inputs.ts";
import type { Store } from "#core/lib/store.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { Entered } from "./current-lookup.ts";
import { type LookupInputs, MAX_NUMBERS_ANYWHERE } from "./run/lookup.ts";
import { readInput } from "./run/read-input.ts";
import fieldClasses from "#browser/ui/controls/field.module.css";
import classes from "./lookup-form.module.css";

type LookupFormProps = {
  readonly entered: Store<Entered | null>;
  /** What the form contains until something is entered. */
  readonly initial: Entered;
  readonly onLookUp: (requested: LookupInputs) => void;
};

/** The form for the inputs and the classification. Inputs that cannot be looked up are reported and kept. */
export function LookupForm({ entered, initial, onLookUp }: LookupFormProps) {
  const t = useTranslations("lookup");
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const wording = useText();
  const [problem, setProblem] = useState<Text | null>(null);
  const content = useSyncExternalStore(entered.subscribe, entered.get) ?? initial;
  // The field is uncontrolled: React would also write its default value, after which Undo takes back one letter at a time.
  useLayoutEffect(() => {
    if (field.current !== null && field.current.value !== content.text) field.current.value = content.text;
  }, [content.text]);
  const settled = useDeferredValue(content.text);
  const count = useMemo(() => splitInputs(settled).length, [settled]);

  const enter = (text: string): void => {
    setProblem(null);
    entered.set({ ...content, text });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { text, classification } = content;
    const requested = { inputs: splitInputs(text), classification };
    const found = problemOf(requested);
    setProblem(found);
    if (found === null) onLookUp(requested);
    else field.current?.focus();
  };
  return (
    <form aria-label={t("lookUp")} className={classes.form} data-screen-only onSubmit={submit}>
      <div className={fieldClasses.labelled}>
        <label htmlFor={id} className={fieldClasses.label}>
          {t("inputs")}
        </label>
        <textarea
          ref={field}
          id={id}
          className={`${fieldClasses.field ?? ""} ${classes.text ?? ""}`}
          rows={6}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}hint ${id}problem`}
          onChange={(event) => enter(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            event.preventDefault();
            insertText(event.currentTarget, pasted);
            enter(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
        <p id={`${id}hint`} className={classes.hint}>
          {t("separators")} {count > 0 && t("countOfMost", { count, max: MAX_INPUTS })}
        </p>
        {problem !== null && (
          <p id={`${id}problem`} role="alert" className={classes.problem}>
            {wording(problem)}
          </p>
        )}
      </div>
      <div className={classes.side}>
        <ClassificationField
          classification={content.classification}
          onChoose={(classification) => entered.set({ ...content, classification })}
        />
        <Button type="submit" size="xs">
          {t("lookUp")}
        </Button>
      </div>
    </form>
  );
}

/** Longer texts are set at once and cannot be undone; browsers take minutes to insert them. */
const MAX_UNDOABLE = 10_000;

function insertText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else supports undo
  if (text.length <= MAX_UNDOABLE && document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, selectionStart, selectionEnd, "end");
}

function problemOf({ inputs, classification }: LookupInputs): Text | null {
  if (inputs.length === 0) return text("lookup.nothingEntered");
  if (inputs.length > MAX_INPUTS) return text("lookup.tooMany", { count: inputs.length, max: MAX_INPUTS });
  if (classification !== null) return null;
  const numbers = inputs.filter((input) => readInput(input.text, appLocation()).kind === "number").length;
  return numbers > MAX_NUMBERS_ANYWHERE
    ? text("lookup.tooManyNumbers", { count: numbers, max: MAX_NUMBERS_ANYWHERE })
    : null;
}

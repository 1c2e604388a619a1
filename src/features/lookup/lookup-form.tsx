import { Button } from "@mantine/core";
import { type SubmitEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { ClassificationField } from "#concepts/classification-field.tsx";
import { appLocation } from "#concepts/open-by-guid/app-location.ts";
import { MAX_INPUTS, splitInputs } from "#concepts/open-by-guid/split-inputs.ts";
import { text, type Text } from "#messages/text.ts";
import { useText } from "#messages/use-text.ts";
import { type LookupRequest, MAX_NUMBERS_ANYWHERE } from "./run/lookup.ts";
import { readInput } from "./run/read-input.ts";
import fieldClasses from "#ui/controls/field.module.css";
import classes from "./lookup-form.module.css";

export type LookupInputs = Omit<LookupRequest, "location">;

type LookupFormProps = {
  /** The initial text; a new object replaces the text of the field. */
  readonly given: { readonly text: string };
  readonly classification: string | null;
  readonly onEnter: (part: { text: string } | { classification: string | null }) => void;
  readonly onLookUp: (requested: LookupInputs) => void;
};

/** The form for the inputs and the classification. Inputs that cannot be looked up are reported and kept. */
export function LookupForm({ given, classification, onEnter, onLookUp }: LookupFormProps) {
  const t = useTranslations("lookup");
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const wording = useText();
  const [problem, setProblem] = useState<Text | null>(null);
  // The field is uncontrolled: rendering it on each key press would be slow with thousands of lines.
  const [typed, setTyped] = useState(given);
  const [before, setBefore] = useState(given);
  if (before !== given) {
    setBefore(given);
    setTyped(given);
  }
  const settled = useDeferredValue(typed.text);
  const count = useMemo(() => splitInputs(settled).length, [settled]);
  useEffect(() => {
    if (field.current !== null) field.current.value = given.text;
  }, [given]);

  const enter = (text: string): void => {
    setProblem(null);
    setTyped({ text });
    onEnter({ text });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const requested = { inputs: splitInputs(field.current?.value ?? ""), classification };
    const found = problemOf(requested);
    setProblem(found);
    if (found === null) onLookUp(requested);
    else field.current?.focus();
  };
  return (
    <form aria-label={t("lookUp")} className={classes["form"]} data-screen-only onSubmit={submit}>
      <div className={fieldClasses["labelled"]}>
        <label htmlFor={id} className={fieldClasses["label"]}>
          {t("inputs")}
        </label>
        <textarea
          ref={field}
          id={id}
          className={`${fieldClasses["field"] ?? ""} ${classes["text"] ?? ""}`}
          rows={6}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={given.text}
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
        <p id={`${id}hint`} className={classes["hint"]}>
          {t("separators")} {count > 0 && t("countOfMost", { count, max: MAX_INPUTS })}
        </p>
        {problem !== null && (
          <p id={`${id}problem`} role="alert" className={classes["problem"]}>
            {wording(problem)}
          </p>
        )}
      </div>
      <div className={classes["side"]}>
        <ClassificationField
          classification={classification}
          onChoose={(chosen) => onEnter({ classification: chosen })}
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

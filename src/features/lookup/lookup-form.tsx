import { Button } from "@mantine/core";
import { type SubmitEvent, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import fieldClasses from "#ui/field.module.css";
import { ClassificationField } from "#concepts/classification-field.tsx";
import { here } from "#concepts/open-by-guid/here.ts";
import { MAX_NUMBERS_ANYWHERE } from "./lookup.ts";
import { readInput } from "./read-input.ts";
import { type LookupInput, MAX_INPUTS, splitInputs } from "#concepts/open-by-guid/split-inputs.ts";
import classes from "./lookup-form.module.css";

export type LookupWish = {
  readonly inputs: readonly LookupInput[];
  readonly classification: string | null;
};

type LookupFormProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly classification: string | null;
  readonly onClassification: (classification: string | null) => void;
  readonly onLookUp: (wish: LookupWish) => void;
};

const LABEL = "GUIDs, class numbers or addresses";
const format = new Intl.NumberFormat("en");

/** What to look up, and where. What cannot be looked up is said, and stays as it is. */
export function LookupForm({ text, onText, classification, onClassification, onLookUp }: LookupFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const settled = useDeferredValue(text);
  const count = useMemo(() => splitInputs(settled).length, [settled]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wish = { inputs: splitInputs(text), classification };
    const found = problemOf(wish);
    setProblem(found);
    if (found === null) onLookUp(wish);
    else field.current?.focus();
  };
  return (
    <form aria-label="Look up" className={classes["form"]} onSubmit={submit}>
      <div className={classes["inputs"]}>
        <label htmlFor={id} className={classes["label"]}>
          {LABEL}
        </label>
        <textarea
          ref={field}
          id={id}
          className={`${fieldClasses["field"] ?? ""} ${classes["text"] ?? ""}`}
          rows={6}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={`${id}hint ${id}problem`}
          onChange={(event) => {
            setProblem(null);
            onText(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
        <p id={`${id}hint`} className={classes["hint"]}>
          One a line, or separated by commas, semicolons or tabs, as from a spreadsheet.{" "}
          {count > 0 && `${format.format(count)} of at most ${format.format(MAX_INPUTS)}.`}
        </p>
        {problem !== null && (
          <p id={`${id}problem`} role="alert" className={classes["problem"]}>
            {problem}
          </p>
        )}
      </div>
      <div className={classes["side"]}>
        <ClassificationField classification={classification} onChoose={onClassification} />
        <Button type="submit" size="xs">
          Look up
        </Button>
      </div>
    </form>
  );
}

function problemOf({ inputs, classification }: LookupWish): string | null {
  if (inputs.length === 0) return "Enter at least one GUID, class number or address.";
  if (inputs.length > MAX_INPUTS)
    return `These are ${format.format(inputs.length)} inputs; at most ${format.format(MAX_INPUTS)} can be looked up at once. Take some of them out.`;
  if (classification !== null) return null;
  const numbers = inputs.filter((input) => readInput(input.text, here()).kind === "number").length;
  return numbers > MAX_NUMBERS_ANYWHERE
    ? `These are ${format.format(numbers)} class numbers. Choose a classification to look up more than ${MAX_NUMBERS_ANYWHERE}.`
    : null;
}

import { Button, Title } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId } from "react";
import type { OpenInput } from "#concepts/open-by-guid/parse-input.ts";
import type { Destination } from "#concepts/open-by-guid/resolve.ts";
import { closeDialog, ModalDialog } from "#ui/modal-dialog.tsx";
import { AppLink, opensElsewhere } from "#concepts/app-link.tsx";
import { Failure } from "#concepts/failure.tsx";
import { KINDS } from "#concepts/kinds.ts";
import { LocalizedName } from "#concepts/localized-name.tsx";
import type { Lookup } from "./use-lookup.ts";
import classes from "./lookup-dialog.module.css";

type LookupDialogProps = {
  readonly inputs: readonly OpenInput[];
  readonly lookup: Lookup;
  readonly onClose: () => void;
};

type Line<Status extends Destination["status"]> = {
  readonly text: string;
  readonly answer: Extract<Destination, { status: Status }>;
};

/** What was found and what was not, as it comes in. */
export function LookupDialog({ inputs, lookup, onClose }: LookupDialogProps) {
  const { answers, isRunning, cancel, retry } = lookup;

  const found: Line<"found">[] = [];
  const unclear: Line<"unclear">[] = [];
  const missing: Line<"not-found">[] = [];
  const failed: Line<"failed">[] = [];
  for (const [index, input] of inputs.entries()) {
    const answer = answers[index];
    const text = input.kind === "guid" ? input.versionGuid : input.path;
    if (answer?.status === "found") found.push({ text, answer });
    else if (answer?.status === "unclear") unclear.push({ text, answer });
    else if (answer?.status === "not-found") missing.push({ text, answer });
    else if (answer?.status === "failed") failed.push({ text, answer });
  }
  const done = answers.filter((answer) => answer !== undefined).length;
  const [failure] = failed;

  return (
    <ModalDialog
      title="Open by GUID"
      onClose={onClose}
      foot={
        <>
          {!isRunning && done < inputs.length && (
            <Button size="compact-sm" variant="default" onClick={retry}>
              Go on
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={isRunning ? cancel : closeDialog}>
            {isRunning ? "Cancel" : "Close"}
          </Button>
        </>
      }
    >
      {isRunning && (
        <div className={classes["progress"]}>
          <progress aria-label="Looked up" value={done} max={inputs.length} />
          <span>
            {done} of {inputs.length} looked up
          </span>
        </div>
      )}
      <p role="status" className={classes["summary"]}>
        {isRunning
          ? ""
          : summary(inputs.length - done, {
              found: found.length,
              "not clear": unclear.length,
              "not found": missing.length,
              failed: failed.length,
            })}
      </p>
      <Section title="Found" lines={found}>
        {(line) => <Found line={line} />}
      </Section>
      <Section
        title="Not clear"
        note="The service knows these GUIDs, but does not say what they are. To find a code, open its classification."
        lines={unclear}
      >
        {(line) => <Unclear line={line} />}
      </Section>
      <Section title="Not found" lines={missing}>
        {({ text }) => (
          <>
            <span className={classes["what"]}>Not found</span>
            <code className={classes["guid"]}>{text}</code>
          </>
        )}
      </Section>
      <Section title="Could not be looked up" lines={failed}>
        {({ text }) => <code className={classes["guid"]}>{text}</code>}
      </Section>
      {failure !== undefined && !isRunning && <Failure error={failure.answer.error} onRetry={retry} />}
    </ModalDialog>
  );
}

function summary(left: number, counts: Record<string, number>): string {
  const parts = Object.entries({ ...counts, "not looked up": left })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  return `${left > 0 ? "Stopped: " : ""}${parts.join(", ")}.`;
}

type SectionProps<T> = {
  readonly title: string;
  readonly note?: string;
  readonly lines: readonly T[];
  readonly children: (line: T) => ReactNode;
};

function Section<T extends { readonly text: string }>({ title, note, lines, children }: SectionProps<T>) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className={classes["section"]}>
      <Title order={3} size="h6">
        <span id={id}>{title}</span> <span className={classes["what"]}>{lines.length}</span>
      </Title>
      {note !== undefined && <p className={classes["note"]}>{note}</p>}
      <ul aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line.text}>{children(line)}</li>
        ))}
      </ul>
    </section>
  );
}

type LineProps<T> = { readonly line: T };

/** A link that is opened in another tab leaves the dialog as it is. */
function closeUnlessElsewhere(event: MouseEvent): void {
  if (!opensElsewhere(event)) closeDialog(event);
}

function Found({ line }: LineProps<Line<"found">>) {
  const { kind, path, name } = line.answer;
  const isNamed = name !== null && (name.name !== null || name.defaultName !== null);
  const text = isNamed ? (
    <LocalizedName concept={name} culture={name.culture} />
  ) : (
    <bdi>{name?.versionGuid ?? line.text}</bdi>
  );
  return (
    <>
      {path === null ? (
        <span>{text}</span>
      ) : (
        <AppLink to={path} onClick={closeUnlessElsewhere}>
          {text}
        </AppLink>
      )}
      <span className={classes["what"]}>{kind === null ? "Page" : KINDS[kind].one}</span>
      {path === null && (
        <span className={classes["what"]}>its classification is not known, so it cannot be opened</span>
      )}
      {isNamed && <code className={classes["guid"]}>{line.text}</code>}
    </>
  );
}

function Unclear({ line }: LineProps<Line<"unclear">>) {
  return (
    <>
      <code className={classes["guid"]}>{line.text}</code>
      {line.answer.pages.map(({ kind, path }) => (
        <AppLink key={kind} to={path} onClick={closeUnlessElsewhere}>
          Open as {KINDS[kind].one.toLowerCase()}
        </AppLink>
      ))}
    </>
  );
}

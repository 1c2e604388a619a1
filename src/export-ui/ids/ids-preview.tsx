import { useEffect, useId, useSyncExternalStore } from "react";
import { describeFailure } from "#concepts/failure/failure.tsx";
import { RunPanel } from "#concepts/progress/run-panel.tsx";
import type { Collection } from "#import-export/export/collect/collection.ts";
import type { IdsEntry, IdsExport } from "#import-export/export/kinds/ids.ts";
import { describeNote } from "#import-export/export/notes.ts";
import { describeSpecification } from "#import-export/ids/words.ts";
import { idsTexts } from "#import-export/ids/write-ids.ts";
import { numberText } from "#lib/text/format.ts";
import classes from "./ids-form.module.css";

/** The specifications and characters that the preview shows. */
const MAX_SPECIFICATIONS = 50;
const MAX_CHARACTERS = 100_000;

/** The region 'Preview': the files in words, then as XML. */
export function IdsPreview({ collection }: { readonly collection: Collection<IdsExport> }) {
  const id = useId();
  const { run } = collection;
  const progress = useSyncExternalStore(run.subscribe, run.getProgress);
  useEffect(() => {
    run.start();
    return () => run.stop();
  }, [run]);
  const [failure] = progress.failures;
  return (
    <section aria-labelledby={id} className={classes["region"]}>
      <h3 id={id}>Preview</h3>
      {progress.status === "finished" && failure === undefined ? (
        <Files {...collection.data()} />
      ) : (
        <RunPanel
          label="Loading values"
          status={progress.status}
          done={progress.done}
          total={progress.jobs}
          text={failure === undefined ? "" : `${describeFailure(failure.error).title}: ${failure.job.label}`}
          start={failure === undefined ? "Go on" : "Retry"}
          onStart={failure === undefined ? () => run.start() : () => run.retry()}
          onCancel={() => run.stop()}
        />
      )}
    </section>
  );
}

function Files({ files, notes }: IdsExport) {
  const specifications = files.flatMap((file) =>
    file.ids.specifications.map((specification) => ({ file, specification })),
  );
  return (
    <div className={classes["words"]}>
      {notes?.map((note) => (
        <p key={describeNote(note)} className={classes["note"]}>
          {describeNote(note)}
        </p>
      ))}
      {specifications.length === 0 && <p>No property is asked for, so there is no specification.</p>}
      {specifications.slice(0, MAX_SPECIFICATIONS).map(({ file, specification }) => (
        <div key={`${pathOf(file)} ${specification.identifier}`}>
          <h4>
            <bdi>{specification.name}</bdi>
            <span className={classes["note"]}> {pathOf(file)}</span>
          </h4>
          <ul>
            {describeSpecification(specification).map((sentence) => (
              <li key={sentence}>
                <bdi>{sentence}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {specifications.length > MAX_SPECIFICATIONS && (
        <p>And {numberText(specifications.length - MAX_SPECIFICATIONS)} more specifications.</p>
      )}
      {files.slice(0, 1).map((file) => (
        <Xml key={file.name} file={file} />
      ))}
    </div>
  );
}

function Xml({ file }: { readonly file: IdsEntry }) {
  let text = "";
  for (const part of idsTexts(file.ids)) {
    text += part;
    if (text.length > MAX_CHARACTERS) break;
  }
  return (
    // Focusable, because keyboard users have to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre role="region" aria-label="XML" tabIndex={0} className={classes["xml"]} dir="ltr">
      {text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text}
    </pre>
  );
}

function pathOf({ folder, name, ids }: IdsEntry): string {
  const milestone = ids.info.milestone === null ? "" : `, milestone ${ids.info.milestone}`;
  return folder === null ? milestone.slice(2) : `${folder} / ${name}${milestone}`;
}

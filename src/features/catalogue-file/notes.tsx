import { Button } from "@mantine/core";
import type { ReadNote } from "#exchange/read/notes.ts";
import type { ReadReport } from "#exchange/read/report.ts";
import { reportFile } from "#exchange/read/report-file.ts";
import { createDownload } from "#concepts/export/file-sink.ts";
import { numberText } from "#lib/format.ts";
import classes from "./catalogue-files.module.css";

/** The others are in the report that can be saved. */
const SHOWN = 100;

const LEVELS: readonly (readonly [level: ReadNote["level"], label: string])[] = [
  ["left-out", "Left out"],
  ["guessed", "Guessed"],
  ["remark", "Remarks"],
];

type NotesProps = {
  /** The display name of the catalogue. */
  readonly name: string;
  readonly report: ReadReport;
};

/** All parts of a file that were changed or left out. */
export function Notes({ name, report }: NotesProps) {
  const { notes, moreNotes } = report;
  if (notes.length === 0) return <p className={classes["text"]}>Nothing was left out or guessed.</p>;
  return (
    <div className={classes["notes"]}>
      {LEVELS.map(([level, label]) => {
        const own = notes.filter((note) => note.level === level);
        return own.length > 0 && <NotesOfLevel key={level} label={label} notes={own} />;
      })}
      {moreNotes > 0 && <p className={classes["text"]}>{numberText(moreNotes)} more were only counted.</p>}
      <div>
        <Button size="xs" variant="default" onClick={() => void save(name, report)}>
          Save the report
        </Button>
      </div>
    </div>
  );
}

function NotesOfLevel({ label, notes }: { readonly label: string; readonly notes: readonly ReadNote[] }) {
  const hidden = notes.length - SHOWN;
  return (
    <details open={notes.length <= 10}>
      <summary>
        {label}: {numberText(notes.length)}
      </summary>
      <ul>
        {notes.slice(0, SHOWN).map(({ file, where, text }, index) => (
          // The same note may occur twice.
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={index}>
            <bdi>{file}</bdi>, <bdi>{where}</bdi>: {text}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{numberText(hidden)} more are in the report. Save it to see them.</p>}
    </details>
  );
}

async function save(name: string, report: ReadReport): Promise<void> {
  const stem = name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60) || "catalogue";
  const sink = createDownload({ name: `${stem}-report.csv`, mediaType: "text/csv" });
  for (const chunk of reportFile(report)) await sink.write(chunk);
  await sink.close();
}

import { Button } from "@mantine/core";
import { useTranslations } from "use-intl";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { createDownload } from "#browser/parts/export/run/file-sink.ts";
import type { ReadNote } from "#core/files/read/report/notes.ts";
import { reportFile } from "#core/files/read/report/report-file.ts";
import type { ReadReport } from "#core/files/read/report/report.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import classes from "../catalogue-files.module.css";

/** The others are in the report that can be saved. */
const SHOWN = 100;

const LEVELS: readonly (readonly [level: ReadNote["level"], label: Text])[] = [
  ["left-out", text("catalogueFile.leftOut")],
  ["guessed", text("catalogueFile.guessed")],
  ["remark", text("catalogueFile.remarks")],
];

type NotesProps = {
  /** The display name of the catalogue. */
  readonly name: string;
  readonly report: ReadReport;
};

/** All parts of a file that were changed or left out. */
export function Notes({ name, report }: NotesProps) {
  const t = useTranslations("catalogueFile");
  const wording = useText();
  const { notes, moreNotes } = report;
  if (notes.length === 0) return <p className={classes.text}>{t("nothingToReport")}</p>;
  return (
    <div className={classes.notes}>
      {LEVELS.map(([level, label]) => {
        const own = notes.filter((note) => note.level === level);
        return own.length > 0 && <NotesOfLevel key={level} label={wording(label)} notes={own} />;
      })}
      {moreNotes > 0 && <p className={classes.text}>{t("moreCounted", { count: moreNotes })}</p>}
      <div>
        <Button size="xs" variant="default" onClick={() => void save(name, report, wording)}>
          {t("saveReport")}
        </Button>
      </div>
    </div>
  );
}

function NotesOfLevel({ label, notes }: { readonly label: string; readonly notes: readonly ReadNote[] }) {
  const t = useTranslations("catalogueFile");
  const hidden = notes.length - SHOWN;
  return (
    <details open={notes.length <= 10}>
      <summary>{t("levelCount", { label, count: notes.length })}</summary>
      <ul>
        {notes.slice(0, SHOWN).map((note, index) => (
          // The same note may occur twice.
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <Note key={index} note={note} />
        ))}
      </ul>
      {hidden > 0 && <p>{t("moreInReport", { count: hidden })}</p>}
    </details>
  );
}

function Note({ note }: { readonly note: ReadNote }) {
  const t = useTranslations("catalogueFile");
  const wording = useText();
  const file = <bdi>{note.file}</bdi>;
  const where = <bdi>{wording(note.where)}</bdi>;
  return <li>{t.rich("note", { file: () => file, where: () => where, text: wording(note.text) })}</li>;
}

async function save(name: string, report: ReadReport, wording: Wording): Promise<void> {
  const stem = wording(text("catalogueFile.reportFile", { name: name.slice(0, 60) }))
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-/u, "");
  const sink = createDownload({ name: `${stem}.csv`, mediaType: "text/csv" });
  for (const chunk of reportFile(report, wording)) await sink.write(chunk);
  await sink.close();
}

import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Combobox } from "#browser/ui/controls/combobox.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { useVirtualRows } from "#browser/ui/list/use-virtual-rows.ts";
import type { Collection } from "#core/files/write/collect/collection.ts";
import type { IdsEntry, IdsExport } from "#core/files/write/kinds/ids.ts";
import type { IfcSchema } from "#core/ids/ifc/ifc-schema.ts";
import type { IdsFile } from "#core/ids/model.ts";
import { idsTexts } from "#core/ids/write-ids.ts";
import { bestMatches } from "#core/text/match-text.ts";
import type { Text } from "#core/text/messages/text.ts";
import { describeFailure } from "../../failure/describe-failure.ts";
import { NoteItems } from "../note-items.tsx";
import { CollectPanel } from "../run/collect-panel.tsx";
import { SpecificationList } from "./specification-list.tsx";
import classes from "./ids-form.module.css";

type IdsPreviewProps = { readonly collection: Collection<IdsExport>; readonly schema: IfcSchema };

/** The region 'Preview': each file in words, then as XML. */
export function IdsPreview({ collection, schema }: IdsPreviewProps) {
  const t = useTranslations("ids");
  const id = useId();
  const { run } = collection;
  const progress = useSyncExternalStore(run.subscribe, run.getProgress);
  useEffect(() => {
    run.start();
    return () => run.stop();
  }, [run]);
  const wording = useText();
  const [failure] = progress.failures;
  const isComplete = progress.status === "finished" && failure === undefined;
  const result = useMemo(() => (isComplete ? filesOf(collection) : null), [isComplete, collection]);
  return (
    // It appears at the end of the dialog, so it takes the focus.
    <section ref={focus} tabIndex={-1} aria-labelledby={id} className={classes.region}>
      <h3 id={id}>{t("preview")}</h3>
      {result === null ? (
        <CollectPanel label={t("loadingValues")} run={run} progress={progress} />
      ) : "problem" in result ? (
        <ErrorPanel compact title={wording(result.problem)} />
      ) : (
        <Files {...result.data} schema={schema} />
      )}
    </section>
  );
}

/** The files, or why there are none: a rule of IDS that they would break. */
function filesOf(collection: Collection<IdsExport>): { data: IdsExport } | { problem: Text | string } {
  try {
    return { data: collection.data() };
  } catch (error) {
    return { problem: describeFailure(error).title };
  }
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** The files take more room than the progress bar, which was at the end of the dialog. */
function scrollToSection(element: HTMLElement | null): void {
  element?.closest("section")?.scrollIntoView({ block: "start" });
}

/** The chosen file, at first the first one. */
function Files({ files, notes, schema }: IdsExport & Pick<IdsPreviewProps, "schema">) {
  const t = useTranslations("ids");
  const [path, setPath] = useState("");
  const paths = files.map(pathOf);
  const index = Math.max(0, paths.indexOf(path));
  const file = files[index];
  return (
    <div ref={scrollToSection} className={classes.preview}>
      {notes !== undefined && notes.length > 0 && (
        // Focusable, because keyboard users have to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={classes.list} tabIndex={0} aria-label={t("notes")}>
          <NoteItems notes={notes} />
        </ul>
      )}
      {files.length > 1 && (
        <div className={classes.file}>
          <span aria-hidden="true">{t("file")}</span>
          <Combobox
            label={t("file")}
            shown={paths[index] ?? ""}
            chosen={paths[index] ?? ""}
            optionsFor={(typed) =>
              bestMatches(paths, typed, (one) => ({ texts: [one] })).map((one) => ({
                value: one,
                label: one,
              }))
            }
            onChoose={setPath}
          />
          <span className={classes.note}>{t("fileCount", { count: files.length })}</span>
        </div>
      )}
      {file === undefined ? <p>{t("noProperty")}</p> : <File key={index} ids={file.ids} schema={schema} />}
    </div>
  );
}

/** A file in words, then as XML. */
function File({ ids, schema }: { readonly ids: IdsFile; readonly schema: IfcSchema }) {
  const t = useTranslations("ids");
  const items = useMemo(
    () => ids.specifications.map((specification) => ({ specification, note: null })),
    [ids],
  );
  const texts = useMemo(() => [...idsTexts(ids)], [ids]);
  return (
    <>
      <ScrollPane role="region" aria-label={t("inWords")} tabIndex={0} className={classes.words}>
        <SpecificationList items={items} entityName={schema.entityName} />
      </ScrollPane>
      <Xml texts={texts} />
    </>
  );
}

/** The parts of a file, of which those in view are rendered. */
function Xml({ texts }: { readonly texts: readonly string[] }) {
  const t = useTranslations("ids");
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { first, last, style } = useVirtualRows({
    pane,
    list,
    count: texts.length,
    content: texts,
    expectedHeight: 300,
  });
  return (
    // Focusable, because keyboard users have to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={setPane} role="region" aria-label={t("xml")} tabIndex={0} className={classes.xml} dir="ltr">
      <div ref={list} style={style}>
        {texts.slice(first, last + 1).map((text, index) => (
          // The parts of a file have their positions only.
          // oxlint-disable-next-line react/no-array-index-key
          <pre key={first + index} data-row="">
            {text}
          </pre>
        ))}
      </div>
    </div>
  );
}

function pathOf({ folder, name }: IdsEntry): string {
  return folder === null ? name : `${folder} / ${name}`;
}

import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { FileButton } from "#browser/ui/controls/file-button.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { useActionSignal } from "#browser/ui/use-action-signal.ts";
import { failureOf } from "#core/files/read/report/read-error.ts";
import { mappingTable, mergeMappings, readMappingFile } from "#core/ids/mapping-file.ts";
import type { MappingRow } from "#core/ids/mapping.ts";
import type { IdsMapping } from "#core/ids/product-type.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { createDownload } from "../run/file-sink.ts";
import { writeFile } from "../run/write-file.ts";

type MappingFileButtonsProps = {
  readonly rows: readonly MappingRow[];
  /** Called with the change of the mapping by a file. */
  readonly onImport: (change: (before: IdsMapping) => IdsMapping) => void;
  /** Called with a message about a file that was read or saved. */
  readonly onDone: (sentence: string) => void;
};

const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** 'Import mapping' and 'Export mapping', so that an office shares one mapping. */
export function MappingFileButtons({ rows, onImport, onDone }: MappingFileButtonsProps) {
  const t = useTranslations("ids");
  const wording = useText();
  const [problem, setProblem] = useState<Text | string | null>(null);
  const begin = useActionSignal();
  const read = async (file: File): Promise<void> => {
    setProblem(null);
    const signal = begin();
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const mapping = await readMappingFile({ name: file.name, bytes });
      if (signal.aborted) return;
      onImport((before) => mergeMappings(before, mapping));
      onDone(t("imported", { file: file.name }));
    } catch (error) {
      const { message, where } = failureOf([file.name], error);
      if (!signal.aborted)
        setProblem(
          where === null
            ? text("ids.fileProblem", { file: file.name, problem: message })
            : text("ids.mappingProblemAt", { file: file.name, problem: message, where }),
        );
    }
  };
  const write = async (): Promise<void> => {
    setProblem(null);
    const signal = begin();
    try {
      const what = t("mappingFile");
      const file = { name: `${what}.xlsx`, mediaType: MEDIA_TYPE };
      const data = { kind: "table", what, cultures: [null], ...mappingTable(rows) } as const;
      await writeFile({ data, format: "xlsx", bsdd: null }, async () => createDownload(file), signal);
      onDone(t("saved", { name: file.name }));
    } catch (error) {
      if (!signal.aborted) setProblem(failureOf([], error).message);
    }
  };
  return (
    <>
      <FileButton
        label={t("importMapping")}
        size="xs"
        accept=".xlsx,.csv"
        onFiles={([file]) => {
          if (file !== undefined) void read(file);
        }}
      />
      <Button size="xs" variant="default" onClick={() => void write()}>
        {t("exportMapping")}
      </Button>
      {problem !== null && <ErrorPanel compact title={wording(problem)} />}
    </>
  );
}

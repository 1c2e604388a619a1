import type { IdsFile } from "#core/ids/model.ts";
import { createSheet } from "../table.ts";
import { type Contents, type ExportBase, rowContents } from "./contents.ts";

/** A file of an IDS export, in the folder of a role if there is one for each stage and role. */
export type IdsEntry = { readonly folder: string | null; readonly name: string; readonly ids: IdsFile };

/** Requirements for models as IDS files. */
export type IdsExport = ExportBase & { readonly kind: "ids"; readonly files: readonly IdsEntry[] };

/** Whether files are written into an archive: those with folders are, even a single one. */
export function isIdsArchive(files: readonly IdsEntry[]): boolean {
  return files.some(({ folder }) => folder !== null);
}

/** One row per specification. */
export function idsContents({ files }: IdsExport): Contents {
  const rows = files.flatMap(({ folder, name, ids }) =>
    ids.specifications.map((specification) => ({ folder, name, specification })),
  );
  type Row = (typeof rows)[number];
  return rowContents(
    createSheet<Row>(
      "Specifications",
      [
        { header: "Role", value: ({ folder }) => folder },
        { header: "File", value: ({ name }) => name },
        { header: "Specification", value: ({ specification }) => specification.name },
        { header: "Identifier", value: ({ specification }) => specification.identifier },
        { header: "Requirements", value: ({ specification }) => specification.requirements.length },
      ],
      rows,
    ),
    rows,
  );
}

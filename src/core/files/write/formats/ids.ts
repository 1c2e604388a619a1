import { idsTexts } from "#core/ids/write-ids.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";
import { type Chunks, encode } from "../chunks.ts";
import { exportFileName, FileNames, folderName } from "../file-name.ts";
import { type IdsExport, isIdsArchive } from "../kinds/ids.ts";
import { zip } from "../zip.ts";

/** Writes IDS 1.0: one file, or an archive with a folder for each role. */
export function writeIds({ files, cultures }: IdsExport): Chunks {
  const [first] = files;
  if (first === undefined) throw new TextError(text("exporting.idsNothingMapped"));
  if (!isIdsArchive(files)) return encode(idsTexts(first.ids));
  const names = new FileNames();
  const folders = new Map<string | null, string>();
  for (const { folder } of files)
    if (!folders.has(folder)) folders.set(folder, names.take(folderName(folder ?? "")));
  return zip(
    files.map(({ folder, name, ids }) => ({
      path: `${folders.get(folder) ?? ""}/${exportFileName(name, cultures, "ids")}`,
      chunks: encode(idsTexts(ids)),
    })),
  );
}

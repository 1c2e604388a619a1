import type { SourceFile } from "#core/files/read/decode/decode.ts";
import type { ReadFailure } from "#core/files/read/report/outcome.ts";
import { text } from "#core/text/messages/text.ts";

export type FileContents = { readonly sources: SourceFile[]; readonly failures: ReadFailure[] };

/** The contents of files. What the browser cannot read, such as a folder, is a failure of its own, and the others are read. */
export async function fileContents(files: readonly File[]): Promise<FileContents> {
  const sources: SourceFile[] = [];
  const failures: ReadFailure[] = [];
  for (const file of files)
    try {
      sources.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    } catch {
      const message = text("files.browserCannotRead");
      failures.push({ kind: "failure", files: [file.name], message, where: null });
    }
  return { sources, failures };
}

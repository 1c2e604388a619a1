import { createDownload } from "#concepts/export/file-sink.ts";

/** Downloads a text; the moment stands in the file's name. */
export function saveFile(name: string, text: string): void {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const download = createDownload({ name: `plinth-${moment}-${name}`, mediaType: "application/json" });
  void download.write(new TextEncoder().encode(text));
  void download.close();
}

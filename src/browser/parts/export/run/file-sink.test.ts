import { expect, test, vi } from "vitest";
import { pickSink } from "./file-sink.ts";

test.each([
  ["an empty file, as the picker creates it, is removed", 0, 1],
  ["a file with content stays", 7, 0],
])("after 'Cancel' %s", async (_what, size, removals) => {
  const remove = vi.fn(async () => {});
  const abort = vi.fn(() => Promise.reject(new TypeError("The stream is closed.")));
  const handle = { createWritable: async () => ({ abort }), getFile: async () => ({ size }), remove };
  vi.stubGlobal("window", { showSaveFilePicker: async () => handle });
  const sink = await pickSink({ name: "Codes-en.csv", mediaType: "text/csv" });
  await sink.abort();
  expect(abort).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledTimes(removals);
});

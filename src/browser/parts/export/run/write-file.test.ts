import { expect, test, vi } from "vitest";
import type { Sink } from "./file-sink.ts";
import { writeFile } from "./write-file.ts";

test("an export that is cancelled before its file is created does not ask where to save it, and writes nothing", async () => {
  const openSink = vi.fn<() => Promise<Sink>>(() => Promise.reject(new Error("A file was begun.")));
  const data = { kind: "table", what: "Table", cultures: [null], headers: [], rows: [] } as const;
  const request = { data, format: "csv", bsdd: null };
  await expect(writeFile(request, openSink, AbortSignal.abort())).rejects.toThrow("abort");
  expect(openSink).not.toHaveBeenCalled();
});

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The file that an action adds to the folder of downloads, once it is complete. For browsers that do not report downloads. */
export async function newFileIn(
  folder: string,
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const before = new Set(await readdir(folder));
  await act();
  const added = async (): Promise<string[]> => (await readdir(folder)).filter((file) => !before.has(file));
  // Firefox adds the file at once, and next to it one that ends in `.part` until it is complete; WebKitGTK renames one at the end.
  await expect.poll(added).toEqual([expect.not.stringMatching(/\.(?:part|wkdownload)$/)]);
  const [name = ""] = await added();
  return { name, text: await readFile(join(folder, name), "utf8") };
}

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
  let file = { name: "", text: "" };
  const find = async (): Promise<string> => {
    const added = (await readdir(folder)).filter((name) => !before.has(name));
    // Firefox reserves the name by an empty file, and writes one that ends in `.part` next to it; WebKitGTK renames one at the end.
    const name = added.find((one) => !/\.(?:part|wkdownload)$/.test(one));
    if (name !== undefined && added.length === 1)
      file = { name, text: await readFile(join(folder, name), "utf8") };
    return file.text;
  };
  await expect.poll(find).not.toBe("");
  return file;
}

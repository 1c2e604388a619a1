import { join } from "node:path";
import { Failure } from "#core/lib/failure.ts";
import { type Assets, readAssets } from "./assets.ts";

/** Where `npm run build` puts the app, in a checkout and in the package. */
export const BUILT_APP = join(import.meta.dirname, "..", "..", "..", "..", "dist");

/** The files of the built app. Throws if there is none in the folder. */
export function readBuiltApp(folder: string): Assets {
  const assets = readAssets(folder);
  if (assets.has("/index.html")) return assets;
  throw new Failure(`There is no built app in ${folder}: run 'npm run build' first.`);
}

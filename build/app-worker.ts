import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { OPERATIONS } from "#core/api/operations.ts";

const WORKER = join(import.meta.dirname, "service-worker.js");

/** What only the sample catalogue needs is reached from here. It has a service worker of its own, and is never loaded for another service. */
const SAMPLE = "src/browser/app/sample/start.ts";

/** The configuration belongs to the deployment and is no part of a version. */
const CACHED = /^(?:index\.html|assets\/[^/]+\.(?:css|js)|[^/]+\.(?:png|svg|webmanifest))$/;

/** The first segments of the paths of all operations: with the gateway, they have the origin of the app. */
const SERVICE = [...new Set(Object.values(OPERATIONS).map(({ path }) => path.split("/")[1]))];

/** Adds `sw.js`, the service worker of the app, with the list of its files. */
export function appWorker(): Plugin {
  let base = "/";
  let publicDir = "";
  return {
    name: "app-worker",
    apply: "build",
    configResolved(config) {
      base = config.base;
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const outputs = new Map(Object.entries(bundle));
        const excluded = sampleFiles(outputs);
        const files = [...outputs.keys(), ...readdirSync(publicDir)].filter(
          (file) => CACHED.test(file) && !excluded.has(file),
        );
        const hash = createHash("sha256").update(JSON.stringify(files));
        for (const file of files) {
          // The names of the others change with their contents.
          if (!file.startsWith("assets/")) hash.update(contentOf(outputs.get(file), join(publicDir, file)));
        }
        const app = {
          base,
          version: hash.digest("hex").slice(0, 16),
          files,
          // Operations, the health checks of the gateway, and files are no pages; a GUID in the address of a page may contain dots.
          otherPaths: `^/(?:${SERVICE.join("|")}|healthz|readyz)(?:/|$)|^${base}(?:assets/|[^/]*\\.[^/]*$)`,
        };
        const source = readFileSync(WORKER, "utf8").replace("__APP__", () => JSON.stringify(app));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

function contentOf(output: Output | undefined, path: string): string | Uint8Array {
  if (output === undefined) return readFileSync(path);
  return output.type === "asset" ? output.source : output.code;
}

/** The files that only the sample needs. */
function sampleFiles(outputs: ReadonlyMap<string, Output>): Set<string> {
  const chunks = [...outputs.values()].filter((output) => output.type === "chunk");
  const isSample = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
    moduleIds.some((id) => id.endsWith(SAMPLE));
  const reach = (from: readonly Rolldown.OutputChunk[], isLeftOut: typeof isSample): Set<string> => {
    const files = new Set(from.map(({ fileName }) => fileName));
    // Iteration includes files added during it.
    for (const file of files) {
      const output = outputs.get(file);
      if (output?.type !== "chunk" || isLeftOut(output)) continue;
      for (const next of [...output.imports, ...output.dynamicImports]) files.add(next);
    }
    return files;
  };
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const ofApp = reach(entries, isSample);
  const samples = chunks.filter(isSample);
  for (const { fileName } of samples) ofApp.delete(fileName);
  return new Set([...reach(samples, () => false)].filter((file) => !ofApp.has(file)));
}

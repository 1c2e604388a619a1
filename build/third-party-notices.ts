import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Plugin } from "vite";

const FILE = "third-party-notices.txt";
/** The folder of a package in the path of one of its modules. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)\b/i;

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  homepage: v.optional(v.string()),
  author: v.optional(
    v.union([
      v.string(),
      v.pipe(
        v.object({ name: v.string() }),
        v.transform(({ name }) => name),
      ),
    ]),
  ),
});

/**
 * Adds `third-party-notices.txt` to a build: the packages with modules in it, each with its licence.
 * @returns `collect` for the builds of workers too, and `write` for the one that the file belongs to
 */
export function thirdPartyNotices(): { readonly collect: Plugin; readonly write: Plugin } {
  const folders = new Set<string>();
  return {
    collect: {
      name: "third-party-modules",
      apply: "build",
      generateBundle(_options, bundle) {
        const ids = Object.values(bundle).flatMap((output) =>
          output.type === "chunk" ? output.moduleIds : [],
        );
        for (const id of ids) for (const folder of PACKAGE_FOLDER.exec(id) ?? []) folders.add(folder);
      },
    },
    write: {
      name: "third-party-notices",
      apply: "build",
      generateBundle: {
        order: "post",
        handler() {
          const notices = [...folders].map(noticeOf).toSorted((a, b) => (a < b ? -1 : 1));
          this.emitFile({ type: "asset", fileName: FILE, source: [...new Set(notices)].join("\n") });
        },
      },
    },
  };
}

function noticeOf(folder: string): string {
  const { name, version, license, homepage, author } = v.parse(
    packageSchema,
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  const by = texts.length === 0 && author !== undefined ? [`By ${author}`] : [];
  const head = [
    `${name} ${version}`,
    `Licence: ${license}`,
    ...(homepage === undefined ? [] : [homepage]),
    ...by,
  ];
  return `${"=".repeat(80)}\n${[head.join("\n"), ...texts].join("\n\n")}\n`;
}

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";

const ROOT = join(import.meta.dirname, "..", "..");
const CONFIGURATION = [
  ".oxlintrc.json",
  "tsconfig.json",
  "tsconfig.core.json",
  "package.json",
  "checks/canaries/import-resolver.ts",
];

const lintOutput = v.object({
  diagnostics: v.array(v.object({ filename: v.string(), code: v.optional(v.string(), "") })),
});

export interface Finding {
  file: string;
  rule: string;
}

/**
 * Writes the files to a temporary project with this project's configuration, so that its rules apply under the same paths, while the
 * regular lint run never sees intentionally invalid code.
 */
export function createProject(files: Record<string, string>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "plinth-canaries-")));
  for (const path of CONFIGURATION) cpSync(join(ROOT, path), join(root, path));
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "junction");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  function run(script: string, args: string[]): string {
    const command = [join(ROOT, "node_modules", script), ...args];
    // Colours and Node's warnings about them depend on the environment.
    const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, NODE_OPTIONS: undefined };
    const { error, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: "utf8",
      env,
    });
    if (error) throw error;
    // Messages of the tools about themselves (an unknown or deprecated setting) count as failures too.
    if (stderr !== "") throw new Error(stderr);
    return stdout;
  }

  return {
    /** What the linter reports, by the rule's name. */
    lint(): Finding[] {
      const { diagnostics } = v.parse(
        lintOutput,
        JSON.parse(run("oxlint/bin/oxlint", ["--format=json", "src"])),
      );
      return diagnostics.map(({ filename, code }) => ({ file: filename.replaceAll("\\", "/"), rule: code }));
    },
    /** What the compiler reports of a configuration. */
    compile: (configuration: string): string => run("typescript/bin/tsc", ["-p", configuration]),
    remove(): void {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

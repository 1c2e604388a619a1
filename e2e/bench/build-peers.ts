import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

// The baselines and peers have their own dependencies, which only the benchmark needs.
const folder = import.meta.dirname;
const installed = join(folder, "node_modules/.package-lock.json");
const isInstalled =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs;
for (const args of [...(isInstalled ? [] : [["ci"]]), ["run", "build"]]) {
  // npm is a script on Windows, which requires a shell.
  const { status } = spawnSync("npm", ["--prefix", folder, ...args], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}

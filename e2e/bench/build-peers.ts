import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

// The baselines and peers have dependencies of their own, which nobody needs who does not run the benchmark.
const folder = import.meta.dirname;
const installed = join(folder, "node_modules/.package-lock.json");
const isInstalled =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs;
for (const args of [...(isInstalled ? [] : [["ci"]]), ["run", "build"]]) {
  // npm is a script on Windows, which only a shell starts.
  const { status } = spawnSync("npm", ["--prefix", folder, ...args], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}

import { spawn } from "node:child_process";

const COMMANDS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  // An empty title: `start` takes the first quoted argument for one.
  win32: ["cmd", "/c", "start", '""'],
};

/** Opens an address in the default browser. Resolves with whether there was a command for that, which says nothing of the browser. */
export async function openBrowser(address: string): Promise<boolean> {
  const [command, ...args] = COMMANDS[process.platform] ?? ["xdg-open"];
  return new Promise((resolve) => {
    const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
    child.once("error", () => resolve(false));
    child.once("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}

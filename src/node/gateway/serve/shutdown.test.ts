import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";

/** Sends signals to a process whose server never closes and which a timer keeps alive; returns its output. */
async function stop(signals: readonly NodeJS.Signals[], limitMs: number): Promise<string[]> {
  const code = `
    import { closeOnSignals } from ${JSON.stringify(join(import.meta.dirname, "shutdown.ts"))};
    setInterval(() => {}, 1000);
    const server = { closeAllConnections: () => console.log("hung up") };
    const close = () => new Promise(() => console.log("closing"));
    closeOnSignals({ close, server }, { limitMs: ${limitMs}, log: (entry) => console.log(JSON.stringify(entry)) });
    process.on("exit", (code) => console.log("exit " + code));
    console.log("ready");
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines: string[] = [];
  const waiting = [...signals];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const signal = waiting.shift();
    if (signal !== undefined) child.kill(signal);
  }
  return lines;
}

test("a server that does not close is terminated after its connections", async () => {
  expect(await stop(["SIGTERM"], 100)).toEqual([
    "ready",
    "closing",
    "hung up",
    '{"event":"stopped","forced":true}',
    "exit 1",
  ]);
});

test("a second signal exits at once", async () => {
  expect(await stop(["SIGTERM", "SIGINT"], 3_600_000)).toEqual([
    "ready",
    "closing",
    '{"event":"stopped","forced":true}',
    "exit 1",
  ]);
});

#!/usr/bin/env node
import "./node-20.ts";
import { run } from "./run.ts";

// The reader of a pipe may close it early, as `head` does; a command that only prints ends then.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

process.exitCode = await run(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  env: process.env,
});

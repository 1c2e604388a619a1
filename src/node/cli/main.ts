#!/usr/bin/env node
import "./node-20.ts";
import { isReaderGone } from "#node/lib/system-error.ts";
import { run } from "./run.ts";

// The reader of a pipe may close it early, as `head` does; a command that only prints ends then.
process.stderr.on("error", () => {});
process.stdout.on("error", (error) => {
  if (!isReaderGone(error)) process.exitCode = 1;
});

const code = await run(process.argv.slice(2), { out: process.stdout, err: process.stderr, env: process.env });
if (code !== 0) process.exitCode = code;

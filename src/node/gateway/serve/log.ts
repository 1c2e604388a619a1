import type { Writable } from "node:stream";

/** Writes one log entry. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

const MAX_TEXT_LENGTH = 500;

/** Bytes of the log that wait in memory for a slow reader; further entries are dropped. */
const MAX_WAITING_BYTES = 1_000_000;

/** A log into a stream. While its reader is too slow, entries are dropped; the next one says how many. */
export function logInto(out: Writable): Log {
  const log = createLog((line) => out.write(line));
  let dropped = 0;
  return (entry) => {
    if (out.writableLength > MAX_WAITING_BYTES) {
      dropped += 1;
      return;
    }
    log(dropped === 0 ? entry : { ...entry, dropped });
    dropped = 0;
  };
}

/**
 * A log of JSON lines with timestamps. Strings may come from clients, so they are truncated to 500 characters, and everything but
 * printable ASCII is escaped: no control character reaches a terminal.
 */
export function createLog(write: (line: string) => void): Log {
  return (entry) => {
    const line = { time: new Date().toISOString(), ...entry };
    const whole = JSON.stringify(line);
    // Almost no entry has a string that is too long, and a function for each value takes several times longer.
    const json = whole.length > MAX_TEXT_LENGTH ? JSON.stringify(line, truncated) : whole;
    write(`${json.replaceAll(/[^\x20-\x7e]/g, escaped)}\n`);
  };
}

function truncated(_key: string, value: unknown): unknown {
  return typeof value === "string" && value.length > MAX_TEXT_LENGTH
    ? `${value.slice(0, MAX_TEXT_LENGTH)}…`
    : value;
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

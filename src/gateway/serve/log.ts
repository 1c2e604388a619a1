/** Writes one log entry. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

const MAX_TEXT_LENGTH = 500;

/**
 * A log of JSON lines with timestamps. Strings may come from clients, so they are truncated to 500 characters, and everything but
 * printable ASCII is escaped: no control character reaches a terminal.
 */
export function createLog(write: (line: string) => void): Log {
  return (entry) => {
    const json = JSON.stringify({ time: new Date().toISOString(), ...entry }, (_key, value: unknown) =>
      typeof value === "string" && value.length > MAX_TEXT_LENGTH
        ? `${value.slice(0, MAX_TEXT_LENGTH)}…`
        : value,
    );
    write(`${json.replaceAll(/[^\x20-\x7e]/g, escaped)}\n`);
  };
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

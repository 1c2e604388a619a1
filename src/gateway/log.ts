/** Takes what happened, as one line of the log. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

const MAX_TEXT_LENGTH = 500;

/**
 * Writes each entry as a line of JSON with its time. Texts may come from anybody, so they are cut to 500 characters, and everything but
 * visible ASCII is escaped: a terminal that shows the log obeys no control character in it.
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

import { printable } from "#core/text/printable.ts";
import { createRedaction, type SecretName, shown } from "#core/text/redact.ts";

/** The secrets that this process has sent or received. One for all, since an error does not tell from which client it comes. */
const secrets = new Map<string, SecretName>();

/** Has a secret removed from what services say from now on. */
export function addSecret(secret: string | null | undefined, name: SecretName): void {
  if (secret != null) secrets.set(secret, name);
}

/** The maximum number of characters of what a service says that are printed. */
const MAX_LENGTH = 500;

/** What a service says, to be printed: without the secrets that it repeats, in one line, and cut where it is long. */
export function quoted(text: string): string {
  // Redacted before it is cut, or a part of a secret would remain.
  const line = printable(shown(createRedaction(secrets)(text)));
  if (line.length <= MAX_LENGTH) return line;
  return `${printable(line.slice(0, MAX_LENGTH).trimEnd())}… (${line.length - MAX_LENGTH} more characters)`;
}

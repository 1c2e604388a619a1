/** One line for a terminal: names come from files and services, so their control characters must not reach it. */
export function printable(line: string): string {
  return line.replaceAll(/\p{C}/gu, " ");
}

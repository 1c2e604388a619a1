/** The base URL that stands for the service of a catalogue file; no request goes there. */
export function fileBaseUrl(id: string): string {
  return `file:${id}`;
}

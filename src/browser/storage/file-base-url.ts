/** The base URL of a catalogue file's service; no network request goes there. */
export function fileBaseUrl(id: string): string {
  return `file:${id}`;
}

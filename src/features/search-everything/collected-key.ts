/** Under what the query cache holds the properties that were collected for the search: more than can be remembered. */
export function collectedKey(service: string, culture: string | null) {
  return [service, culture, "collected-properties"] as const;
}

/** The query key of the properties collected for the search: there are too many to remember across visits. */
export function collectedKey(service: string, culture: string | null) {
  return [service, culture, "collected-properties"] as const;
}

/** Classifications, their code trees, and codes. */
export const classifications = {
  loading: "Loading…",
  loadingSome: "Loading… {count}",
  noCodesHere: "the service sent no codes here",
} as const;

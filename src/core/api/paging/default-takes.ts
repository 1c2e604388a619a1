/** The default page sizes (Take) of lists and of code trees. */
export const DEFAULT_TAKES = { list: 50, codes: 200 };

/** The maximum page size, whatever is configured or granted: a response is parsed and validated synchronously. */
export const MAX_TAKE = 10_000;

/** The default page sizes (Take) of lists and of code trees. */
export const DEFAULT_TAKES = { list: 50, codes: 200 };

/** How far a list is loaded. A service may never end one: its total may grow with each page. */
export type WalkLimit = { readonly items: number; readonly pages: number };

/** The limit of every list that is loaded page by page. */
export const MAX_WALK: WalkLimit = { items: 1_000_000, pages: 10_000 };

/** The limit of a list that is loaded to be searched while somebody waits. */
export const MAX_SEARCHED: WalkLimit = { items: 20_000, pages: 400 };

/** The maximum number of classifications in which codes are searched: each takes requests of its own. */
export const MAX_SEARCHED_CLASSIFICATIONS = 200;

/** The maximum page size, whatever is configured or granted: a response is parsed and validated synchronously. */
export const MAX_TAKE = 10_000;

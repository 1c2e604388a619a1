/** Items to ask for at once where the configuration does not say: in lists and in code trees. */
export const DEFAULT_TAKES = { list: 50, codes: 200 };

/** Items to ask for at once where the configuration does not say: in lists and in code trees. */
export const DEFAULT_TAKES = { list: 50, codes: 200 };

/** The most to ask for at once, whatever is configured and whatever a service would grant: an answer is read and checked in one go. */
export const MAX_TAKE = 10_000;

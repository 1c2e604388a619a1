/** The kinds of concepts that a service lists as a whole (E5, E9, E3). Others are only listed as parts of something. */
export const LISTED_KINDS = ["classification", "template", "construction-object"] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

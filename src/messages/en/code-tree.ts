/** What happens in a code tree: announcements, notes, failures. */
export const codeTree = {} as const;

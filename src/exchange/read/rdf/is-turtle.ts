const COMMENTS = /^(?:\s*#[^\n]*\n)+\s*/;
const TERM = String.raw`(?:<[^<>"\s]*>|_:[\w.-]+|[\w.-]*:[\w.%-]*)`;
const STATEMENT = new RegExp(String.raw`^${TERM}\s+(?:a|${TERM})\s+(?:${TERM}|["'[(])`);

/** Whether a text is Turtle, which begins with a directive or with a statement. */
export function isTurtle(head: string): boolean {
  const start = head.replace(COMMENTS, "").slice(0, 4096);
  return (
    /^@(?:prefix|base)\s/i.test(start) ||
    /^(?:prefix\s+[\w.-]*:|base)\s*</i.test(start) ||
    STATEMENT.test(start)
  );
}

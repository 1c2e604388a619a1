/** Explains an error of the browser's storage, and what helps. */
export function describeStorageFailure(error: unknown): { readonly title: string; readonly detail: string } {
  const name = error instanceof Error ? error.name : "";
  if (name === "QuotaExceededError")
    return {
      title: "The storage of this browser is full",
      detail:
        "The file stays open until this tab is closed. Forget other files, or free space on this computer.",
    };
  if (["SecurityError", "InvalidStateError", "ReferenceError", "TypeError"].includes(name))
    return {
      title: "This browser does not allow this site to store anything",
      detail:
        "The file stays open until this tab is closed. Private windows and blocked site data are usual reasons.",
    };
  return {
    title: "The storage of this browser failed",
    detail: error instanceof Error ? error.message : String(error),
  };
}

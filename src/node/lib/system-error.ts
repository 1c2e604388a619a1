const REASONS: ReadonlyMap<unknown, string> = new Map([
  ["ENOENT", "no such file or folder"],
  ["ENAMETOOLONG", "the name is too long"],
  ["EISDIR", "it is a folder"],
  ["ENOTDIR", "it is not a folder"],
  ["EACCES", "permission denied"],
  ["EPERM", "permission denied"],
  ["EROFS", "the file system is read-only"],
  ["ENOSPC", "the disk is full"],
  ["EBUSY", "another program uses it"],
  ["ELOOP", "it is a link that leads back to itself"],
  ["EPIPE", "its reader has left"],
  ["EMFILE", "too many files are open"],
  ["ERR_FS_FILE_TOO_LARGE", "it is larger than 2 GB"],
  ["EADDRINUSE", "the port is already in use"],
  ["EADDRNOTAVAIL", "this computer does not have that address"],
  ["ECONNREFUSED", "nothing answers at that address and port"],
  ["ETIMEDOUT", "there was no answer in time"],
  ["EHOSTUNREACH", "there is no way to that address"],
  ["ENETUNREACH", "there is no way to that address"],
  ["ECONNRESET", "the connection was closed"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "it is no https server"],
  ["ENOTFOUND", "there is no host of that name"],
  ["EAI_AGAIN", "the host name could not be looked up"],
]);

/** The errors of writing to a pipe whose reader has left; the second one is that of Windows, the last that of later writes. */
const READER_GONE = new Set<unknown>(["EPIPE", "EOF", "ERR_STREAM_DESTROYED"]);

/** Whether nothing could be written because the reader of the pipe has left, as `head` does. */
export function isReaderGone(error: unknown): boolean {
  return READER_GONE.has(codeOf(error));
}

/** Why the operating system refused something, in words; the message of any other error. Names neither paths nor other values. */
export function systemReason(error: unknown): string {
  return REASONS.get(codeOf(error)) ?? (error instanceof Error ? error.message : String(error));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

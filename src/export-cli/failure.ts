/** Explains to the user why there is no file. */
export class ExportFailure extends Error {}

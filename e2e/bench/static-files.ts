import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

export interface StaticFile {
  readonly type: string;
  readonly body: Buffer;
  readonly isCompressed: boolean;
  /** Files with a hash in their name never change. */
  readonly isImmutable: boolean;
}

/** All files below a folder by their relative path, each compressed once. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => {
      const content = readFileSync(path);
      const extension = extname(path);
      const isCompressed = extension !== ".png";
      const file = {
        type: TYPES[extension] ?? "application/octet-stream",
        body: isCompressed ? brotliCompressSync(content) : content,
        isCompressed,
        isImmutable: path.includes("/assets/"),
      };
      return [path.slice(folder.length + 1).replaceAll("\\", "/"), file] as const;
    }),
  );
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** In order of preference; the suffixes are those that the build writes. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

type Variant = { readonly bytes: Buffer; readonly etag: string };

export type Asset = {
  readonly type: string;
  readonly cacheControl: string;
  readonly identity: Variant;
  readonly encoded: ReadonlyMap<string, Variant>;
};

/** The files by URL path; nothing else can be requested. */
export type Assets = ReadonlyMap<string, Asset>;

/**
 * Reads the built app into memory, a few megabytes, so that no URL ever reaches the file system. ETags are hashes of the content: those of
 * time and size would be equal for two builds in the same second.
 */
export function readAssets(folder: string): Assets {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(folder, "/").length).replaceAll("\\", "/"),
    )
    // The build manifest (.vite) is not served.
    .filter((name) => !name.startsWith("."));
  const assets = new Map<string, Asset>();
  for (const name of names) {
    if (ENCODINGS.some(([, suffix]) => name.endsWith(suffix))) continue;
    const encoded = ENCODINGS.filter(([, suffix]) => names.includes(name + suffix)).map(
      ([encoding, suffix]) =>
        [encoding, variant(readFileSync(join(folder, name + suffix)), encoding)] as const,
    );
    assets.set(`/${name}`, {
      type: TYPES[extname(name)] ?? "application/octet-stream",
      // Vite puts a content hash into these file names.
      cacheControl: name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      identity: variant(readFileSync(join(folder, name))),
      encoded: new Map(encoded),
    });
  }
  return assets;
}

/** A generated JSON file. */
export function jsonAsset(json: string): Asset {
  const identity = variant(Buffer.from(json));
  return { type: "application/json", cacheControl: "no-cache", identity, encoded: new Map() };
}

function variant(bytes: Buffer, encoding = "identity"): Variant {
  const hash = createHash("sha256").update(encoding).update(bytes).digest("base64url").slice(0, 27);
  return { bytes, etag: `"${hash}"` };
}

/** The variant to send for an Accept-Encoding header. */
export function chooseVariant(
  asset: Asset,
  accepted: string,
): Variant & { readonly encoding: string | null } {
  const accepts = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))] as const;
    }),
  );
  for (const [encoding, one] of asset.encoded) {
    if (accepts.get(encoding) ?? accepts.get("*") ?? false) return { ...one, encoding };
  }
  return { ...asset.identity, encoding: null };
}

/** Whether the browser's cached copy is current (If-None-Match). */
export function isCurrent(etag: string, ifNoneMatch: string): boolean {
  // A compressing proxy turns ETags into weak ones, which is fine for GET.
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

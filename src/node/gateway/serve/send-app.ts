import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import { Refusal } from "../forward/refusal.ts";
import { type Asset, type Assets, chooseVariant, isCurrent } from "./assets.ts";

type AppRequest = {
  readonly assets: Assets;
  /** The Content-Security-Policy of the app. */
  readonly policy: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
};

/** Sends a file of the built app, or index.html for any of its pages. Throws a Refusal (404) for a missing file. */
export function sendApp({ assets, policy, path, headers }: AppRequest, reply: FastifyReply): FastifyReply {
  const asset = findAsset(assets, path);
  const { bytes, etag, encoding } = chooseVariant(asset, headers["accept-encoding"] ?? "");
  reply.headers({
    "Content-Type": asset.type,
    "Content-Security-Policy": policy,
    "Cache-Control": asset.cacheControl,
    ETag: etag,
    Vary: "Accept-Encoding",
  });
  if (isCurrent(etag, headers["if-none-match"] ?? "")) return reply.code(304).send();
  if (encoding !== null) reply.header("Content-Encoding", encoding);
  return reply.send(bytes);
}

function findAsset(assets: Assets, path: string): Asset {
  const asset = assets.get(path) ?? (isFile(path) ? undefined : assets.get("/index.html"));
  if (asset === undefined) throw new Refusal(404, "The file does not exist.");
  return asset;
}

/** Whether a path names a file of the build. In deeper paths dots mean nothing: pages end with GUIDs, which are opaque. */
function isFile(path: string): boolean {
  return path.startsWith("/assets/") || /^\/[^/.]*\.[^/]*$/.test(path);
}

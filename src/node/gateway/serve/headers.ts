import { createHash } from "node:crypto";

/** Headers of every response. HSTS is left to the proxy that terminates TLS. */
export const COMMON_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  // Not no-referrer: browsers would send `Origin: null` with the app's own POSTs.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
} as const;

/** For responses that are not the app: rendered as a page, they could neither load nor run anything, nor be framed. */
export const INERT_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** The default headers; the app's files and cacheable responses override some. */
export const USUAL_HEADERS = {
  ...COMMON_HEADERS,
  "Content-Security-Policy": INERT_POLICY,
  "Cache-Control": "no-store",
} as const;

export type PolicyOptions = {
  /** Text of index.html; its inline scripts are allowed by hash. */
  readonly page: string;
  /** Origins that the app may connect to besides its own. */
  readonly connect: readonly string[];
  readonly frameAncestors: string;
};

/** The Content-Security-Policy of the app: scripts and styles are files of its own origin only. */
export function pagePolicy({ page, connect, frameAncestors }: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScripts(page).map((text) => `'sha256-${sha256(text)}'`)],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    // The service worker of the sample catalogue, and the workers that write and read files.
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [frameAncestors],
    // No string becomes script or markup. The one policy (lib/trusted-script.ts) allows the URLs of the worker scripts.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

function inlineScripts(page: string): string[] {
  const scripts = page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].flatMap(([, attributes = "", text = ""]) =>
    /\ssrc\s*=/i.test(attributes) ? [] : [text],
  );
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

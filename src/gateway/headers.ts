import { createHash } from "node:crypto";

/** Headers on everything that the gateway sends. HSTS is missing on purpose: only who ends TLS knows whether there is any. */
export const COMMON_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  // Not no-referrer: with that, browsers say of their own POSTs that they come from nowhere.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
} as const;

/** For what is no page: whatever somebody makes a browser take it for, it loads nothing, runs nothing and is in no frame. */
export const INERT_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** What every answer begins with; pages and what may be kept say otherwise. */
export const USUAL_HEADERS = {
  ...COMMON_HEADERS,
  "Content-Security-Policy": INERT_POLICY,
  "Cache-Control": "no-store",
} as const;

export type PolicyOptions = {
  /** Text of index.html, whose inline scripts are let run by their hashes. */
  readonly page: string;
  /** What the app may talk to besides its own origin. */
  readonly connect: readonly string[];
  readonly frameAncestors: string;
};

/** The Content-Security-Policy of the app: scripts and styles come in files of its own origin, and from nowhere else. */
export function pagePolicy({ page, connect, frameAncestors }: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScripts(page).map((text) => `'sha256-${sha256(text)}'`)],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    // The sample catalogue answers from a service worker; files are written and read in workers.
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [frameAncestors],
    // No text becomes script or markup. The one policy (lib/trusted-script.ts) lets the addresses of the worker scripts through.
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

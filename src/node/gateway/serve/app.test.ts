import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { E10, stubUpstream, sendJson, TM } from "../forward/upstream.fixture.ts";
import { startGateway } from "../gateway.fixture.ts";
import { readAssets } from "./assets.ts";

const SCRIPT = "const big = 'a script that gets smaller';".repeat(20);

/** A folder with the files of a build. */
function build(index = "<p>The app</p>"): string {
  const folder = mkdtempSync(join(tmpdir(), "plinth-app-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files: Record<string, string | Buffer> = {
    "index.html": index,
    "config.json": '{"services":[{"baseUrl":"sample:"}]}',
    "icon.svg": "<svg/>",
    "mockServiceWorker.js": "self",
    "sw.js": "self",
    "manifest.webmanifest": "{}",
    "secret.bin": "x",
    ".vite/manifest.json": "{}",
    ".env": "SECRET=1",
    "assets/index-abc.js": SCRIPT,
    "assets/index-abc.js.br": brotliCompressSync(SCRIPT),
    "assets/index-abc.js.gz": gzipSync(SCRIPT),
    "assets/small-def.css": "p{}",
  };
  mkdirSync(join(folder, ".vite"));
  mkdirSync(join(folder, "assets"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const start = async (env = {}, index?: string) =>
  startGateway("http://127.0.0.1:1", env, Object.fromEntries(readAssets(build(index))));

describe("the app", () => {
  test.each([
    ["/", "no-cache", "text/html; charset=utf-8"],
    ["/index.html", "no-cache", "text/html; charset=utf-8"],
    ["/classifications/a%2Fb/codes/c?number=1.2", "no-cache", "text/html; charset=utf-8"],
    ["/units/guid.with.dots", "no-cache", "text/html; charset=utf-8"],
    ["/units/%2e%2e%2f%2e%2e%2fetc%2fpasswd", "no-cache", "text/html; charset=utf-8"],
    ["/mockServiceWorker.js", "no-cache", "text/javascript; charset=utf-8"],
    ["/sw.js", "no-cache", "text/javascript; charset=utf-8"],
    ["/manifest.webmanifest", "no-cache", "application/manifest+json"],
    ["/icon.svg", "no-cache", "image/svg+xml"],
    ["/secret.bin", "no-cache", "application/octet-stream"],
    ["/assets/index-abc.js", "public, max-age=31536000, immutable", "text/javascript; charset=utf-8"],
    ["/assets/small-def.css", "public, max-age=31536000, immutable", "text/css; charset=utf-8"],
    ["/config.json", "no-cache", "application/json"],
  ])("%s is cached with %s", async (path, cacheControl, type) => {
    const gateway = await start();
    const { status, headers, text } = await gateway.request(path);
    expect([status, headers["cache-control"], headers["content-type"]]).toEqual([200, cacheControl, type]);
    const head = await gateway.request(path, { method: "HEAD" });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, "", headers.etag]);
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(text)));
  });

  test("the OpenAPI description of what the gateway forwards is switched on by a setting", async () => {
    expect((await (await start()).request("/openapi.json")).status).toBe(404);
    const { headers, text } = await (await start({ PLINTH_OPENAPI: "true" })).request("/openapi.json");
    expect(headers["content-type"]).toBe("application/json");
    const document: unknown = JSON.parse(text);
    expect(document).toMatchObject({ openapi: "3.1.1", servers: [{ url: "/" }], security: [] });
    expect(text).toContain("/requirements/search");
    expect(text).not.toContain("oauth2");
  });

  test.each([
    "/assets/gone-123.js",
    "/assets/",
    "/assets/../index.html",
    "/assets/..%2findex.html",
    "/gone.js",
    "/robots.txt",
    "/.env",
    "/assets/index-abc.js.br",
    "/assets%2findex-abc.js",
  ])("%s does not exist", async (path) => {
    const { status, text } = await (await start()).request(path);
    expect(status).toBe(404);
    expect(text).not.toContain("The app");
  });

  test.each(["/.vite/manifest.json", "/x/../../package.json", "/../package.json", "/%2e%2e/.env"])(
    "%s is an address of the app, whatever file has that path",
    async (path) => {
      expect((await (await start()).request(path)).text).toBe("<p>The app</p>");
    },
  );

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("rejects %s", async (method) => {
    const { status, headers } = await (await start()).request("/", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=1, br;q=0", "gzip"],
    ["*", "br"],
    ["br;q=0, gzip;q=0.0, *", null],
    ["deflate", null],
    ["", null],
  ])("for '%s' a file is sent as %s", async (accepted, encoding) => {
    const gateway = await start();
    const response = await fetch(`${gateway.url}/assets/index-abc.js`, {
      headers: { "accept-encoding": accepted },
    });
    expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
      encoding,
      "Accept-Encoding",
    ]);
    expect(await response.text()).toBe(SCRIPT);
    const { headers } = await gateway.request("/assets/index-abc.js", {
      headers: { "accept-encoding": accepted },
    });
    const bytes = { br: brotliDecompressSync, gzip: gunzipSync };
    expect(Object.keys(bytes).includes(encoding ?? "br")).toBe(true);
    expect(Number(headers["content-length"]) < SCRIPT.length).toBe(encoding !== null);
  });

  test("is sent again only if it has changed", async () => {
    const gateway = await start();
    for (const path of ["/", "/config.json", "/assets/index-abc.js"]) {
      const { headers } = await gateway.request(path);
      const etag = headers.etag ?? "";
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await gateway.request(path, { headers: { "if-none-match": known } });
        expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
      }
      expect((await gateway.request(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    }
    const plain = await gateway.request("/assets/index-abc.js");
    const small = await gateway.request("/assets/index-abc.js", { headers: { "accept-encoding": "br" } });
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    const other = await start({}, "<p>The apt</p>");
    expect((await other.request("/")).headers.etag).not.toBe((await gateway.request("/")).headers.etag);
  });

  test("gets its configuration from the gateway", async () => {
    const { text } = await (await start({ PLINTH_SERVICE_NAME: "Ours" })).request("/config.json");
    expect(JSON.parse(text)).toEqual({ services: [{ name: "Ours", baseUrl: "", auth: "none" }] });
  });
});

describe("headers", () => {
  const policyOf = async (gateway: Awaited<ReturnType<typeof start>>, path = "/") => {
    const { headers } = await gateway.request(path);
    return String(headers["content-security-policy"]).split("; ");
  };

  test.each([
    "/",
    "/config.json",
    "/gone.js",
    "/healthz",
    "/readyz",
    `${TM}/templates`,
    `${TM}/nothing`,
    "/%",
  ])("are set on %s", async (path) => {
    const upstream = await stubUpstream();
    const { headers } = await (await startGateway(upstream.url)).request(path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cache-control"]).toMatch(/no-store|no-cache|private/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
  });

  test("allow scripts and styles only from the app's own files", async () => {
    expect(await policyOf(await start())).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default",
      ]),
    );
  });

  test("allow the inline scripts of the page by hash", async () => {
    const inline = "start(1 < 2);\n";
    const index = `<script>${inline}</script><script type="module" src="/a.js"></script><script type="module"\n>x</script>`;
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(await policyOf(await start({}, index))).toContain(
      `script-src 'self' ${hash(inline)} ${hash("x")}`,
    );
  });

  test.each([
    ["an address", "https://reports.example/plinth"],
    ["an object", { url: "https://reports.example/plinth", guids: true }],
  ])("allow connections to the recipient of error reports, given as %s", async (_how, errorReports) => {
    const env = { PLINTH_CONFIG: JSON.stringify({ errorReports }) };
    expect(await policyOf(await start(env))).toContain("connect-src 'self' https://reports.example");
  });

  test("allow connections to the configured services", async () => {
    const services = [{ baseUrl: "https://a.example/api" }, { baseUrl: "sample:" }, { baseUrl: "/dict" }];
    const env = {
      PLINTH_CONFIG: JSON.stringify({ services }),
      PLINTH_CONNECT_SRC: "https://b.example, https:",
      PLINTH_FRAME_ANCESTORS: "'self' https://portal.example",
    };
    const policy = await policyOf(await start(env));
    expect(policy).toContain("connect-src 'self' https://a.example https://b.example https:");
    expect(policy).toContain("frame-ancestors 'self' https://portal.example");
  });

  test.each([
    [{}, {}, "private, max-age=60"],
    [{ PLINTH_MAX_AGE_SECONDS: "0" }, {}, "private, max-age=0"],
    [{ PLINTH_S_MAXAGE_SECONDS: "600" }, {}, "public, max-age=60, s-maxage=600"],
    [
      { PLINTH_S_MAXAGE_SECONDS: "600" },
      { "cache-control": "max-age=9" },
      "public, max-age=60, s-maxage=600",
    ],
    [{ PLINTH_S_MAXAGE_SECONDS: "600" }, { "cache-control": "private, No-Store" }, "no-store"],
  ])("with %j and %j of the service, a read has %s", async (env, sent, cacheControl) => {
    const upstream = await stubUpstream((_request, response) => sendJson(response, {}, 200, { ...sent }));
    const gateway = await startGateway(upstream.url, env);
    expect((await gateway.request(`${TM}/templates`)).headers["cache-control"]).toBe(cacheControl);
    const headers = { "content-type": "application/json" };
    const search = await gateway.request(E10, { method: "POST", headers, body: "{}" });
    expect(search.headers["cache-control"]).toBe("no-store");
  });

  test.each([304, 404, 500])("a %i of the service has the right cache headers", async (status) => {
    const upstream = await stubUpstream(
      (_request, response) => void response.writeHead(status, { etag: '"1"' }).end(),
    );
    const gateway = await startGateway(upstream.url);
    const answer = await gateway.request(`${TM}/templates`, { headers: { "if-none-match": '"1"' } });
    expect([answer.status, answer.headers["cache-control"], answer.headers.etag]).toEqual([
      status,
      status === 304 ? "private, max-age=60" : "no-store",
      '"1"',
    ]);
  });
});

import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { stubUpstream, sendJson, TM } from "#node/gateway/forward/upstream.fixture.ts";

/** Runs the program as `npm run export` does, in a folder of its own. */
function start(line: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "plinth-export-"));
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../main.ts"), "export", ...line.split(" ")],
    {
      cwd: folder,
      env,
    },
  );
  let out = "";
  let complaints = "";
  child.stdout.on("data", (data: Buffer) => (out += data.toString()));
  child.stderr.on("data", (data: Buffer) => (complaints += data.toString()));
  const exited = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });
  return {
    folder,
    child,
    end: async () => {
      const code = await exited;
      return { code, out, complaints, files: readdirSync(folder) };
    },
  };
}

const PAGES = 5;
const CODES = `${TM}/classifications/c/classification-codes`;

/** Pages of two codes each, all on the first level; fails from a Skip on. */
function codes(
  request: IncomingMessage,
  response: ServerResponse,
  failsFrom = Number.POSITIVE_INFINITY,
  defaultName = "Parts",
): void {
  const url = new URL(request.url ?? "", "http://service");
  if (url.pathname !== CODES) {
    sendJson(response, { results: [{ versionGuid: "c", defaultName }] });
    return;
  }
  const skip = Number(url.searchParams.get("Skip"));
  if (skip >= failsFrom) {
    response.writeHead(403, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ title: "Not for you" }));
    return;
  }
  const results = [skip, skip + 1].map((number) => ({
    versionGuid: `v${number}`,
    classNumber: `0${number}`,
    defaultName: `=Code ${number}`,
    hasCodes: false,
  }));
  sendJson(response, { results, pagination: { total: 2 * PAGES, take: 2, skip, returned: 2 } });
}

const COMMAND = "--classification c --format csv --culture nb-NO";

test("exports the sample catalogue, and reports on stderr only", async () => {
  const line = "--service sample --list classifications --format csv --culture nb-NO";
  const { folder, end } = start(line);
  const { code, out, complaints, files } = await end();
  expect({ code, out, files }).toEqual({ code: 0, out: "", files: ["Classifications-nb-NO.csv"] });
  expect(complaints).toContain("Written: Classifications-nb-NO.csv");
  const lines = readFileSync(join(folder, "Classifications-nb-NO.csv"), "utf8").split("\r\n");
  expect(lines[0]).toBe("\ufeffName,Default name,Version GUID,GUID");
  expect(lines).toHaveLength(6);
});

test("exports a service with its own token and few concurrent requests", async () => {
  let underWay = 0;
  let most = 0;
  const upstream = await stubUpstream((request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    response.once("close", () => (underWay -= 1));
    setTimeout(() => codes(request, response), 5);
  });
  const { folder, end } = start(`--service ${upstream.url} ${COMMAND} --out out.csv`, {
    PLINTH_CLIENT_ID: "id",
    PLINTH_CLIENT_SECRET: "secret",
  });
  await expect(end()).resolves.toMatchObject({ code: 0, files: ["out.csv"] });
  expect(readFileSync(join(folder, "out.csv"), "utf8").split("\r\n")[2]).toBe("1,01,,'=Code 1,,,v1,,,01");
  expect(new Set(upstream.seen.map(({ headers }) => headers.authorization))).toEqual(
    new Set(["Bearer token-1"]),
  );
  expect(most).toBeLessThanOrEqual(4);
});

test("a failure on page 3 writes no file, and keeps an existing one", async () => {
  const upstream = await stubUpstream((request, response) => codes(request, response, 4));
  const { folder, end } = start(`--service ${upstream.url} ${COMMAND} --out out.csv`, { PLINTH_TOKEN: "t" });
  writeFileSync(join(folder, "out.csv"), "before");
  const { code, complaints, files } = await end();
  expect({ code, files }).toEqual({ code: 1, files: ["out.csv"] });
  expect(readFileSync(join(folder, "out.csv"), "utf8")).toBe("before");
  expect(complaints).toContain("Could not be loaded: The first level");
  expect(complaints).toContain("Not for you");
  expect(complaints).not.toMatch(/\bat .*\.ts:/);
});

test("the data before a failure is written if requested", async () => {
  const upstream = await stubUpstream((request, response) => codes(request, response, 4));
  const { folder, end } = start(`--service ${upstream.url} ${COMMAND} --out out.csv --allow-missing`);
  await expect(end()).resolves.toMatchObject({ code: 0, files: ["out.csv"] });
  expect(readFileSync(join(folder, "out.csv"), "utf8").trim().split("\r\n")).toHaveLength(5);
});

test("SIGINT ends the export without a file", async () => {
  const { promise: isRequested, resolve } = Promise.withResolvers<void>();
  const upstream = await stubUpstream(() => resolve());
  const { child, end } = start(`--service ${upstream.url} ${COMMAND}`);
  await isRequested;
  child.kill("SIGINT");
  const { code, complaints, files } = await end();
  expect({ code, files }).toEqual({ code: 1, files: [] });
  expect(complaints).toContain("Cancelled");
});

test("help is printed to stdout, argument errors to stderr", async () => {
  const { code, out } = await start("--help").end();
  expect(code).toBe(0);
  expect(out).toContain("plinth export --service");
  expect(out).toMatch(/--format <name>\s+xlsx, csv, json,[^;]*\bbsdd;/);
  const wrong = await start("--service sample --classification c --format odt").end();
  expect(wrong).toMatchObject({ code: 2, out: "" });
  expect(wrong.complaints).toContain("xlsx, csv, json");
});

test("a classification with an empty name is exported, named by its GUID", async () => {
  const upstream = await stubUpstream((request, response) => codes(request, response, undefined, ""));
  const { end } = start(`--service ${upstream.url} ${COMMAND}`);
  await expect(end()).resolves.toMatchObject({ code: 0, files: ["c-nb-NO.csv"] });
});

test.each([
  ["--out missing/out.csv", 1, "missing/out.csv"],
  ["--out missing/ --format csv", 1, "missing/"],
  ["--format bsdd --bsdd organizationCode=1", 2, "organizationCode"],
])("%s is refused before anything is requested", async (options, exitCode, message) => {
  const upstream = await stubUpstream((request, response) => codes(request, response));
  const { end } = start(`--service ${upstream.url} --classification c ${options}`);
  const { code, complaints, files } = await end();
  expect({ code, files, requests: upstream.seen }).toEqual({ code: exitCode, files: [], requests: [] });
  expect(complaints).toContain(message);
});

test("the address of a service contains no password", async () => {
  const { end } = start("--service https://me:hush@service.example --list templates --format csv");
  const { code, complaints } = await end();
  expect(code).toBe(2);
  expect(complaints).toContain("Leave user name and password out");
  expect(complaints).not.toContain("hush");
});

const SAMPLE = "--service sample --list classifications --format csv";

test("requirements, which have names in no culture, are one file in the first", async () => {
  const upstream = await stubUpstream();
  const line = `--service ${upstream.url} --project 42 --format csv --culture nb-NO --culture de-DE`;
  await expect(start(line).end()).resolves.toMatchObject({ code: 0, files: ["Requirements 42-nb-NO.csv"] });
});

test("a pipe is written to, and stays a pipe", async () => {
  const { folder, end } = start(`${SAMPLE} --out pipe`);
  execFileSync("sh", ["-c", 'mkfifo "$0"', join(folder, "pipe")]);
  const text = readFile(join(folder, "pipe"), "utf8");
  await expect(end()).resolves.toMatchObject({ code: 0, files: ["pipe"] });
  await expect(text).resolves.toContain("Version GUID,GUID\r\n");
});

test.each(["file", "file that does not exist yet"])(
  "the %s behind a symbolic link is written, and the link stays",
  async (kind) => {
    const { folder, end } = start(`${SAMPLE} --out link.csv`);
    if (kind === "file") writeFileSync(join(folder, "real.csv"), "before");
    symlinkSync("real.csv", join(folder, "link.csv"));
    await expect(end()).resolves.toMatchObject({ code: 0, files: ["link.csv", "real.csv"] });
    expect(readlinkSync(join(folder, "link.csv"))).toBe("real.csv");
    expect(readFileSync(join(folder, "real.csv"), "utf8")).toContain("Version GUID");
  },
);

test("the file is written although the reader of the progress has left", async () => {
  const { child, end } = start(SAMPLE);
  child.stderr.destroy();
  await expect(end()).resolves.toMatchObject({ code: 0, files: ["Classifications-default.csv"] });
});

test("a file of an earlier export with the same name in the folder is kept, and a given file is replaced", async () => {
  const upstream = await stubUpstream((request, response) => codes(request, response));
  const { folder, end } = start(`--service ${upstream.url} --classification c --format bsdd --out .`);
  writeFileSync(join(folder, "Parts-default.json"), "[]");
  const { code, complaints, files } = await end();
  expect({ code, files }).toEqual({ code: 0, files: ["Parts-default (2).json", "Parts-default.json"] });
  expect(readFileSync(join(folder, "Parts-default.json"), "utf8")).toBe("[]");
  expect(complaints).toContain("Written: Parts-default (2).json");
});

test.each([
  ["csv", "\ufeffName,Default name"],
  ["xlsx", "PK\u0003\u0004"],
])("%s is written to standard output, and everything else to stderr", async (format, beginning) => {
  const line = `--service sample --list classifications --format ${format} --out -`;
  const { code, out, complaints, files } = await start(line).end();
  expect({ code, files }).toEqual({ code: 0, files: [] });
  expect(out.startsWith(beginning)).toBe(true);
  expect(complaints).toContain("Written: standard output");
});

test("a reader that leaves before the end of standard output is a failure", async () => {
  const { child, end } = start(`${SAMPLE} --out -`);
  child.stdout.destroy();
  const { code, complaints } = await end();
  expect(code).toBe(1);
  expect(complaints).toContain("Standard output was closed before the end.");
});

test("temporary files of runs that were killed are removed, those of others are kept", async () => {
  const { folder, end } = start(`${SAMPLE} --out out.csv`);
  const { pid } = spawnSync("true");
  const abandoned = `out.csv.plinth-${pid}.part`;
  const others = [`out.csv.plinth-${process.pid}.part`, `film.${pid}.part`, "plinth.part"];
  for (const name of [abandoned, ...others]) writeFileSync(join(folder, name), "");
  const { code, files } = await end();
  expect({ code, files: new Set(files) }).toEqual({ code: 0, files: new Set(["out.csv", ...others]) });
});

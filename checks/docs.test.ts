import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { PAGE_KEYS, parseAddress } from "#core/addresses/addresses.ts";
import { describeInterface } from "#core/api/openapi/describe-interface.ts";
import { sampleExamples } from "#core/api/openapi/examples.fixture.ts";
import { OPERATIONS } from "#core/api/operations.ts";
import {
  CODE_HEADERS,
  conceptHeaders,
  KINDS,
  REQUIREMENT_HEADERS,
  UNIT_HEADERS,
} from "#core/files/column-headers.ts";
import { LIMITS } from "#core/files/read/decode/limits.ts";
import { QUANTITIES } from "#core/lib/quantities.ts";
import { COMMON_HEADERS, pagePolicy } from "#node/gateway/serve/headers.ts";
import { describeVariables } from "#node/gateway/settings/variables.ts";
import { TOOLS } from "#node/mcp/tools.ts";
import { describeLibrary } from "./describe-library.ts";

/** Parts of the documents are generated from the source: `npm run docs` runs these tests in the mode in which they write them. */

const ROOT = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** A table as the formatter would write it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

function wrapped(text: string): string {
  return text.replaceAll(/(.{1,130})(?: |$)/g, "$1\n").trimEnd();
}

/** The position of a page in the table of addresses. */
function orderOf(address: string): number {
  const page = parseAddress(address.replaceAll("`", ""))?.page;
  return page === undefined ? -1 : PAGE_KEYS.indexOf(page);
}

/** A large number as in a sentence: `4 million`, `600,000`. */
const count = (number: number): string =>
  number % 1_000_000 === 0 ? `${number / 1_000_000} million` : number.toLocaleString("en");
const size = (bytes: number): string => `${bytes / 1_000_000} MB`;

/** The limits for catalogue files, as in the table of the limits. */
function limitRows(): string[][] {
  return [
    ["size of a file; of all files opened together", `${size(LIMITS.bytes)}; ${size(2 * LIMITS.bytes)}`],
    [
      "unpacked size of an archive or workbook",
      `${size(LIMITS.unpackedBytes)}, ${count(LIMITS.archiveFiles)} files`,
    ],
    ["unpacked size of one part of a workbook", size(LIMITS.workbookPartBytes)],
    [
      "different texts, cell formats of a workbook",
      `${count(LIMITS.workbookTexts)}; ${count(LIMITS.workbookFormats)}`,
    ],
    ["concepts of all kinds", count(LIMITS.concepts)],
    ["characters in all texts", count(LIMITS.characters)],
    [
      "rows, columns, cells of a table",
      `${count(LIMITS.rows)}; ${count(LIMITS.columns)}; ${count(LIMITS.cells)}`,
    ],
    ["RDF statements", count(LIMITS.triples)],
    ["JSON values; nesting depth", `${count(LIMITS.jsonValues)}; ${count(LIMITS.jsonDepth)}`],
    ["nesting depth of XML elements", count(LIMITS.xmlDepth)],
    ["characters between two tags of XML", count(LIMITS.charactersBetweenTags)],
    ["length of one text", `${count(LIMITS.charactersOfText)} characters, then truncated`],
    ["listed notes", `${count(LIMITS.notes)}; further ones are counted`],
  ];
}

const code = (text: string): string => text && `\`${text}\``;

/** The addresses of a page, each with what it shows and its operations, from the comment of its component. */
function pageRows(file: string): string[][] {
  const [, comment = ""] = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport default function/s.exec(read(file)) ?? [];
  const lines = comment.split("\n").map((line) => line.replace(/^ \*/, "").trim());
  const rows = lines.join(" ").matchAll(/`(\/[^`]*)`: (.*?) \(((?:E\d|none)[^()]*)\)\./g);
  return [...rows].map(([, address = "", shows = "", operations = ""]) => [code(address), shows, operations]);
}

const PARTS = [
  {
    file: "docs/deploying.md",
    what: "the table of the gateway's settings",
    part: /^\| Variable .*?(?=\n\n)/ms,
    written: () =>
      table(
        ["Variable", "Default", "Meaning"],
        describeVariables().map(({ name, isRequired, default: preset, meaning }) => [
          code(name),
          isRequired ? "required" : code(preset),
          meaning,
        ]),
      ),
  },
  {
    file: "docs/deploying/static.conf",
    what: "the headers",
    part: /^ *add_header Content-Security-Policy .*?(?=\n *add_header Strict)/ms,
    written: () => {
      const policy = pagePolicy({
        page: read("index.html"),
        connect: ["https://service.example"],
        frameAncestors: "'none'",
      });
      return Object.entries({ "Content-Security-Policy": policy, ...COMMON_HEADERS })
        .map(([name, value]) => `    add_header ${name} "${value}" always;`)
        .join("\n");
    },
  },
  {
    file: "docs/own-catalogues.md",
    what: "the table of the limits",
    part: /^\| What +\| Maximum .*?(?=\n\n)/ms,
    written: () => table(["What", "Maximum"], limitRows()),
  },
  {
    file: "README.md",
    what: "the names of the operations",
    part: /(?<=interface:\n\n).*?(?=\n\n)/s,
    written: () =>
      wrapped(
        `${Object.entries(OPERATIONS)
          .map(([id, { name }]) => `${id} ${name}`)
          .join(" · ")}.`,
      ),
  },
  {
    file: "README.md",
    what: "the table of the pages",
    part: /^\| Address .*?(?=\n\n)/ms,
    written: () => {
      const files = [
        ...read("src/browser/app/preload/pages.ts").matchAll(/#(browser\/features\/[^"]*-page\.tsx)/g),
      ];
      const rows = files.flatMap(([, file = ""]) => pageRows(`src/${file}`));
      return table(
        ["Address", "Shows", "Operations"],
        rows.toSorted(([a = ""], [b = ""]) => orderOf(a) - orderOf(b)),
      );
    },
  },
];

test.each(PARTS)(
  "$file has $what as in the source; 'npm run docs' writes them",
  async ({ file, part, written }) => {
    const text = read(file);
    expect(text).toMatch(part);
    await expect(text.replace(part, written)).toMatchFileSnapshot(join(ROOT, file));
  },
);

test("docs/api.md describes the library as in the source; 'npm run docs' writes it", async () => {
  await expect(await describeLibrary()).toMatchFileSnapshot(join(ROOT, "docs/api.md"));
});

test("docs/integrating.md has the example 'list-codes.mjs'", () => {
  const program = read("examples/list-codes.mjs").replace(/^(?:\/\/ .*\n)+/, "");
  expect(read("docs/integrating.md")).toContain(`\`list-codes.mjs\`:\n\n\`\`\`js\n${program}\`\`\``);
});

test("docs/openapi.json describes the interface as in the source; 'npm run docs' writes it", async () => {
  const document = describeInterface(await sampleExamples());
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(join(ROOT, "docs/openapi.json"));
});

const DOCUMENTS = globSync(["*.md", "{docs,src,e2e}/**/*.md"], { cwd: ROOT }).filter(
  (file) => file !== "CHANGELOG.md" && !file.includes("node_modules"),
);
const PATH = /^(?:src|e2e|docs|examples|build|public|\.storybook|\.github)\/[^\s:#(]+$/;

/** The files and folders that a document names in backticks or links to. */
function pathsIn(file: string): string[] {
  const text = read(file);
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => PATH.test(path));
  const linked = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  return [...named, ...linked];
}

test.each(DOCUMENTS)("%s names only files and scripts that exist", (file) => {
  const missing = pathsIn(file).filter((path) => globSync(path, { cwd: ROOT }).length === 0);
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(read("package.json")),
  );
  const run = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, script = ""]) => script);
  expect({ missing, unknown: run.filter((script) => !(script in scripts)) }).toEqual({
    missing: [],
    unknown: [],
  });
});

test("in docs/architecture.md each arrow is an import", () => {
  const arrows = [...read("docs/architecture.md").matchAll(/`([^`]+)`(?: \([^)]*\))?\s+→(?=\s+`([^`]+)`)/g)];
  expect(arrows.length).toBeGreaterThan(30);
  const wrong = arrows.filter(([, from = "", to = ""]) => {
    const imported = [...read(join("src", from)).matchAll(/(?:from |import\()"([^"]+)"/g)];
    return !imported.some(([, path = ""]) =>
      path.startsWith("#") ? path === `#${to}` : join(dirname(from), path) === to,
    );
  });
  expect(wrong.map(([, from, to]) => `${from} → ${to}`)).toEqual([]);
});

test.each([
  ["Codes", [...Object.values(CODE_HEADERS), ...Object.values(conceptHeaders(null))]],
  ["Concepts", [...Object.values(conceptHeaders(null)), ...Object.values(conceptHeaders(KINDS.property))]],
  ["Units", [...Object.values(UNIT_HEADERS), ...QUANTITIES.map(({ name }) => name)]],
  ["Requirements", Object.values(REQUIREMENT_HEADERS)],
])("docs/exports.md names every column of %s", (what, headers) => {
  const [section = ""] =
    new RegExp(String.raw`^- \*\*${what}\*\*:.*?(?=\n- |\n\n)`, "ms").exec(read("docs/exports.md")) ?? [];
  const named = section.replaceAll(/\s+/g, " ");
  expect(headers.filter((header) => !named.includes(code(header)))).toEqual([]);
});

test("docs/integrating.md names every tool for assistants", () => {
  const named = [...read("docs/integrating.md").matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(TOOLS.map(({ name }) => name)));
});

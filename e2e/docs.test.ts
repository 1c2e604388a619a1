import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OPERATIONS } from "#api/operations.ts";
import { COMMON_HEADERS, pagePolicy } from "#gateway/headers.ts";
import { describeVariables } from "#gateway/variables.ts";

/** What the documents repeat of the code is generated from it: `npm run docs` runs these tests in the mode in which they write it. */

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

const code = (text: string): string => text && `\`${text}\``;

const PARTS = [
  {
    file: "docs/deploying.md",
    what: "the table of the gateway's settings",
    part: /^\| Variable .*?(?=\n\n)/ms,
    written: () =>
      table(
        ["Variable", "Usual", "Meaning"],
        describeVariables().map(({ name, isRequired, usual, meaning }) => [
          code(name),
          isRequired ? "required" : code(usual),
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
];

test.each(PARTS)(
  "$file has $what of the code; 'npm run docs' writes them",
  async ({ file, part, written }) => {
    const text = read(file);
    expect(text).toMatch(part);
    await expect(text.replace(part, written)).toMatchFileSnapshot(join(ROOT, file));
  },
);

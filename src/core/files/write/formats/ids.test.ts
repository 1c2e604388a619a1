import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { bytesOf } from "../exports.fixture.ts";
import type { IdsEntry } from "../kinds/ids.ts";
import { writeIds } from "./ids.ts";

const NOTHING = { version: null, description: null, author: null, copyright: null, purpose: null };

/** The folders of the archive in which each role has a file. */
function foldersOf(...roles: readonly string[]): string[] {
  const files = roles.map((folder): IdsEntry => {
    const info = { ...NOTHING, title: folder, date: "2025-01-01", milestone: null };
    return { folder, name: "Stage 1", ids: { info, specifications: [] } };
  });
  const archive = bytesOf(writeIds({ kind: "ids", what: "House", cultures: [null], files }));
  return Object.keys(unzipSync(archive)).map((path) => path.replace("/Stage 1-default.ids", ""));
}

test.each([
  [
    ["Architekt", "Architekt"],
    ["Architekt", "Architekt/Stage 1-default (2).ids"],
  ],
  [
    ["Fu\u00dfboden", "FUSSBODEN"],
    ["Fu\u00dfboden", "FUSSBODEN (2)"],
  ],
  [
    ["Arkitekt", "arkitekt", "ARKITEKT"],
    ["Arkitekt", "arkitekt (2)", "ARKITEKT (3)"],
  ],
  [
    ["\u00c9lectricien", "e\u0301lectricien"],
    ["\u00c9lectricien", "\u00e9lectricien (2)"],
  ],
  [
    ["A/B", "A:B", "A_B. "],
    ["A_B", "A_B (2)", "A_B (3)"],
  ],
  [
    ["con", "_CON"],
    ["_con", "_CON (2)"],
  ],
  [
    ["", "..", "_"],
    ["_", "_ (2)", "_ (3)"],
  ],
])("the roles %j have the folders %j", (roles, folders) => {
  expect(foldersOf(...roles)).toEqual(folders);
});

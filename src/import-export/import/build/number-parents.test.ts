import { expect, test } from "vitest";
import type { CatalogueModel } from "../../model/catalogue-model.ts";
import { isNumbered } from "./number-parents.ts";
import { csv, readGuessed } from "../formats/table/tables.fixture.ts";

const read = async (...lines: string[]): Promise<CatalogueModel> =>
  (await readGuessed(csv(["Code,Parent,Name", ...lines]))).model;

test("class numbers define the hierarchy only if it matches that of the file", async () => {
  expect(isNumbered(await read("1,,A", "1.1,1,B", "1.1.1,1.1,C", "2,,D"))).toBe(true);
  // 11 is below 2, contrary to its number.
  expect(isNumbered(await read("1,,A", "11,2,B", "2,,C"))).toBe(false);
  expect(isNumbered(await read("A,,A", "B,A,B"))).toBe(false);
});

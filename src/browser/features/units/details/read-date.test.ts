import { describe, expect, it } from "vitest";
import { readDate } from "./read-date.ts";

describe("readDate", () => {
  it.each([
    ["2021-03-04T05:06:07Z", "2021-03-04T05:06:07.000Z"],
    ["2021-03-04T05:06:07.123+02:00", "2021-03-04T03:06:07.123Z"],
    [" 2021-03-04 ", "2021-03-04T00:00:00.000Z"],
  ])("reads %s", (text, iso) => {
    expect(readDate(text)?.toISOString()).toBe(iso);
  });

  it.each(["", "soon", "1", "2021-02-31T00:00:00Z", "2021-13-01", "04/03/2021", "2021-03-04Tnoon"])(
    "takes no date from %j",
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );
});

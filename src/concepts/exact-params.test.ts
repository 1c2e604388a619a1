import { expect, test } from "vitest";
import { exactParams } from "./exact-params.ts";

/** What the router makes of a segment. */
const routed = (guid: string): string => guid.replaceAll("%2F", "/");

test.each(["plain", "a/b", "a%2Fb", "a/b%2Fc", "%252F", "50%", "é ?#"])("keeps the GUID %j", (guid) => {
  const pathname = `/templates/${encodeURIComponent(guid)}/properties/p`;
  expect(exactParams({ template: routed(guid), property: "p" }, pathname)).toEqual({
    template: guid,
    property: "p",
  });
});

test("leaves alone what is not there, and what is no percent-encoding", () => {
  expect(exactParams({ template: "50%", property: undefined }, "/templates/50%")).toEqual({
    template: "50%",
    property: undefined,
  });
});

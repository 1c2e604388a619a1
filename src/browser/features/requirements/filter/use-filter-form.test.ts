import { expect, test } from "vitest";
import { text } from "#core/text/messages/text.ts";
import { readView } from "./requirements-address.ts";
import { adding } from "./use-filter-form.ts";

test("a name of several product types stays in the field, with a message; the others are added", () => {
  const { update, problem, left } = adding("productTypes", "Wall, Door, type/3", {
    productTypes: (name) => (name === "Door" ? "type/2" : null),
    stages: () => null,
    roles: () => null,
    isAmbiguous: (name) => name === "Wall",
  });
  expect(update(readView(new URLSearchParams())).productTypes).toEqual(["type/2", "type/3"]);
  expect(left).toBe("Wall");
  expect(problem).toEqual(
    text("requirements.severalNamed", { values: text("requirements.quoted", { value: "Wall" }) }),
  );
});

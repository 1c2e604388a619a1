import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedText } from "./marked-text.tsx";

test("of a very long text the first hundred occurrences are marked, and nothing is lost", () => {
  const html = renderToStaticMarkup(<MarkedText text={"Na".repeat(5000)} search="n" />);
  expect(html.split("<mark>")).toHaveLength(101);
  expect(html.replaceAll(/<\/?\w+>/g, "")).toBe("Na".repeat(5000));
});

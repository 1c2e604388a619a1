import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { theme } from "./theme.ts";

test("theme.css holds the variables of the theme; 'vitest run -u src/ui/theme/theme.test.tsx' writes it anew", async () => {
  const markup = renderToStaticMarkup(
    <MantineProvider theme={theme} withGlobalClasses={false}>
      {null}
    </MantineProvider>,
  );
  const [, css = ""] = /^<style[^>]*>(.*)<\/style>$/s.exec(markup) ?? [];
  await expect(css.replaceAll(/(?<=[{};])/g, "\n")).toMatchFileSnapshot("./theme.css");
});

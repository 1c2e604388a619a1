import { expect, test } from "vitest";
import { themeIcon, themeVariables } from "../../../build/theme-files.ts";
import { BRAND_COLOR, theme } from "./theme.ts";

test("the stylesheet has the colours and fonts of the theme, as variables for both colour schemes", async () => {
  const css = await themeVariables();
  for (const [shade, color] of (theme.colors?.[theme.primaryColor ?? ""] ?? []).entries())
    expect(css).toContain(`--mantine-color-${theme.primaryColor}-${shade}: ${color};`);
  expect(css).toContain(`--mantine-font-family: ${theme.fontFamily};`);
  expect(css).toContain(':root[data-mantine-color-scheme="dark"]');
  expect(css).toContain(':root[data-mantine-color-scheme="light"]');
});

test("the icon has the brand colour", async () => {
  expect(await themeIcon()).toContain(`fill="${BRAND_COLOR}"`);
});

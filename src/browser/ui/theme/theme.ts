import { createTheme, type MantineColorsTuple } from "@mantine/core";

/** Blueprint blue, from paper to ink. */
const blueprint: MantineColorsTuple = [
  "#eef4fb",
  "#dbe7f5",
  "#b5cde9",
  "#8bb1de",
  "#6898d3",
  "#4b84c9",
  "#306fba",
  "#225a9e",
  "#1b4a83",
  "#123662",
];

const PRIMARY_SHADE = { light: 7, dark: 6 } as const;

/** The colour of the icon. */
export const BRAND_COLOR = blueprint[PRIMARY_SHADE.light];

/** System fonts, neutral greys, one accent; semantic colours are Mantine's defaults. `build/theme-files.ts` generates CSS variables and the icon from it. */
export const theme = createTheme({
  primaryColor: "blueprint",
  primaryShade: PRIMARY_SHADE,
  colors: { blueprint },
  autoContrast: true,
  defaultRadius: "sm",
  cursorType: "pointer",
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif",
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  headings: { fontWeight: "600" },
  respectReducedMotion: true,
});

import { MantineContext, MantineThemeProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { theme } from "./theme.ts";

/**
 * The context that Mantine's components read. Mantine's own provider would include code that generates variables, classes and colour
 * schemes at run time: here the build generates the variables as a stylesheet (no style elements, so `style-src 'self'` is enough), and the colour scheme is
 * an attribute.
 */
const CONTEXT = {
  colorScheme: "auto" as const,
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: "mantine",
  cssVariablesSelector: ":root",
  withStaticClasses: true,
};

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineContext value={CONTEXT}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

function nothing(): void {
  // Nothing sets the colour scheme through Mantine.
}

import "../src/app/styles.ts";
import type { Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import { configure } from "storybook/test";
import "#browser-storage/color-scheme.ts";
import { loadAllTexts } from "#session/language.ts";
import { ThemeProvider } from "#ui/theme/theme-provider.tsx";
import { LanguageProvider } from "../src/app/language-provider.tsx";

// The steps of stories wait as long as the browser tests do, for slow and busy machines.
configure({ asyncUtilTimeout: 45_000 });

const preview: Preview = {
  loaders: [loadAllTexts],
  decorators: [
    (Story) => (
      <StrictMode>
        <ThemeProvider>
          <LanguageProvider>
            <main style={{ padding: "1rem" }}>
              <Story />
            </main>
          </LanguageProvider>
        </ThemeProvider>
      </StrictMode>
    ),
  ],
};

export default preview;

import "#browser/app/styles.ts";
import type { Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import { configure } from "storybook/test";
import "#browser/storage/color-scheme.ts";
import { LanguageProvider } from "#browser/app/language-provider.tsx";
import { loadAllTexts } from "#browser/session/language.ts";
import { ThemeProvider } from "#browser/ui/theme/theme-provider.tsx";

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

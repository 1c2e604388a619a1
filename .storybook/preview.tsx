import "../src/app/styles.ts";
import type { Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import "#browser-storage/color-scheme.ts";
import { ThemeProvider } from "#ui/theme/theme-provider.tsx";

const preview: Preview = {
  decorators: [
    (Story) => (
      <StrictMode>
        <ThemeProvider>
          <main style={{ padding: "1rem" }}>
            <Story />
          </main>
        </ThemeProvider>
      </StrictMode>
    ),
  ],
};

export default preview;

import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx"],
  framework: {
    name: "@storybook/react-vite",
    // The app's own plugins preload and precompress an app; here stand components.
    options: { builder: { viteConfigPath: join(import.meta.dirname, "vite.config.ts") } },
  },
  // Its own base is relative, which the router and the links of the app do not expect.
  viteFinal: (config) => ({ ...config, base: "/" }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};

export default config;

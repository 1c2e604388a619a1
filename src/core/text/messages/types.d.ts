import type { en } from "./en.ts";

declare module "use-intl/core" {
  interface AppConfig {
    Messages: typeof en;
  }
}

import { failedConfig, type LoadedConfig, parseConfig } from "#session/config.ts";
import { configFile } from "./preload/preload.ts";

/** The content of `config.json`. Never rejects: without a usable file, the sample catalogue is shown with a notice. */
export async function loadConfig(): Promise<LoadedConfig> {
  try {
    const { ok, status, text } = await configFile;
    return ok ? parseConfig(text) : failedConfig(`config.json could not be read (HTTP ${status}).`);
  } catch (error) {
    return failedConfig(
      `config.json could not be read (${error instanceof Error ? error.message : "no answer"}).`,
    );
  }
}

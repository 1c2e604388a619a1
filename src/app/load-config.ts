import { failedConfig, type LoadedConfig, parseConfig } from "#session/config.ts";

const CONFIG_TIMEOUT_MS = 10_000;

/** Reads `config.json` from beside `index.html`. Never fails: without a usable file the sample catalogue is shown, with a notice. */
export async function loadConfig(): Promise<LoadedConfig> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
      signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS),
    });
    if (!response.ok) return failedConfig(`config.json could not be read (HTTP ${response.status}).`);
    return parseConfig(await response.text());
  } catch (error) {
    return failedConfig(
      `config.json could not be read (${error instanceof Error ? error.message : "no answer"}).`,
    );
  }
}

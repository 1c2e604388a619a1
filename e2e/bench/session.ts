import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser, launchArguments } from "../browser.ts";
import { installRecorder } from "./recorder.ts";

const VIEWPORT = { width: 1280, height: 720 };
/** The time limit for a condition to be measured. */
const PATIENCE_MS = 60_000;

/** A page in its own browser context, with an empty cache. */
export interface BenchPage {
  readonly browser: Browser;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error("No browser: run `node e2e/browser.ts` first.");
  return chromium.launch({ executablePath, args: [...launchArguments()] });
}

export async function openPage(browser: Browser): Promise<BenchPage> {
  const context: BrowserContext = await browser.newContext({ viewport: VIEWPORT, locale: "en-GB" });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(installRecorder);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { browser, page, cdp, close: () => context.close() };
}

/** Holds a key down: it repeats at the rate of a keyboard, whether or not the page keeps up. */
export async function holdKey({ cdp }: BenchPage, key: string, code: number, times: number): Promise<void> {
  const event = { key, code: key, windowsVirtualKeyCode: code };
  await atPace(times, KEY_PACE_MS, (index) =>
    cdp.send("Input.dispatchKeyEvent", { ...event, type: "rawKeyDown", autoRepeat: index > 0 }),
  );
  await cdp.send("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
}

const KEY_PACE_MS = 33;
const FRAME_MS = 1000 / 60;

/** Sends a wheel event to the middle of an element once per frame. */
export async function wheel(
  { cdp }: BenchPage,
  at: { x: number; y: number },
  turn: { by: number; distance: number },
): Promise<void> {
  const deltaY = Math.sign(turn.distance) * turn.by;
  await atPace(Math.round(Math.abs(turn.distance) / turn.by), FRAME_MS, () =>
    cdp.send("Input.dispatchMouseEvent", { type: "mouseWheel", ...at, deltaX: 0, deltaY }),
  );
}

async function atPace(times: number, pace: number, send: (index: number) => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let index = 0; index < times; index += 1) {
    const wait = begin + index * pace - performance.now();
    if (wait > 0) await sleep(wait);
    sent.push(send(index));
  }
  await Promise.all(sent);
}

/** Makes the processor some times slower; 1 is full speed. */
export async function slowProcessor({ cdp }: BenchPage, rate: number): Promise<void> {
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Simulates a slow connection and processor: 1.6 Mbit/s, 150 ms, a processor four times slower. */
export async function throttle(bench: BenchPage): Promise<void> {
  const { cdp } = bench;
  const bytesPerSecond = 1_600_000 / 8;
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await slowProcessor(bench, 4);
}

/** Waits until the page is idle, so that earlier work is not measured. */
export async function rest(ms = 300): Promise<void> {
  await sleep(ms);
}

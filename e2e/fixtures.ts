import axeCore, { type AxeResults, type RunOptions } from "axe-core";
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";

interface BrowserErrors {
  /** Declares an error that the test provokes, such as the browser's message about a failed request. */
  expect: (pattern: RegExp) => void;
}

/** Collects all errors in the pages of a context: console errors (including CSP violations), uncaught exceptions, unhandled rejections. */
export function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => {
    const error = webError.error();
    errors.push(error.stack ?? error.message);
  });
  return errors;
}

/** Fails a test on any undeclared error in the browser. */
export const test = base.extend<{ browserErrors: BrowserErrors }>({
  browserErrors: [
    async ({ context }, use) => {
      const errors = collectErrors(context);
      const expected: RegExp[] = [];
      await use({ expect: (pattern) => void expected.push(pattern) });
      const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
      expect(unexpected, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
/** In dark, only the rules that depend on colours run. Tests otherwise run in light, so it comes last. */
const RUNS = [
  ["dark", { type: "rule", values: ["color-contrast", "link-in-text-block"] }],
  ["light", { type: "tag", values: STANDARDS }],
] as const;

/** Asserts that axe finds no violations on the page, in dark and in light. */
export async function axe(page: Page): Promise<void> {
  expect(await accessibilityViolations(page), "accessibility violations").toEqual([]);
}

/** The violations that axe finds: those of colours in dark, all of them in light; one line per element. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.evaluate(axeCore.source);
  for (const [colorScheme, { type, values }] of RUNS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page, colorScheme);
    // Reporting passes too would double the time.
    const options: RunOptions = { runOnly: { type, values: [...values] }, resultTypes: ["violations"] };
    const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
    for (const { id, help, nodes } of results.violations) {
      for (const node of nodes) {
        violations.push(
          `${colorScheme}: ${id}: ${help}: ${node.target.join(" ")}: ${node.html}\n${node.failureSummary}`,
        );
      }
    }
  }
  await page.emulateMedia({ reducedMotion: null });
  return violations;
}

/** Waits for the end of colour transitions, whose intermediate contrast is meaningless. */
async function settle(page: Page, colorScheme: string): Promise<void> {
  const shown = () =>
    page.evaluate((scheme) => document.documentElement.dataset["mantineColorScheme"] ?? scheme, colorScheme);
  // Ensures that the app follows the emulated scheme; pages without the attribute follow immediately.
  await expect.poll(shown, { message: "the app's colour scheme" }).toBe(colorScheme);
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((animation) => animation.finished));
  });
}

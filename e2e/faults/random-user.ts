import type { Page } from "@playwright/test";
import { oneOf } from "./random.ts";

/** A user who performs random actions without waiting for their effects. */

/** The elements to click or type in, by role; their weights and selectors. */
const ELEMENTS = [
  { role: "link", weight: 6, selector: "main a[href]" },
  { role: "link of the navigation", weight: 3, selector: "header a[href], nav a[href]" },
  { role: "treeitem", weight: 6, selector: "[role=treeitem]" },
  { role: "button", weight: 3, selector: "button" },
  { role: "tab", weight: 2, selector: "[role=tab]" },
  { role: "option", weight: 3, selector: "[role=option]" },
  { role: "switch", weight: 1, selector: "input[type=checkbox]" },
  { role: "field", weight: 2, selector: "input:not([type=checkbox], [role=combobox])" },
  { role: "combobox", weight: 2, selector: "input[role=combobox]" },
] as const;

/** The kinds of actions by weight. */
const ACTIONS = [
  [28, "element"],
  [4, "key"],
  [2, "back"],
  [1, "forward"],
  [2, "scroll"],
  [0.5, "resize"],
] as const;

const KEYS = [
  "ArrowDown",
  "ArrowUp",
  "ArrowRight",
  "ArrowLeft",
  "Home",
  "End",
  "Enter",
  "Escape",
  "Tab",
  "*",
  "PageDown",
];
const TEXTS = ["wall", "door", "3", "Cp_10", "zzz", "1,2", "300 310", "<b>", "/templates", "a"];
const CULTURES = ["en", "nb-NO", "de-DE", "fr-FR", "bg-BG", "ar", "xx"];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 900, height: 500 },
];

function pick<T>(choices: readonly T[], random: number): T | undefined {
  return choices[Math.floor(random * choices.length)];
}

interface Used {
  /** What was used, in words. */
  readonly trail: readonly string[];
  /** Where something is to be typed now, by its name; null: nowhere. */
  readonly field: string | null;
}

/**
 * Clicks one visible element after the other, a frame apart, or focuses one for typing; runs in the page, since calls from outside would take
 * longer than the actions. Ends early where it has focused a field, the page is gone, or the app asks to sign in again.
 */
async function use({ kinds, chances }: { kinds: typeof ELEMENTS; chances: readonly number[][] }) {
  // Skips links to other sites and controls that open browser dialogs.
  const isExcluded = (element: Element): boolean =>
    /connect|sample|copy/i.test(
      `${element.getAttribute("href")} ${element.textContent} ${element.ariaLabel}`,
    );
  const isInViewport = (element: Element): boolean => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
  };
  const trail: string[] = [];
  for (const [kind = 0, position = 0] of chances) {
    // Elements outside an open dialog are inert.
    const dialog = document.querySelector("dialog[open], [role=dialog]");
    const found = kinds.flatMap(({ role, weight, selector }) => {
      const all =
        dialog?.querySelectorAll<HTMLElement>(selector) ?? document.querySelectorAll<HTMLElement>(selector);
      const elements = [...all].filter((one) => isInViewport(one) && !isExcluded(one));
      return elements.length === 0 ? [] : [{ role, weight, elements }];
    });
    let left = kind * found.reduce((sum, { weight }) => sum + weight, 0);
    const chosen = found.find(({ weight }) => (left -= weight) < 0);
    const element = chosen?.elements[Math.floor(position * chosen.elements.length)];
    if (chosen === undefined || element === undefined) {
      trail.push("no element in the viewport");
      continue;
    }
    const name = (element.ariaLabel ?? element.textContent).slice(0, 60);
    trail.push(`${chosen.role} ${name}`);
    element.focus();
    if (chosen.role === "field" || chosen.role === "combobox") {
      if (element instanceof HTMLInputElement) element.select();
      return { trail, field: name };
    }
    element.click();
    await new Promise(requestAnimationFrame);
    if (document.querySelector("main h1") === null) break;
    if (document.querySelector("dialog input[type=password]") !== null) break;
  }
  return { trail, field: null };
}

/** Moves through the history without leaving the app. */
function moveInHistory(step: number): void {
  const state: unknown = history.state;
  const isFirst = typeof state !== "object" || state === null || !("idx" in state) || state.idx === 0;
  if (step > 0 || !isFirst) history.go(step);
}

/** Performs up to `count` random actions, and returns their descriptions. */
export async function act(page: Page, count: number, random: () => number): Promise<readonly string[]> {
  const kinds: string[] = [];
  while (kinds.length < count && (kinds.at(-1) ?? "element") === "element")
    kinds.push(oneOf(ACTIONS, random()) ?? "element");
  const chances = kinds.filter((kind) => kind === "element").map(() => [random(), random()]);
  const { trail, field }: Used = await page.evaluate(use, { kinds: ELEMENTS, chances });
  if (field !== null) {
    await page.keyboard.insertText(pick(field === "Culture" ? CULTURES : TEXTS, random()) ?? "");
    await page.keyboard.press("Enter");
  }
  const last = kinds.at(-1);
  if (trail.length < chances.length || last === undefined || last === "element") return trail;
  if (last === "key") {
    const key = pick(KEYS, random()) ?? "Tab";
    await page.keyboard.press(key);
    return [...trail, key];
  }
  if (last === "scroll") await page.mouse.wheel(0, Math.round((random() - 0.3) * 2000));
  else if (last === "resize")
    await page.setViewportSize(pick(SIZES, random()) ?? { width: 1280, height: 800 });
  else await page.evaluate(moveInHistory, last === "back" ? -1 : 1);
  return [...trail, last];
}

/** Whether the page has content, and whether it asks to sign in again, one frame later. */
export async function look(page: Page): Promise<{ readonly hasPage: boolean; readonly isAsked: boolean }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          resolve({
            hasPage: document.querySelector("main h1") !== null,
            isAsked: document.querySelector("dialog input[type=password]") !== null,
          }),
        );
      }),
  );
}

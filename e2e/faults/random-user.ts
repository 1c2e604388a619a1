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

/** Clicks, or focuses for typing, a visible element; runs in the page. Null if there is none. */
function use({ kinds, random }: { kinds: typeof ELEMENTS; random: readonly [number, number] }) {
  // Skips links to other sites and controls that open browser dialogs.
  const isExcluded = (element: Element): boolean =>
    /connect|sample|copy/i.test(
      `${element.getAttribute("href")} ${element.textContent} ${element.ariaLabel}`,
    );
  const isInViewport = (element: Element): boolean => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
  };
  // Elements outside an open dialog are inert.
  const dialog = document.querySelector("dialog[open], [role=dialog]");
  const found = kinds.flatMap(({ role, weight, selector }) => {
    const all =
      dialog?.querySelectorAll<HTMLElement>(selector) ?? document.querySelectorAll<HTMLElement>(selector);
    const elements = [...all].filter((one) => isInViewport(one) && !isExcluded(one));
    return elements.length === 0 ? [] : [{ role, weight, elements }];
  });
  let left = random[0] * found.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = found.find(({ weight }) => (left -= weight) < 0);
  const element = chosen?.elements[Math.floor(random[1] * chosen.elements.length)];
  if (chosen === undefined || element === undefined) return null;
  element.focus();
  if (chosen.role === "field" || chosen.role === "combobox") {
    if (element instanceof HTMLInputElement) element.select();
  } else element.click();
  return { role: chosen.role, name: (element.ariaLabel ?? element.textContent).slice(0, 60) };
}

/** Moves through the history without leaving the app. */
function moveInHistory(step: number): void {
  const state: unknown = history.state;
  const isFirst = typeof state !== "object" || state === null || !("idx" in state) || state.idx === 0;
  if (step > 0 || !isFirst) history.go(step);
}

/** Performs one random action and returns its description. */
export async function act(page: Page, random: () => number): Promise<string> {
  const kind = oneOf(ACTIONS, random()) ?? "element";
  if (kind === "element") {
    const used = await page.evaluate(use, { kinds: ELEMENTS, random: [random(), random()] as const });
    if (used?.role === "field" || used?.role === "combobox") {
      const texts = used.name === "Culture" ? CULTURES : TEXTS;
      await page.keyboard.insertText(pick(texts, random()) ?? "");
      await page.keyboard.press("Enter");
    }
    return used === null ? "no element in the viewport" : `${used.role} ${used.name}`;
  }
  if (kind === "key") {
    const key = pick(KEYS, random()) ?? "Tab";
    await page.keyboard.press(key);
    return key;
  }
  if (kind === "scroll") await page.mouse.wheel(0, Math.round((random() - 0.3) * 2000));
  else if (kind === "resize")
    await page.setViewportSize(pick(SIZES, random()) ?? { width: 1280, height: 800 });
  else await page.evaluate(moveInHistory, kind === "back" ? -1 : 1);
  return kind;
}

/** Whether the page has content, one frame later. */
export async function hasPage(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve(document.querySelector("main h1") !== null));
      }),
  );
}

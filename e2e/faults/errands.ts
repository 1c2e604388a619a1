import type { Locator, Page } from "@playwright/test";
import { CREDENTIALS } from "../fixtures/fault-test.ts";
import { inAnyLanguage, LANGUAGE_CODES } from "../fixtures/phrases.ts";
import { GUARDED, OPEN } from "../fixtures/two-services.ts";

/** What people do in a day, from any page and in any language of the app. Each step waits only for what it needs. */

/** Real time, whatever the clock of the page says. */
const timeout = 8000;

const CULTURES = ["en", "de-DE", "ar"];

type Errand = (page: Page, choose: (count: number) => number) => Promise<void>;

const main = (page: Page): Locator => page.getByRole("main");
const modal = (page: Page): Locator => page.locator("dialog:modal");

function button(within: Page | Locator, key: Parameters<typeof inAnyLanguage>[0]): Locator {
  return within.getByRole("button", { name: inAnyLanguage(key) });
}

/** Signs in if the app asks for it in a dialog. */
export async function signInIfAsked(page: Page): Promise<boolean> {
  const isAsked = await page.evaluate(() => document.querySelector("dialog input[type=password]") !== null);
  if (!isAsked) return false;
  await signIn(modal(page));
  await modal(page).waitFor({ state: "detached", timeout });
  return true;
}

async function signIn(within: Locator): Promise<void> {
  const form = within.locator("form").filter({ has: within.page().locator("input[type=password]") });
  await form.locator("input").first().fill(CREDENTIALS.clientId, { timeout });
  await form.locator("input[type=password]").fill(CREDENTIALS.clientSecret, { timeout });
  await form.locator("button[type=submit]").click({ timeout });
}

/** Closes whatever is open. */
async function close(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInIfAsked(page);
  for (
    let left = 3;
    left > 0 && (await page.locator("dialog:modal, [popover]:popover-open").count()) > 0;
    left -= 1
  )
    await page.keyboard.press("Escape");
  const requests = button(page.getByRole("banner"), "shell.requests");
  if ((await requests.getAttribute("aria-expanded", { timeout })) === "true")
    await requests.press("Enter", { timeout });
}

/** Opens the first page of a section of the navigation. */
async function openSection(page: Page, address: string): Promise<void> {
  await close(page);
  const pathname = address.replaceAll("/", String.raw`\/`);
  await page.locator(`#navigation a[href^="${address}"]`).first().click({ timeout });
  await page.waitForURL(new RegExp(`${pathname}(?:\\?|$)`), { timeout, waitUntil: "commit" });
}

export async function openOverview(page: Page): Promise<void> {
  await close(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Plinth", exact: true })
    .press("Enter", { timeout });
  const heading = main(page).getByRole("heading", { level: 1, name: inAnyLanguage("addresses.overview") });
  await heading.waitFor({ timeout });
}

/** Opens a service on the page that lists them; signs in if it asks for that. */
export async function openService(page: Page, name: string): Promise<void> {
  await close(page);
  await page.locator(`header a[href^="/connect"]`).click({ timeout });
  await main(page).getByRole("button", { name, exact: true }).click({ timeout });
  if (name === GUARDED) await signIn(main(page));
  await page.waitForURL((url) => url.pathname !== "/connect", { timeout, waitUntil: "commit" });
}

async function pick(page: Page, key: "shell.language" | "shell.culture", value: string): Promise<void> {
  const field = page.getByRole("combobox", { name: inAnyLanguage(key) });
  await field.fill(value, { timeout });
  await field.press("Enter", { timeout });
}

/** Shows the app in a language, which is named in itself. */
async function pickLanguage(page: Page, code: string): Promise<void> {
  await pick(page, "shell.language", new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code);
  await page.locator(`html[lang|="${code}"]`).waitFor({ timeout });
}

/** Disconnects, which forgets everything, and signs in again; in English. */
export async function beginAnew(page: Page): Promise<void> {
  await openService(page, GUARDED);
  await pickLanguage(page, "en");
  await pick(page, "shell.culture", "en");
  await page.locator(`header a[href^="/connect"]`).click({ timeout });
  await button(main(page), "connection.disconnect").click({ timeout });
  await button(main(page), "connection.disconnect").waitFor({ state: "detached", timeout });
  await openService(page, GUARDED);
  await openOverview(page);
}

async function rows(page: Page, address: string): Promise<Locator> {
  const links = main(page).locator(`a[href^="${address}"]`);
  await links.first().waitFor({ timeout });
  return links;
}

/** Opens one of the first rows of a list. */
async function openRow(page: Page, address: string, choose: (count: number) => number): Promise<void> {
  const links = await rows(page, address);
  const count = Math.min(await links.count(), 8);
  await links.nth(choose(count)).click({ timeout });
}

/** Exports the page in one of the formats. */
async function exportAs(page: Page, format: string): Promise<void> {
  await button(main(page), "controls.export").first().click({ timeout });
  await modal(page).getByRole("radio", { name: format, exact: true }).check({ timeout });
  const file = page.waitForEvent("download", { timeout });
  await button(modal(page), "controls.export").click({ timeout });
  await (await file).delete();
}

async function searchCodes(page: Page, text: string): Promise<void> {
  const field = main(page).getByRole("searchbox").first();
  await field.fill(text, { timeout });
  await page.clock.fastForward(1000);
  await field.press("Escape", { timeout });
}

export const ERRANDS: Readonly<Record<string, Errand>> = {
  "another service": async (page, choose) => {
    await openService(page, choose(2) === 0 ? OPEN : GUARDED);
    await openOverview(page);
  },
  "another culture": async (page, choose) => {
    await close(page);
    await pick(page, "shell.culture", CULTURES[choose(CULTURES.length)] ?? "");
  },
  // The texts of a language stay loaded once it was shown. One that is first shown in a later part of the day would count as growth.
  "every language": async (page, choose) => {
    await close(page);
    for (const code of [...LANGUAGE_CODES, LANGUAGE_CODES[choose(LANGUAGE_CODES.length)] ?? "en"])
      await pickLanguage(page, code);
  },
  "a branch of a tree": async (page, choose) => {
    await openSection(page, "/classifications");
    await openRow(page, "/classifications/", choose);
    const codes = main(page).getByRole("treeitem");
    await codes.first().press("ArrowRight", { timeout });
    for (let step = choose(6); step >= 0; step -= 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await main(page).getByRole("article").getByRole("heading").first().waitFor({ timeout });
  },
  "a search in a tree": async (page, choose) => {
    await openSection(page, "/classifications");
    await openRow(page, "/classifications/", choose);
    await searchCodes(page, ["wall", "3", "door"][choose(3)] ?? "");
  },
  "a template, a property, and Back": async (page, choose) => {
    await openSection(page, "/templates");
    await openRow(page, "/templates/", choose);
    const properties = await rows(page, "/templates/");
    await properties.and(page.locator(`[href*="/properties/"]`)).first().click({ timeout });
    await page.waitForURL(/\/properties\/./, { timeout, waitUntil: "commit" });
    await page.evaluate(() => history.back());
    await page.waitForURL(/\/properties(?:\?|$)/, { timeout, waitUntil: "commit" });
    await page.evaluate(() => history.forward());
  },
  "search everything": async (page, choose) => {
    await close(page);
    await page.keyboard.press("Control+k");
    await modal(page)
      .getByRole("combobox")
      .fill(["wall", "door", "300"][choose(3)] ?? "", { timeout });
    await modal(page).getByRole("option").first().waitFor({ timeout });
    await page.keyboard.press("Enter");
  },
  "an export of templates": async (page, choose) => {
    await openSection(page, "/templates");
    await rows(page, "/templates/");
    await exportAs(page, ["CSV", "JSON", "Excel (.xlsx)"][choose(3)] ?? "");
  },
  "an export of a classification": async (page, choose) => {
    await openSection(page, "/classifications");
    await openRow(page, "/classifications/", choose);
    await main(page).getByRole("treeitem").first().waitFor({ timeout });
    await exportAs(page, ["SKOS (Turtle)", "CSV", "JSON"][choose(3)] ?? "");
  },
  "IDS of a template, looked at": async (page, choose) => {
    await openSection(page, "/templates");
    await openRow(page, "/templates/", choose);
    await button(main(page), "controls.export").first().click({ timeout });
    await modal(page).getByRole("radio", { name: "IDS 1.0", exact: true }).check({ timeout });
    await modal(page).getByRole("table").first().waitFor({ timeout });
    await page.keyboard.press("Escape");
  },
  "a comparison": async (page, choose) => {
    await openSection(page, "/templates");
    await rows(page, "/templates/");
    const add = main(page)
      .locator("[aria-pressed=false]:not([aria-disabled])")
      .and(button(page, "concepts.compare"));
    for (const _ of [1, 2]) if ((await add.count()) > 0) await add.nth(choose(5)).click({ timeout });
    await page.locator(`a[href^="/compare"]`).first().click({ timeout });
    await main(page).getByRole("table").first().waitFor({ timeout });
  },
  requirements: async (page, choose) => {
    await openSection(page, "/requirements");
    await openRow(page, "/projects/", choose);
    await main(page).getByRole("table").first().waitFor({ timeout });
  },
  "a unit": async (page, choose) => {
    await openSection(page, "/units");
    await openRow(page, "/units/", choose);
  },
  "keyboard shortcuts": async (page) => {
    await openOverview(page);
    await page.keyboard.press("?");
    await modal(page).waitFor({ timeout });
    await page.keyboard.press("Escape");
  },
};

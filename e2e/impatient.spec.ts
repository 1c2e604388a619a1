import type { Locator, Page } from "@playwright/test";
import { code, culture, tree } from "./fixtures/locators.ts";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { CLASSIFICATION, codes, serveCodes } from "./fixtures/stub-codes.ts";
import { concept, list } from "./fixtures/stub-service.ts";
import { expect, test } from "./fixtures/test.ts";
import { signIn, stubTokenService, token } from "./fixtures/token-service.ts";

/** Users who act before modules or data have loaded: no action is lost, and nothing that loads late undoes one. */

/** Holds back a script until the returned function is called. */
async function holdScript(page: Page, script: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(script, (route) => held.promise.then(() => route.continue()));
  return held.resolve;
}

const CODES = [
  { ...concept("k1", "Ground"), classNumber: "1", hasCodes: true },
  { ...concept("k2", "Walls"), classNumber: "2", hasCodes: true },
  { ...concept("k3", "Roofs"), classNumber: "3", hasCodes: true },
];
const BELOW = { ...concept("k21", "External walls"), classNumber: "21", hasCodes: false };

/** A classification with three codes and one below 'Walls'; `wait` may hold back a response. */
async function useCodes(
  page: Page,
  wait: (params: URLSearchParams) => Promise<void> | undefined,
): Promise<void> {
  await useService(page, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/classifications")) return list(request, [concept("c1", "Elements")]);
    if (!pathname.endsWith("/classification-codes")) return list(request, []);
    await wait(searchParams);
    const below = searchParams.get("ParentClassNumber") ?? searchParams.get("ClassNumber");
    const term = searchParams.get("SearchTerm");
    if (term !== null)
      return list(
        request,
        [...CODES, BELOW].filter(({ name }) => name?.toLowerCase().includes(term) === true),
      );
    return list(request, below === null ? CODES : below === "2" ? [BELOW] : []);
  });
}

const searchbox = (page: Page) => page.getByRole("searchbox", { name: "Search codes" });

test("Back also undoes text that was typed and is not sent yet", async ({ page }) => {
  await useCodes(page, () => undefined);
  await page.clock.install();
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").waitFor();
  await searchbox(page).pressSequentially("wa");
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/search=wa$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchbox(page).press("l");
  await page.goBack();
  await expect(searchbox(page)).toHaveValue("");
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/classifications\/c1$/);
  await expect(tree(page)).toBeVisible();
});

test("Down before there are hits moves to the first one once it has loaded", async ({ page }) => {
  const hits = Promise.withResolvers<void>();
  await useCodes(page, (params) => (params.has("SearchTerm") ? hits.promise : undefined));
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").waitFor();
  await searchbox(page).pressSequentially("wal");
  await searchbox(page).press("ArrowDown");
  await expect(page).toHaveURL(/search=wal$/);
  hits.resolve();
  await expect(page.getByRole("link", { name: "Walls 2", exact: true })).toBeFocused();
});

test("a tree that is scrolled while a code is looked up keeps its scroll position", async ({ page }) => {
  const found = Promise.withResolvers<void>();
  const all = codes(300, 50);
  await useService(page, async (request) => {
    if (request.url.includes("ClassNumber=")) await found.promise;
    return serveCodes(request, all);
  });
  await page.goto(`/classifications/${CLASSIFICATION}/codes/version-1.00020?number=1.00020`);
  await tree(page).getByRole("treeitem", { name: /^2 / }).hover();
  await page.mouse.wheel(0, 4000);
  const inView = tree(page).getByRole("treeitem", { name: /^130 / });
  await expect(inView).toBeInViewport();
  const height = await tree(page).evaluate((element) => element.scrollHeight);
  found.resolve();
  await expect.poll(() => tree(page).evaluate((element) => element.scrollHeight)).toBeGreaterThan(height);
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toContainText("1.00020");
  await expect(inView).toBeInViewport();
});

test("a code that is found late moves neither the focus nor the tree of a user who continues meanwhile", async ({
  page,
}) => {
  const below = Promise.withResolvers<void>();
  await useCodes(page, (params) => {
    const isBelow = [...params.keys()].some(
      (key) => /parent|class/i.test(key) && key !== "ClassificationVersionGuid",
    );
    return isBelow ? below.promise : undefined;
  });
  await page.goto("/classifications/c1/codes/k21?number=21");
  await code(page, "1 Ground").focus();
  await page.keyboard.press("End");
  await expect(code(page, "3 Roofs")).toBeFocused();
  below.resolve();
  await expect(code(page, "21 External walls")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(code(page, "21 External walls")).toBeFocused();
});

test("a branch that is closed right after one of its codes was opened stays closed", async ({ page }) => {
  await useCodes(page, () => undefined);
  await page.goto("/classifications/c1");
  await code(page, "2 Walls").focus();
  await page.keyboard.press("ArrowRight");
  await code(page, "21 External walls").focus();
  // Faster than the page of the code is rendered: browsers handle keys first.
  await page.evaluate(async () => {
    for (const key of ["Enter", "ArrowLeft", "ArrowLeft"]) {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await Promise.resolve();
    }
  });
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toContainText("External walls");
  await expect(code(page, "2 Walls")).toBeFocused();
  await expect(code(page, "2 Walls")).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await expect(code(page, "3 Roofs")).toBeFocused();
});

test("elements that appear late do not take the focus from a field in which the user types", async ({
  page,
}) => {
  await useCodes(page, () => undefined);
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").waitFor();
  const releasePanel = await holdScript(page, /requests-panel-.*\.js/);
  await page.getByRole("button", { name: "Requests" }).click();
  await searchbox(page).pressSequentially("wa");
  releasePanel();
  await expect(page.getByRole("region", { name: "Requests" })).toBeVisible();
  await page.keyboard.type("lls");
  await expect(searchbox(page)).toHaveValue("walls");

  const releasePage = await holdScript(page, /units-page-.*\.js/);
  await page.getByRole("link", { name: "Units", exact: true }).click();
  await culture(page).click();
  await page.keyboard.type("nb");
  releasePage();
  await expect(page.getByRole("heading", { level: 1, name: "Units" })).toBeVisible();
  await page.keyboard.type("-NO");
  await expect(culture(page)).toHaveValue("nb-NO");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/units\?culture=nb-NO$/);
});

test("'Export' that loads while the user types elsewhere stays closed, which is announced", async ({
  page,
}) => {
  await useCodes(page, () => undefined);
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").waitFor();
  const release = await holdScript(page, /export-dialog-.*\.js/);
  const button = page.getByRole("button", { name: "Export", exact: true });
  await button.click();
  await searchbox(page).focus();
  release();
  const note = /^‘Export’ did not open while you were typing/;
  await expect(page.getByRole("paragraph").filter({ hasText: note })).toBeVisible();
  await expect(page.getByRole("log").filter({ hasText: note })).toBeAttached();
  await expect(searchbox(page)).toBeFocused();
  await button.click();
  await expect(page.getByRole("dialog", { name: "Export" })).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
});

/** Clicks an element of the page of a classification and then 'Export', before the page is rendered for the former; returns the dialog. */
async function exportRightAfter(page: Page, element: Locator): Promise<Locator> {
  const button = await page.getByRole("button", { name: "Export", exact: true }).elementHandle();
  await element.evaluate((first, second) => {
    for (const part of [first, second]) if (part instanceof HTMLElement) part.click();
  }, button);
  return page.getByRole("dialog", { name: "Export" });
}

test.describe("'Export', whose module has loaded,", () => {
  test.beforeEach(async ({ page }) => {
    await useCodes(page, () => undefined);
    await page.goto("/classifications/c1");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("dialog", { name: "Export" }).getByRole("button", { name: "Cancel" }).click();
  });

  test("right after a code was clicked stays open, for that code", async ({ page }) => {
    const walls = code(page, "2 Walls");
    const dialog = await exportRightAfter(page, walls);
    await expect(walls).toHaveAttribute("aria-selected", "true");
    await expect(dialog.getByRole("radio", { name: "Selected code and below" })).toBeVisible();
  });

  test("right after another culture was chosen exports that one", async ({ page }) => {
    await culture(page).click();
    const dialog = await exportRightAfter(page, page.getByRole("option", { name: "nb-NO" }));
    await expect(page).toHaveURL(/culture=nb-NO$/);
    await expect(dialog.getByRole("checkbox", { name: "nb-NO" })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(1);
  });
});

test("keys and text for the search that is still loading do not reach the page", async ({ page }) => {
  await useCodes(page, () => undefined);
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").focus();
  await page.evaluate(() => navigator.clipboard.writeText("walls\nroofs"));
  const release = await holdScript(page, /search-dialog-.*\.js/);
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Control+v");
  await page.keyboard.type("!");
  await page.keyboard.press("ArrowDown");
  await expect(code(page, "1 Ground")).toBeFocused();
  release();
  await expect(page.getByRole("combobox", { name: "Search everything" })).toHaveValue("walls, roofs!");
});

test("Escape while the keyboard shortcuts still load keeps them closed", async ({ page }) => {
  await useCodes(page, () => undefined);
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").focus();
  const release = await holdScript(page, /shortcuts-dialog-.*\.js/);
  await page.keyboard.press("?");
  await page.keyboard.press("Escape");
  const loaded = page.waitForResponse(/shortcuts-dialog-.*\.js/);
  release();
  await (await loaded).finished();
  await page.getByRole("button", { name: "Requests" }).click();
  await expect(page.getByRole("region", { name: "Requests" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveCount(0);
});

test("Enter while a field still loads names chooses the best one once it has loaded", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await useService(page, async (request) => {
    if (!request.url.includes("/construction-objects")) return list(request, []);
    await held.promise;
    return list(request, [concept("o1", "External wall")]);
  });
  await page.goto("/projects/7/requirements");
  const productTypes = page.getByRole("combobox", { name: "Product type GUIDs" });
  await productTypes.pressSequentially("external");
  await productTypes.press("Enter");
  held.resolve();
  await expect(page.getByRole("list", { name: "Product type GUIDs: chosen" })).toHaveText("External wall");
  await expect(page).toHaveURL(/productType=o1$/);
});

test("names that are pasted before the list of names has loaded are found once it has", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await useService(page, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/requirements/search"))
      return list(request, [
        { productTypeGuid: "o1", lois: [{ id: "1", projectId: 7, loiId: "LOI-300", stageId: 3 }] },
      ]);
    if (!pathname.endsWith("/construction-objects")) return list(request, []);
    await held.promise;
    return list(request, [concept("o1", "External wall")]);
  });
  await page.goto("/projects/7/requirements");
  const productTypes = page.getByRole("combobox", { name: "Product type GUIDs" });
  await page.evaluate(() => navigator.clipboard.writeText("external wall\no2"));
  await productTypes.focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(productTypes).toHaveValue("external wall, o2");
  held.resolve();
  await expect(page).toHaveURL(/\?productType=o1&productType=o2$/);
  await expect(productTypes).toHaveValue("");
});

test("a classification and a code are chosen by Enter before they have loaded", async ({ page }) => {
  let gate = Promise.withResolvers<void>();
  let term = "";
  const inner = { ...concept("k22", "Inner walls"), classNumber: "22", hasCodes: false };
  await useService(page, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = pathname.split("/").at(-1) ?? "";
    if (operation === "classifications") {
      await gate.promise;
      return list(request, [concept("c1", "Elements")]);
    }
    if (operation !== "classification-codes") return list(request, []);
    term = searchParams.get("SearchTerm") ?? "";
    if (searchParams.has("ClassNumber")) return list(request, [BELOW, inner]);
    if (term === "") return list(request, CODES);
    await gate.promise;
    return list(request, term === "ext" ? [BELOW] : CODES);
  });
  await page.goto("/templates");
  const classification = page.getByRole("combobox", { name: "Classification" });
  await classification.click();
  await page.keyboard.type("elem");
  await page.keyboard.press("Enter");
  gate.resolve();
  await expect(page).toHaveURL(/\/templates\?classification=c1$/);

  const codes = page.getByRole("combobox", { name: "Code", exact: true });
  await codes.click();
  await expect(page.getByRole("option", { name: "2 Walls" })).toBeVisible();
  gate = Promise.withResolvers();
  await page.keyboard.type("ext");
  await page.keyboard.press("Enter");
  await expect.poll(() => term).toBe("ext");
  gate.resolve();
  await expect(page).toHaveURL(/&code=k21$/);

  // The option that the arrow keys have reached stays active when better ones arrive.
  gate = Promise.withResolvers();
  await codes.fill("2");
  await expect(page.getByRole("option")).toHaveText(["21 External walls", "22 Inner walls"]);
  await page.keyboard.press("ArrowDown");
  gate.resolve();
  await expect(page.getByRole("option").first()).toHaveText("2 Walls");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/&code=k22$/);
});

test("a link that is followed right after an arrow key stays open", async ({ page }) => {
  await page.clock.install();
  await useService(page, (request) =>
    list(
      request,
      request.url.includes("mappedProperties") ? [concept("p1", "Height"), concept("p2", "Width")] : [],
    ),
  );
  await page.goto("/templates/t/properties/p1");
  const properties = page.getByRole("list", { name: "Mapped properties" }).getByRole("link");
  await properties.first().focus();
  const release = await holdScript(page, /units-page-.*\.js/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("ArrowDown");
  await expect(properties.nth(1)).toBeFocused();
  await page.getByRole("link", { name: "Units", exact: true }).click();
  await page.clock.runFor(1000);
  release();
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Units");
  await expect(page).toHaveURL(/\/units$/);
});

test("a file that is read does not take the focus from a field in which the user types", async ({ page }) => {
  await page.goto("/connect");
  const release = await holdScript(page, /read-worker-.*\.js/);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a catalogue file" }).click();
  const buffer = Buffer.from(`
    @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
    <https://dictionary.example/1> a skos:Concept ; skos:notation "1" ; skos:prefLabel "Walls"@en .
  `);
  await (await choosing).setFiles({ name: "elements.ttl", mimeType: "text/turtle", buffer });
  await expect(page.getByRole("progressbar", { name: "Reading" })).toBeVisible();
  const client = page.getByRole("textbox", { name: "Client ID" });
  await client.pressSequentially("pl");
  release();
  await expect(page.getByRole("button", { name: "Browse it" })).toBeVisible();
  await page.keyboard.type("inth");
  await expect(client).toHaveValue("plinth");
});

test("text that is typed right after 'Look up' stays in the field", async ({ page }) => {
  await useService(page, (request) => list(request, []));
  await page.goto("/lookup");
  const field = page.getByRole("textbox", { name: "GUIDs, class numbers or addresses" });
  await field.fill("310");
  await field.evaluate((element) => {
    if (!(element instanceof HTMLTextAreaElement)) return;
    element.form?.requestSubmit();
    element.setRangeText("\n320", 3, 3);
  });
  await expect(page).toHaveURL(/\/lookup\?q=310/);
  await expect(page.getByRole("table", { name: "Results" })).toBeVisible();
  await expect(field).toHaveValue("310\n320");
});

test("a double click on 'Open' adds one history entry", async ({ page }) => {
  await useService(page, async (request) => list(request, []));
  await page.goto("/documents");
  const guids = page.getByRole("textbox", { name: /version GUID/i });
  await guids.fill("d1");
  await page.getByRole("button", { name: "Open", exact: true }).evaluate((button) => {
    if (button instanceof HTMLElement) for (let click = 0; click < 2; click += 1) button.click();
  });
  await expect(page).toHaveURL(/documents\/d1$/);
  await page.goBack();
  await expect(page).toHaveURL(/documents$/);
});

test("a second choice is applied, even before the page is rendered for the first one", async ({ page }) => {
  await useCodes(page, () => undefined);
  await page.goto("/classifications/c1/codes/k1?number=1");
  const nested = page.getByRole("switch", { name: "Include nested" });
  // Both clicks before the next task, in which the page is rendered.
  const isShownAtOnce = await nested.evaluate((element) => {
    const clickAndLook = (): boolean => {
      if (element instanceof HTMLInputElement) element.click();
      return element.matches(":checked");
    };
    return [clickAndLook(), clickAndLook(), clickAndLook()];
  });
  expect(isShownAtOnce).toEqual([true, false, true]);
  const ground = await code(page, "1 Ground").elementHandle();
  await code(page, "2 Walls").evaluate((walls: HTMLElement, before) => {
    walls.click();
    if (before instanceof HTMLElement) before.click();
  }, ground);
  await expect(page).toHaveURL(/\/codes\/k1\?number=1&nested=true$/);
  await expect(code(page, "1 Ground")).toHaveAttribute("aria-selected", "true");

  const shown = await culture(page).evaluate(async (field: HTMLInputElement) => {
    const texts: string[] = [];
    for (const name of ["nb-NO", "Default culture"]) {
      field.click();
      await Promise.resolve();
      const options = [...document.querySelectorAll<HTMLElement>("[role=option]")];
      options.find(({ textContent }) => textContent.includes(name))?.click();
      await Promise.resolve();
      texts.push(field.value);
    }
    return texts;
  });
  expect(shown).toEqual([expect.stringContaining("nb-NO"), "Default culture"]);
  await expect(page).toHaveURL(/\?number=1&nested=true$/);
});

test("the name of a classification in the previous culture is not shown as one in the chosen culture", async ({
  page,
}) => {
  await useService(page, (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/classifications")) return list(request, []);
    if (searchParams.get("culture") === "nb-NO") return Promise.withResolvers<Response>().promise;
    return list(request, [{ ...concept("c1", "Building elements"), name: "Bauteile" }]);
  });
  await page.goto("/classifications/c1?culture=de-DE");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bauteile");
  await culture(page).fill("nb-NO");
  await culture(page).press("Enter");
  await expect(page).toHaveURL(/culture=nb-NO$/);
  await page.getByRole("link", { name: "Templates of this classification" }).click();
  const filter = page.getByRole("group", { name: "Filters" }).getByRole("link");
  await expect(filter).toHaveText(/^Building elements/);
});

test("two concepts that are left out of a comparison in quick succession are both left out", async ({
  page,
}) => {
  await useService(page, (request) => list(request, []));
  await page.goto("/compare?kind=template&a=t1&b=t2&c=t3&d=t4");
  const leaveOut = page.getByRole("button", { name: /^Leave out/ });
  await expect(leaveOut).toHaveCount(4);
  // All three before the page is rendered for the first one; two are the fewest that can be compared.
  await leaveOut.evaluateAll((buttons) => {
    for (const button of buttons.slice(1)) if (button instanceof HTMLElement) button.click();
  });
  await expect(leaveOut).toHaveCount(0);
  await expect(page).toHaveURL("/compare?kind=template&a=t1&b=t4");
});

test("a sign-in that ends after a link was followed keeps the page of the link open", async ({ page }) => {
  const services = [
    { name: "Open service", baseUrl: "https://open.test", auth: "none" },
    { name: "Test service", baseUrl: SERVICE_URL },
  ];
  const service = await stubTokenService(page, "Test service", { services });
  const answer = Promise.withResolvers<void>();
  service.exchange = async () => {
    await answer.promise;
    return Response.json(token(service.exchanges));
  };
  const release = await holdScript(page, /units-page-.*\.js/);
  await page.goto("/connect");
  await page.getByRole("list", { name: "Services" }).getByRole("button", { name: "Test service" }).click();
  await signIn(page);
  await page.getByRole("navigation").getByRole("link", { name: "Units", exact: true }).click();
  const answered = page.waitForResponse(/oauth2\/token/);
  answer.resolve();
  await answered;
  await page.evaluate(() => fetch("/config.json"));
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Units" })).toBeVisible();
  await expect(page).toHaveURL(/\/units$/);
  await expect(page.getByRole("link", { name: "Open service", exact: true })).toBeVisible();
});

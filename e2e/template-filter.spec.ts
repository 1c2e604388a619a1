import type { Locator, Page } from "@playwright/test";
import { useService } from "./fixtures/service.ts";
import { concept, list } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

test("templates are filtered by name, all of them, and by a chosen classification", async ({ page }) => {
  const requested: string[] = [];
  const doors = Array.from({ length: 60 }, (_, index) => concept(`t${index}`, `Door ${index}`));
  await useService(page, (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = pathname.split("/").at(-1) ?? "";
    requested.push(operation);
    if (operation === "classifications") return list(request, [concept("c", "Building elements")]);
    return list(request, searchParams.has("ClassificationVersionGuid") ? doors.slice(50) : doors);
  });
  const templates = page.getByRole("list", { name: "Templates", exact: true }).getByRole("link");
  const filter = page.getByRole("searchbox", { name: "Filter templates" });
  const classification = page.getByRole("combobox", { name: "Classification" });

  await page.goto("/templates");
  await expect(templates.first()).toBeVisible();
  await filter.fill("door 5");
  await expect(page.getByText("11 of 60 match", { exact: true })).toBeVisible();
  await expect(templates).toHaveText([5, ...range(50, 60)].map((number) => `Door ${number}`));
  await page.reload();
  await expect(page.getByText("11 of 60 match", { exact: true })).toBeVisible();
  expect(requested).toEqual(["templates", "templates", "templates", "templates"]);
  await axe(page);

  await filter.fill("gate");
  await expect(page.getByText("Nothing found for 'gate' among the 60 templates.")).toBeVisible();
  await page.getByRole("button", { name: "Show all templates" }).press("Enter");
  await expect(filter).toHaveValue("");
  await expect(templates.first()).toHaveText("Door 0");
  await filter.fill("door 5");
  await expect(page.getByText("11 of 60 match", { exact: true })).toBeVisible();

  await classification.fill("building");
  await page.getByRole("option", { name: "Building elements" }).click();
  await expect(page).toHaveURL(/\/templates\?search=door\+5&classification=c$/);
  await expect(page.getByText("10 of 10 match", { exact: true })).toBeVisible();
  await expect(classification).toHaveValue("Building elements");
  expect(requested.filter((operation) => operation === "classifications")).toHaveLength(1);
  await page.goBack();
  await expect(classification).toHaveValue("All classifications");
  await expect(page.getByText("11 of 60 match", { exact: true })).toBeVisible();
});

/** A service with this many templates, the last one named 'Wall'; its second page is held back. */
async function openTemplates(page: Page, count: number) {
  const held = Promise.withResolvers<void>();
  const skips: string[] = [];
  const templates = range(1, count).map((number) => concept(`t${number}`, `Door ${number}`));
  await useService(page, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/templates")) return list(request, []);
    const skip = searchParams.get("Skip") ?? "";
    skips.push(skip);
    if (skip !== "0") await held.promise;
    return list(request, [...templates, concept("wall", "Wall")]);
  });
  await page.goto("/templates");
  await expect(page.getByRole("link", { name: "Door 1", exact: true })).toBeVisible();
  return { skips, release: () => held.resolve() };
}

test("a filter loads the other templates by itself, reports it, and stops when it is cleared", async ({
  page,
}) => {
  const { skips, release } = await openTemplates(page, 155);
  const filter = page.getByRole("searchbox", { name: "Filter templates" });
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().includes("Skip=50"));
  await filter.fill("wall");
  await expect(
    page.getByRole("status").filter({ hasText: "0 of 50 loaded match; loading all 155" }),
  ).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeHidden();
  await expect(page.getByRole("button", { name: "Load all" })).toBeHidden();
  await axe(page);
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await cancelled;
  await expect(page.getByRole("status").filter({ hasText: "50 of 155" })).toBeVisible();
  release();
  expect(skips).toEqual(["0", "50"]);

  await filter.fill("wall");
  await expect(page.getByText("1 of 155 matches", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Wall" })).toBeVisible();
  expect(skips).toEqual(["0", "50", "50", "100", "150"]);
});

test("a filter of more than 5,000 templates offers 'Load all'", async ({ page }) => {
  const { skips } = await openTemplates(page, 5001);
  await page.getByRole("searchbox", { name: "Filter templates" }).fill("wall");
  await expect(
    page.getByText("Nothing found for 'wall' among the 50 templates that are loaded."),
  ).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: "50 of 5,001 are loaded." })).toBeVisible();
  expect(skips).toEqual(["0"]);
  await page.getByRole("button", { name: "Load all" }).click();
  await expect(page.getByRole("progressbar", { name: "Loading all templates" })).toBeVisible();
  await expect.poll(() => skips).toHaveLength(5);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Load all" })).toBeVisible();
  expect(skips, "pages are requested four at a time, and none after a withdrawal").toEqual([
    "0",
    "50",
    "100",
    "150",
    "200",
  ]);
});

test("a filter of a list that the service ended early says so, and 'Retry' loads the rest", async ({
  page,
}) => {
  const templates = [
    ...range(0, 59).map((number) => concept(`t${number}`, `Door ${number}`)),
    concept("w", "Wall"),
  ];
  let isMended = false;
  await useService(page, async (request) => {
    if (isMended || new URL(request.url).searchParams.get("Skip") === "0") return list(request, templates);
    return Response.json({ results: [], pagination: { total: 60, take: 50, skip: 50, returned: 0 } });
  });
  const status = page.getByRole("status");
  await page.goto("/templates?search=door+4");
  await expect(status.filter({ hasText: "11 of 50 loaded match, the service sent no more" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Filter templates" }).fill("wall");
  await expect(page.getByText("Nothing found for 'wall'")).toBeVisible();
  await expect(status.filter({ hasText: "0 of 50 loaded match, the service sent no more" })).toBeVisible();
  await axe(page);

  isMended = true;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("1 of 60 matches", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Wall" })).toBeVisible();
});

test("a code of the chosen classification is found by number and name, by keyboard, and is kept in the address", async ({
  page,
}) => {
  const codes = [
    { ...concept("k3", "Envelope"), classNumber: "300", hasCodes: true },
    { ...concept("k31", "External walls"), classNumber: "310", hasCodes: false },
  ];
  const requested: string[] = [];
  await useService(page, (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = pathname.split("/").at(-1) ?? "";
    if (operation === "classifications") return list(request, [concept("c", "Building elements")]);
    if (operation === "templates") {
      const code = searchParams.get("ClassificationCodeVersionGuid");
      const nested = searchParams.get("IncludeNested");
      const none = code === "k3" && nested === null;
      return list(request, none ? [] : [concept("t", code === null ? "Any door" : `Door of ${code}`)]);
    }
    const number = searchParams.get("ClassNumber");
    const term = searchParams.get("SearchTerm");
    requested.push(`${operation} ${number ?? ""}|${term ?? ""}`);
    if (number !== null)
      return list(
        request,
        codes.filter(({ classNumber }) => classNumber === number),
      );
    return list(
      request,
      term === null ? codes.slice(0, 1) : codes.filter(({ name }) => name?.includes(term) === true),
    );
  });
  const templates = page.getByRole("list", { name: "Templates", exact: true }).getByRole("link");
  const code = page.getByRole("combobox", { name: "Code", exact: true });

  await page.goto("/templates");
  await expect(templates).toHaveText(["Any door"]);
  await expect(code).toBeHidden();
  await page.goto("/templates?classification=c");
  await expect(code).toHaveValue("All codes");
  expect(requested).toEqual([]);

  await code.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveText(["All codes", "300 Envelope"]);
  // At once: a pause between two keys would be long enough for a request.
  await page.keyboard.insertText("310");
  await expect(page.getByRole("option")).toHaveText(["310 External walls"]);
  await axe(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/templates\?classification=c&code=k31$/);
  await expect(code).toHaveValue("310 External walls");
  await expect(templates).toHaveText(["Door of k31"]);
  expect(requested).toEqual([
    "classification-codes |",
    "classification-codes 310|",
    "classification-codes |310",
  ]);

  await page.keyboard.type("Env");
  await page.getByRole("option", { name: "300 Envelope" }).click();
  await page.getByRole("button", { name: "Show templates of the codes below" }).click();
  await expect(page).toHaveURL(/classification=c&code=k3&nested=true$/);
  await expect(templates).toHaveText(["Door of k3"]);
  await page.goBack();
  await page.goBack();
  await expect(templates).toHaveText(["Door of k31"]);
});

/** Clicks one after the other before the page is rendered again. */
async function clickAtOnce(page: Page, ...targets: readonly Locator[]): Promise<void> {
  const elements = await Promise.all(targets.map((target) => target.elementHandle()));
  await page.evaluate((elements) => {
    for (const element of elements)
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }, elements);
}

test("two filters that are changed at once are both applied, and neither undoes a link", async ({ page }) => {
  await useService(page, (request) => list(request, [concept("t", "Door")]));
  await page.goto("/templates?classification=c&code=k");
  const nested = page.getByRole("switch", { name: "Include nested" });
  const template = page.getByRole("list", { name: "Templates", exact: true }).getByRole("link");
  await expect(template).toBeVisible();
  await clickAtOnce(page, nested, page.getByRole("button", { name: /^Remove the filter code/ }));
  await expect(page).toHaveURL(/\/templates\?classification=c&nested=true$/);
  await clickAtOnce(page, template, nested);
  await expect(page.getByRole("tab", { name: "Properties" })).toBeVisible();
  await expect(page).toHaveURL(/\/templates\/t\/properties$/);
});

test("the options of a filter by classification say that the service ended their list early", async ({
  page,
}) => {
  const all = range(0, 60).map((number) => concept(`c${number}`, `Classification ${number}`));
  let isMended = false;
  await useService(page, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/classifications")) return list(request, [concept("t", "Door")]);
    if (isMended || searchParams.get("Skip") === "0") return list(request, all);
    return Response.json({ results: [], pagination: { total: 60, take: 50, skip: 50, returned: 0 } });
  });
  await page.goto("/templates");
  await page.getByRole("combobox", { name: "Classification" }).click();
  const note = page.getByRole("status").filter({ hasText: "50 of 60, the service sent no more" });
  await expect(note).toBeVisible();
  isMended = true;
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(note).toHaveCount(0);
});

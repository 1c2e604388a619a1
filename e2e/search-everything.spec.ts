import type { Page } from "@playwright/test";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { concept, list, problem, TM } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search everything" });
const fieldOf = (page: Page) => page.getByRole("combobox", { name: "Search everything" });
const groupOf = (page: Page, name: string) =>
  dialogOf(page).getByRole("listbox").getByRole("group", { name, exact: true }).getByRole("option");
const chosenOf = (page: Page) => dialogOf(page).getByRole("option", { selected: true });

async function open(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
}

test("from a letter to the page by keyboard, and back to the previous focus", async ({ page }) => {
  await page.goto("/classifications?culture=de-DE");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("wand");
  await expect(fieldOf(page)).toHaveValue("wand");
  await expect(groupOf(page, "Codes").first()).toContainText("Bauteile");
  await expect(dialogOf(page).getByRole("status")).toHaveText(/^Codes: \d+, Templates: \d+/);
  await expect(chosenOf(page)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(chosenOf(page).locator("mark").first()).toHaveText(/wand/i);
  await expect(fieldOf(page)).toHaveAttribute(
    "aria-activedescendant",
    (await chosenOf(page).getAttribute("id")) ?? "",
  );
  await axe(page);
  const number = (await chosenOf(page).innerText()).split("\n")[0] ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/codes/.*number=${number}&culture=de-DE$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const searchbox = page.getByRole("searchbox", { name: "Search codes" });
  await searchbox.fill("a/b");
  await expect(dialogOf(page)).toBeHidden();
  await open(page);
  await expect(groupOf(page, "Recent searches")).toHaveText(["wand"]);
  await expect(groupOf(page, "Recently viewed").first()).toContainText("Classification code");
  await dialogOf(page).getByRole("button", { name: "Forget all" }).click();
  await expect(dialogOf(page).getByRole("option")).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill("offl");
  await expect(groupOf(page, "Pages")).toContainText(["Offline"]);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(searchbox).toBeFocused();
  await searchbox.fill("c");
  await expect(page).toHaveURL(/search=c/);
  await open(page);
  await expect(dialogOf(page).getByRole("option")).toHaveCount(0);
});

test("opened from an open menu, the dialog returns the focus to the button of the menu", async ({ page }) => {
  await page.goto("/units");
  const more = page.getByRole("banner").getByRole("button", { name: "More" });
  for (const keys of ["/", "Control+k", "?"]) {
    await more.click();
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press(keys);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(more).toBeFocused();
  }
});

test.describe("search everything", () => {
  const code = (versionGuid: string, classNumber: string, name: string) => ({
    ...concept(versionGuid, name),
    classNumber,
    hasCodes: false,
  });
  const CLASSIFICATIONS = [concept("a", "Works"), concept("b", "Products")];
  const TEMPLATES = [concept("t1", "Wall"), concept("t2", "Firewall"), concept("t3", "Door")];

  test("opens the result of text that was entered before the dialog had loaded", async ({ page }) => {
    const dialogRequested = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await useService(page, (request) =>
      list(request, new URL(request.url).pathname === `${TM}/templates` ? TEMPLATES : []),
    );
    await page.goto("/units");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.route(/search-dialog-.*\.js/, async (route) => {
      dialogRequested.resolve();
      await answer.promise;
      await route.continue();
    });
    await page.getByRole("link", { name: "Documents", exact: true }).focus();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("firef");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("wall");
    await page.keyboard.press("Enter");
    await dialogRequested.promise;
    await expect(page).toHaveURL("/units");
    answer.resolve();
    await expect(page).toHaveURL(/\/templates\/t2\/properties$/);
  });

  test("sends nothing before typing, shows the results of the latest text, and never moves the active option", async ({
    page,
  }) => {
    const requested: string[] = [];
    const cancelled: string[] = [];
    const held = new Map<string, () => void>();
    page.on("requestfailed", (request) => cancelled.push(new URL(request.url()).search));
    await useService(page, async (request) => {
      const { pathname, searchParams, search } = new URL(request.url);
      const path = pathname.replace(TM, "");
      requested.push(path + search);
      if (path === "/classifications") return list(request, CLASSIFICATIONS);
      if (path === "/templates") return list(request, TEMPLATES);
      if (path === "/construction-objects") return list(request, [concept("o1", "Wall opening")]);
      const term = searchParams.get("SearchTerm") ?? "";
      if (path.startsWith("/classifications/b")) {
        const { promise, resolve } = Promise.withResolvers<void>();
        held.set(term, resolve);
        await promise;
        return list(request, [code("b0", "0", `Wall ${term}`), code("b1", "1", "Wallboard")]);
      }
      return list(request, [code("a1", "9", "Firewall")]);
    });
    await page.goto("/connect");
    await page.getByRole("heading", { level: 1 }).click();
    await open(page);
    await expect(dialogOf(page)).toContainText("Your searches");
    expect(requested).toEqual([]);

    await page.keyboard.type("wa");
    await expect.poll(() => held.has("wa")).toBe(true);
    await page.keyboard.type("ll");
    await expect(groupOf(page, "Templates")).toHaveText(["Wall", "Firewall"]);
    await expect(groupOf(page, "Construction objects")).toHaveText(["Wall opening"]);
    await expect(groupOf(page, "Codes")).toHaveText([/^9\s*Firewall\s*Works$/]);
    await expect.poll(() => held.has("wall")).toBe(true);
    await expect.poll(() => cancelled.join()).toContain("SearchTerm=wa&");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(chosenOf(page)).toHaveText("Wall");
    const before = await chosenOf(page).boundingBox();

    held.get("wa")?.();
    held.get("wall")?.();
    const more = dialogOf(page).getByRole("button", { name: "Show 2 more above" });
    await expect(more).toBeVisible();
    await expect(chosenOf(page)).toHaveText("Wall");
    await expect.poll(() => chosenOf(page).boundingBox()).toEqual(before);
    await more.click();
    await expect(groupOf(page, "Codes")).toHaveText([/^0\s*Wall wall/, /^1\s*Wallboard/, /^9\s*Firewall/]);
    await expect(dialogOf(page).getByText("Wall wa", { exact: true })).toHaveCount(0);
    await fieldOf(page).fill("door");
    await expect(groupOf(page, "Templates")).toHaveText(["Door"]);
    expect(requested.filter((path) => path.startsWith("/templates"))).toEqual(["/templates?Skip=0&Take=500"]);
  });

  test("reports a classification whose search failed, and retries it", async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 403/);
    let isMended = false;
    await useService(page, (request) => {
      const path = new URL(request.url).pathname.replace(TM, "");
      if (path === "/classifications") return list(request, CLASSIFICATIONS);
      if (path.startsWith("/classifications/b") && !request.url.includes("rating"))
        return isMended ? list(request, [code("b1", "310", "Outer wall")]) : problem(403);
      if (path === "/templates") return list(request, TEMPLATES);
      if (path.endsWith("/t2/mappedProperties")) return list(request, [concept("p1", "Fire rating")]);
      return list(
        request,
        path.startsWith("/classifications/a") && !request.url.includes("rating")
          ? [code("a1", "31", "Wall")]
          : [],
      );
    });
    await page.goto("/connect");
    await open(page);
    await fieldOf(page).fill("31");
    await expect(groupOf(page, "Codes")).toHaveText([/^31\s*Wall\s*Works$/]);
    const alert = dialogOf(page).getByRole("alert");
    await expect(alert).toContainText("Not searched: Products");
    await expect(alert).toContainText("HTTP 403");
    isMended = true;
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(groupOf(page, "Codes")).toHaveText([/^31\s*Wall\s*Works$/, /^310\s*Outer wall\s*Products$/]);
    await expect(alert).toHaveCount(0);

    await fieldOf(page).fill("rating");
    await expect(dialogOf(page).getByRole("status")).toHaveText("Nothing found for 'rating'.");
    await dialogOf(page).getByRole("button", { name: "Collect properties from all templates" }).click();
    await expect(groupOf(page, "Properties")).toHaveText([/^Fire rating\s*Firewall$/]);
    await expect(
      dialogOf(page).getByText("Searched 3 of 3 templates and found 1 property.").first(),
    ).toBeVisible();
    await axe(page);
  });

  test("identifies a GUID with at most four concurrent requests, and opens an address in its culture", async ({
    page,
    baseURL,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 404/);
    const requested: string[] = [];
    const given: string[] = [];
    page.on("requestfailed", (request) => given.push(new URL(request.url()).pathname));
    await useService(page, (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.includes("nobody")) return problem(404);
      if (!request.url.includes("u1")) return list(request, []);
      if (search.includes("SearchTerm") || search.includes("ClassNumber")) return list(request, []);
      requested.push(pathname.replace(TM, "") + search);
      if (pathname === `${TM}/units/u1`)
        return Response.json({
          versionGuid: "u1",
          majorVersion: 1,
          minorVersion: 0,
          fullNames: [{ text: "metre", languageCode: "en" }],
        });
      return new Promise(() => {});
    });
    await page.goto("/connect");
    await open(page);
    await page.keyboard.type("u1");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/units/u1");
    await expect(page.getByRole("heading", { level: 1, name: "metre" })).toBeFocused();
    expect(requested.slice(0, 4).toSorted()).toEqual([
      "/conceptmappings/template/u1/mappedProperties?Skip=0&Take=1",
      "/properties/u1/referenced-document",
      "/units/u1",
      "/values?propertyVersionGuid=u1",
    ]);
    await expect.poll(() => given.length).toBeGreaterThanOrEqual(3);

    await open(page);
    await fieldOf(page).fill(`${baseURL}/classifications?culture=nb-NO`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/classifications?culture=nb-NO");
    await expect(page.getByRole("heading", { level: 1, name: "Classifications" })).toBeVisible();

    await open(page);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "310\r\nEF 25 10\n310\n");
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    });
    await expect(groupOf(page, "Pages")).toHaveText(["Look up 2 inputs"]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/lookup?q=310&q=EF+25+10&culture=nb-NO");

    await open(page);
    await fieldOf(page).fill("nobody");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByRole("status")).toHaveText(
      /^Nothing found: the service knows no concept/,
    );
    await fieldOf(page).fill(".");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByRole("alert")).toContainText("This GUID cannot be requested");
  });

  test("a GUID like '..' is never requested, and is reported as invalid", async ({ page }) => {
    const sent: string[] = [];
    const units = [{ versionGuid: "..", name: "Odd" }];
    await useService(
      page,
      (request) => {
        sent.push(new URL(request.url).pathname);
        return list(request, []);
      },
      { services: [{ name: "Test service", baseUrl: SERVICE_URL, auth: "none", startingPoints: { units } }] },
    );
    await page.goto("/units");
    const shown = page.getByRole("heading", { level: 1, name: "This GUID cannot be requested" });
    await page.getByRole("link", { name: "Odd" }).click();
    await expect(shown).toBeFocused();
    await page.reload();
    await expect(shown).toBeVisible();
    await page.getByRole("link", { name: "Go to the overview" }).click();
    await expect(page).toHaveURL(/\/(\?|$)/);

    await page.goto("/units");
    await page.getByRole("textbox", { name: "Open unit" }).fill(".");
    await page.keyboard.press("Enter");
    await expect(shown).toBeVisible();
    expect(sent.filter((path) => path.includes("/units") || path.includes("/concepts"))).toEqual([]);
  });
});

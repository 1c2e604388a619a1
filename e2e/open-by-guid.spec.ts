import type { Page } from "@playwright/test";
import { concept, list, problem, TM } from "./support/stub-service.ts";
import { axe, expect, test } from "./fixtures.ts";
import { SERVICE_URL, useService } from "./support/service.ts";

const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Open by GUID" });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Open by GUID" });

async function paste(page: Page, text: string): Promise<void> {
  await fieldOf(page).focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test("a GUID of the sample catalogue is opened by what it is", async ({ page, browserErrors }) => {
  // Asking what something is means asking in vain as well.
  browserErrors.expect(/status of 404/);
  await page.goto("/classifications");
  const link = page.getByRole("list", { name: "Classifications" }).getByRole("link").first();
  const name = await link.innerText();
  const guid = ((await link.getAttribute("href")) ?? "").split("/").at(-1) ?? "";
  // Nothing is known of it any more.
  await page.evaluate(() => window.localStorage.clear());
  await page.goto("/connect");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill(guid);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/classifications/${guid}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await expect(fieldOf(page)).toHaveValue("");
});

test.describe("open by GUID", () => {
  test.use({ serviceWorkers: "block" });

  /** Knows a classification, a template, a document and a property tag; the rest is unheard of. */
  function answer(request: Request): Response {
    const { pathname } = new URL(request.url);
    const path = pathname.replace(TM, "");
    if (path === "/classifications") return list(request, [concept("c1", "Works")]);
    if (path === "/classifications/c1/classification-codes")
      return list(request, [{ ...concept("k1", "Wall"), classNumber: "1", hasCodes: false }]);
    if (path === "/conceptmappings/template/t%2F1/mappedProperties")
      return list(request, [concept("p1", "Width")]);
    if (path === "/documents/d1/templates") return Response.json([concept("t/1", "Door")]);
    if (path === "/property-tags/g1/properties") return list(request, [concept("p1", "Width")]);
    if (path === "/concepts/o1/versions")
      return list(request, [{ versionGuid: "o1", majorVersion: 1, minorVersion: 0, isLatest: true }]);
    if (path === "/construction-objects") return list(request, [concept("o1", "Window")]);
    if (path === "/classifications/broken/classification-codes" || path === "/concepts/broken/versions")
      return problem(403);
    return problem(404);
  }

  test("lists what several are, what was not found and what failed, and leads on from there", async ({
    page,
    baseURL,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 40[34]/);
    await useService(page, answer);
    await page.goto("/connect?culture=de-DE");
    await paste(
      page,
      `c1\nt/1\r\nd1;g1,\t"o1"\nunheard-of broken\n${baseURL}/units/u1?culture=ar\n%E0%A4 c1`,
    );
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page);
    await expect(dialog.getByRole("status")).toHaveText("6 found, 2 not found, 1 failed.");
    const found = dialog.getByRole("list", { name: "Found", exact: true }).getByRole("listitem");
    await expect(found).toHaveText([
      /^c1\s*Classification/,
      /^t\/1\s*Template/,
      /^d1\s*Document/,
      /^g1\s*Property tag/,
      /^Window\s*Construction object\s*o1/,
      /^u1\s*Unit/,
    ]);
    await expect(dialog.getByRole("list", { name: "Not found" }).getByRole("listitem")).toHaveText([
      /^Not found\s*unheard-of$/,
      /^Not found\s*%E0%A4$/,
    ]);
    await expect(dialog.getByRole("list", { name: "Could not be looked up" })).toHaveText("broken");
    await expect(dialog.getByRole("alert")).toContainText("HTTP 403");
    await axe(page);

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).fill("c1 unheard-of");
    await page.keyboard.press("Enter");
    await dialog.getByRole("link", { name: "c1" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/classifications/c1?culture=de-DE");
    await expect(page.getByRole("heading", { level: 1, name: "Works" })).toBeFocused();
  });

  test("asks at most four operations at a time, and gives up the losers", async ({ page }) => {
    const asked: string[] = [];
    const given: string[] = [];
    page.on("requestfailed", (request) => given.push(new URL(request.url()).pathname));
    await useService(page, (request) => {
      if (!request.url.includes("u1")) return list(request, []);
      const { pathname, search } = new URL(request.url);
      asked.push(pathname.replace(TM, "") + search);
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
    await fieldOf(page).fill("u1");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/units/u1");
    expect(asked.slice(0, 4).toSorted()).toEqual([
      "/conceptmappings/template/u1/mappedProperties?Skip=0&Take=1",
      "/properties/u1/referenced-document",
      "/units/u1",
      "/values?propertyVersionGuid=u1",
    ]);
    await expect.poll(() => given).toHaveLength(3);
  });

  test("says what was not found, and can be cancelled", async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 404/);
    await useService(page, (request) =>
      request.url.includes("slow") ? new Promise(() => {}) : problem(404),
    );
    await page.goto("/connect");
    await fieldOf(page).fill("nobody");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByRole("list", { name: "Not found" })).toContainText("nobody");
    await dialogOf(page).getByRole("button", { name: "Close", exact: true }).click();
    await expect(fieldOf(page)).toHaveValue("nobody");

    await fieldOf(page).fill("nobody slow-1 slow-2 slow-3");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByText("1 of 4 looked up")).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialogOf(page).getByRole("status")).toHaveText("Stopped: 1 not found, 3 not looked up.");
    await expect(dialogOf(page).getByRole("button", { name: "Go on" })).toBeVisible();
    await expect(dialogOf(page).getByRole("button", { name: "Close", exact: true })).toBeFocused();
  });

  test("takes an address of the app with its culture", async ({ page, baseURL }) => {
    await useService(page, answer);
    await page.goto("/connect");
    await fieldOf(page).fill(`${baseURL}/classifications?culture=nb-NO`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/classifications?culture=nb-NO");
    await expect(page.getByRole("link", { name: "Works" })).toBeVisible();
  });

  test("works on a phone", async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 404/);
    await page.setViewportSize({ width: 360, height: 640 });
    await useService(page, answer);
    await page.goto("/connect?culture=ar");
    await fieldOf(page).fill(["c1", ..."abcdefghijklmnopqrstuvwxyz".split("")].join(" "));
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByRole("status")).toHaveText("1 found, 26 not found.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await dialogOf(page).getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialogOf(page)).toBeHidden();
  });

  test("a GUID that is a step through a path leads nowhere else, and is said to be one", async ({ page }) => {
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
    const shown = page.getByRole("heading", { level: 1, name: "The service cannot be asked for this GUID" });
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

    await fieldOf(page).fill(".");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByRole("alert")).toContainText(
      "The service cannot be asked for this GUID",
    );
    await expect(dialogOf(page).getByRole("button", { name: "Retry" })).toBeHidden();
    expect(sent.filter((path) => path.includes("/units") || path.includes("/concepts"))).toEqual([]);
  });
});
